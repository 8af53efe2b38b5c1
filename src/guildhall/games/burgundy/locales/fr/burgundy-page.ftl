# Façons de préparer la partie
burgundy-preset-first = Première partie
burgundy-preset-first-about = Tous ont le même domaine de base, comme la règle le conseille pour débuter.
burgundy-preset-club = Règles de club
burgundy-preset-club-about = Chacun reçoit un plateau recto verso, puis choisit une face et l’emplacement du château de départ.
burgundy-preset-all = Toutes les variantes
burgundy-preset-all-about = Chacun choisit en secret n’importe quel domaine des deux éditions ; règles de 2019.

# Options
burgundy-option-estates = Domaines
burgundy-option-estates-basic = le même domaine de base pour tous
burgundy-option-estates-dealt = un plateau recto verso distribué à chacun, choix de la face
burgundy-option-estates-random = un domaine distribué à chacun, choix de l’emplacement du château
burgundy-option-estates-chosen = n’importe quel domaine, au choix de chacun
burgundy-option-choosing = Choix du domaine
burgundy-option-choosing-open = à découvert, dans l’ordre du tour
burgundy-option-choosing-hidden = en secret, puis dévoilé par tous en même temps
burgundy-option-later-estates = Domaines de l’édition 2019
burgundy-option-later-estates-no = non
burgundy-option-later-estates-yes = oui
burgundy-option-edition = Édition
burgundy-option-edition-2011 = 2011
burgundy-option-edition-2019 = 2019

# Comment s’écrivent les coups
burgundy-notation-choose = choisir ce domaine, avec le château de départ sur cet hexagone
burgundy-notation-take-with = prendre la tuile de cet emplacement d’un dépôt avec le dé qui montre ce nombre
burgundy-notation-place-with = placer la tuile de cet emplacement de la réserve sur cet hexagone avec le dé qui montre ce nombre
burgundy-notation-sell-with = vendre toutes les marchandises de cette couleur avec le dé qui montre ce nombre
burgundy-notation-workers-with = prendre des ouvriers avec le dé qui montre ce nombre
burgundy-notation-take = prendre cette tuile avec un château ou un bâtiment
burgundy-notation-place = placer cette tuile avec un château ou l’Hôtel de ville
burgundy-notation-sell = vendre ces marchandises avec un château ou l’Entrepôt
burgundy-notation-workers = prendre des ouvriers avec un château
burgundy-notation-buy = acheter cette tuile avec de l’argent
burgundy-notation-buy-for-workers = acheter cette tuile avec des ouvriers (édition 2019, tuile de connaissance 6)
burgundy-notation-load = prendre les marchandises de ce dépôt, ou de ces deux dépôts
burgundy-notation-keep = parmi les nouvelles sortes de marchandises, prendre celles-ci
burgundy-notation-discard = défausser la tuile de cet emplacement de la réserve pour faire place à la nouvelle
burgundy-notation-decline = renoncer à un effet
burgundy-notation-end = terminer le tour sans acheter de tuile
# La page des Châteaux de Bourgogne : ses règles dans nos mots.

# Les débuts de partie, sur les profils
burgundy-took-first = Première tuile prise
burgundy-placed-first = Première tuile placée
