builders-title = Les Bâtisseurs : Moyen-Âge
builders-about = Ouvrez des chantiers, recrutez des ouvriers et réunissez les ressources qui terminent vos bâtiments. La partie s’achève quand un joueur a 17 points sur ses cartes terminées.
builders-by = De Frédéric Henry
