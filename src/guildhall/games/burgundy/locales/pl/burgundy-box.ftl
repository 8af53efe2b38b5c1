burgundy-title = Zamki Burgundii
burgundy-about = Dwiema kośćmi na turę bierz żetony, umieszczaj je w posiadłości, sprzedawaj towary i bierz robotników. Zapełnione regiony dają punkty, tym więcej, im wcześniej. Po 25 rundach wygrywa ten, kto ma najwięcej punktów.
burgundy-by = Autor: Stefan Feld
