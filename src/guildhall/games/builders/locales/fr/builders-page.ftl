builders-notation-start = ouvrir le chantier de ce bâtiment
builders-notation-hire = recruter cet ouvrier
builders-notation-send = envoyer un ouvrier ou une machine sur un de vos chantiers
builders-notation-take = prendre des écus pour ce nombre d’actions
builders-notation-buy = acheter une action de plus
builders-notation-end = terminer le tour quand il ne reste plus d’action
# La page des Bâtisseurs : ses règles dans nos mots.

# Les débuts de partie, sur les profils
builders-started-first = Premier bâtiment
builders-hired-first = Premier ouvrier
