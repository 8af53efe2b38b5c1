builders-title = Budowniczowie: Średniowiecze
builders-about = Rozpoczynaj budowy, najmuj robotników i wysyłaj ich do pracy, aż budynek będzie gotowy. Gdy ktoś zdobędzie 17 punktów za ukończone budynki i maszyny, trwająca runda będzie ostatnia.
builders-by = Autor: Frédéric Henry
