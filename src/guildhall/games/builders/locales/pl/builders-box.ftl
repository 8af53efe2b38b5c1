builders-title = Budowniczowie: Średniowiecze
builders-about = Bierz karty budynków, najmuj robotników i zestawiaj ich materiały, aż każdy budynek stanie. 17 punktów na ukończonych kartach kończy grę.
builders-by = Autor: Frédéric Henry
