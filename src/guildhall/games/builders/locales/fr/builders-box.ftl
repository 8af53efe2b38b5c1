builders-title = Les Bâtisseurs : Moyen-Âge
builders-about = Ouvrez des chantiers, recrutez des ouvriers et réunissez les ressources nécessaires pour terminer vos bâtiments. La partie s’achève quand un joueur atteint 17 points avec ses cartes terminées.
builders-by = De Frédéric Henry
