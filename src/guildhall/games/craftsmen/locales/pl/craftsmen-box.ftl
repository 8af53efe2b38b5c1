craftsmen-title = Craftsmen
craftsmen-about = Wysyłaj pięciu pomocników do budynków, stawiaj linie produkcyjne i ładuj statki: trzy lata, by zdobyć uznanie w mieście. Część wydrukowanych komponentów jest odtworzona; zobacz źródła.
craftsmen-by = Autor: Krzysztof Matusik
