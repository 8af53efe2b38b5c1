builders-title = Budowniczowie: Średniowiecze
builders-about = Rozpoczynaj budowy, najmuj robotników i wysyłaj ich do pracy, aż budynek będzie gotowy. Gdy ktoś zdobędzie 17 punktów na ukończonych kartach, trwająca runda będzie ostatnia.
builders-by = Autor: Frédéric Henry
