burgundy-title = Zamki Burgundii
burgundy-about = W każdej turze masz dwie kości: możesz nimi brać żetony, umieszczać je w posiadłości, sprzedawać towary albo brać robotników. Zapełnione regiony dają punkty, tym więcej, im wcześniej je zapełnisz. Po 25 rundach wygrywa ten, kto ma najwięcej punktów.
burgundy-by = Autor: Stefan Feld
