builders-title = Les Bâtisseurs : Moyen-Âge
builders-about = Prenez des bâtiments, recrutez des ouvriers et alignez leurs ressources jusqu’à ce que chaque bâtiment soit debout. 17 points sur les cartes terminées mettent fin à la partie.
builders-by = De Frédéric Henry
