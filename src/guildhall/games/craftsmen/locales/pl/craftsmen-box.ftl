craftsmen-title = Craftsmen
craftsmen-about = Wysyłaj pięciu pomocników do budynków miasta, stawiaj linie produkcyjne i ładuj statki: masz trzy lata, by zdobyć uznanie. Część wydrukowanych elementów jest odtworzona; zobacz źródła.
craftsmen-by = Autor: Krzysztof Matusik
