builders-title = Les Bâtisseurs : Moyen-Âge
builders-about = Ouvrez des chantiers, recrutez des ouvriers et réunissez les ressources nécessaires pour terminer vos bâtiments. Dès qu’un joueur atteint 17 points avec ses bâtiments et machines achevés, on termine le tour de table et la partie s’achève.
builders-by = De Frédéric Henry
