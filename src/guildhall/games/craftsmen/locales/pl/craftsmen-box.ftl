craftsmen-title = Craftsmen
craftsmen-about = Wysyłaj pięciu pomocników do budynków miasta, twórz linie produkcyjne i ładuj statki: masz trzy lata, by zdobyć uznanie. Niektórych elementów gry nie znamy w oryginale, więc je odtworzyliśmy.
craftsmen-by = Autor: Krzysztof Matusik
