craftsmen-title = Craftsmen
craftsmen-about = Wysyłaj pięciu pomocników do budynków miasta, twórz linie produkcyjne i ładuj statki: masz trzy lata, by zdobyć uznanie. Część elementów gry jest odtworzona.
craftsmen-by = Autor: Krzysztof Matusik
