builders-title = Budowniczowie: Średniowiecze
builders-about = Bierz karty Budynków, najmuj Robotników i zestawiaj ich Materiały, aż każdy Budynek stanie. 17 punktów na ukończonych kartach kończy grę.
builders-by = Autor: Frédéric Henry
