builders-title = Budowniczowie: Średniowiecze
builders-about = Bierz karty budynków, najmuj robotników i łącz ich materiały, aż budynek będzie gotowy. 17 punktów na ukończonych kartach kończy grę.
builders-by = Autor: Frédéric Henry
