builders-title = Budowniczowie: Średniowiecze
builders-about = Bierz karty budynków, najmuj robotników i łącz ich materiały, aż budynek będzie gotowy. Gdy ktoś ma 17 punktów na ukończonych kartach, ta runda jest ostatnia.
builders-by = Autor: Frédéric Henry
