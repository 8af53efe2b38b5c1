burgundy-title = Zamki Burgundii
burgundy-about = Dwie kości na turę: bierz żetony włości, umieszczaj je w posiadłości, sprzedawaj towary, bierz robotników. Ukończone regiony dają punkty, tym więcej, im wcześniej. Po 25 rundach wygrywa ten, kto ma najwięcej punktów.
burgundy-by = Autor: Stefan Feld
