# La page des Châteaux de Bourgogne : ses règles dans nos mots.
burgundy-page-title-1 = De quoi il s’agit
burgundy-page-text-1 =
    Vous êtes un prince avec un domaine de 37 hexagones. En cinq phases de cinq manches, vous prenez des tuiles aux dépôts du plateau principal et les placez chez vous. Chaque tuile a un effet, et les régions pleines rapportent : les grandes davantage, les premières davantage.
burgundy-page-title-2 = Votre tour
burgundy-page-text-2 =
    Chacun lance deux dés et utilise chacun d’eux pour une action. Prenez une tuile au dépôt de ce nombre et mettez-la en réserve, où il y a trois places. Ou placez une tuile de la réserve sur un hexagone vide de sa couleur et de ce nombre, à côté d’une tuile déjà placée. Ou vendez toutes les marchandises de ce nombre. Ou prenez deux ouvriers, avec n’importe quel nombre.
    Chaque ouvrier dépensé change un dé de un ; le six et le un se suivent. Une fois par tour, vous pouvez aussi acheter une tuile du dépôt noir pour deux pièces d’argent.
burgundy-page-title-3 = Les tuiles
burgundy-page-text-3 =
    Château : encore une action tout de suite, avec n’importe quel nombre. Mine : une pièce d’argent à la fin de chaque phase. Bateau : prenez les marchandises d’un dépôt et avancez dans l’ordre du tour. Animaux : des points, et les tuiles de la même espèce dans le pâturage rapportent encore.
    Les bâtiments servent une fois : l’Entrepôt vend des marchandises ; la Menuiserie, l’Église et le Marché prennent une tuile dans les dépôts 1 à 6 ; l’Hôtel de ville en place une ; l’Auberge donne quatre ouvriers, la Banque deux pièces d’argent, la Tour de guet quatre points. Aucun bâtiment ne peut être deux fois dans une même ville.
    Les savoirs changent les règles pour vous ou rapportent des points à la fin. Cliquez une tuile pour lire ce qu’elle fait.
burgundy-page-title-4 = Régions et couleurs
burgundy-page-text-4 =
    Une région pleine rapporte aussitôt selon sa taille : 1, 3, 6, 10, 15, 21, 28 ou 36 points, et encore 10, 8, 6, 4 ou 2 selon la phase. Qui remplit en premier tous les hexagones d’une couleur prend sa grande tuile bonus, le deuxième la petite.
burgundy-page-title-5 = Marchandises
burgundy-page-text-5 =
    À chaque manche, le dé blanc apporte une marchandise à un dépôt ; les bateaux viennent les chercher. Vous en gardez trois sortes au plus. Une vente rapporte une pièce d’argent et, par marchandise, autant de points qu’il y a de joueurs.
burgundy-page-title-6 = La fin
burgundy-page-text-6 =
    Après 25 manches, chaque marchandise et chaque pièce d’argent restante rapporte un point, deux ouvriers un point, et les savoirs ce qu’ils disent. Le plus grand total l’emporte ; à égalité, celui qui a le plus d’hexagones vides, puis celui qui a joué son dernier tour le plus tard.

# Options
burgundy-option-estates = Domaines
burgundy-option-estates-basic = le même domaine de base pour tous
burgundy-option-estates-dealt = un plateau à deux faces est distribué, choisissez la face
burgundy-option-estates-random = un domaine est distribué, choisissez le château
burgundy-option-estates-chosen = choisissez n’importe quel domaine
burgundy-option-choosing = Choix du domaine
burgundy-option-choosing-open = ouvert, dans l’ordre du tour
burgundy-option-choosing-hidden = caché, dévoilé ensemble
burgundy-option-later-estates = Domaines de l’édition 2019
burgundy-option-later-estates-no = non
burgundy-option-later-estates-yes = oui
burgundy-option-edition = Édition
burgundy-option-edition-2011 = 2011
burgundy-option-edition-2019 = 2019

# Comment s’écrivent les coups
burgundy-notation-choose = choisir ce domaine, avec le château de départ sur cet hexagone
burgundy-notation-take-with = prendre la tuile de cet emplacement d’un dépôt avec le dé qui montre ce nombre
burgundy-notation-place-with = placer la tuile de cet emplacement de réserve sur cet hexagone avec le dé qui montre ce nombre
burgundy-notation-sell-with = vendre toutes les marchandises de cette couleur avec le dé qui montre ce nombre
burgundy-notation-workers-with = prendre des ouvriers avec le dé qui montre ce nombre
burgundy-notation-take = prendre cette tuile avec un château ou un bâtiment
burgundy-notation-place = placer cette tuile avec un château ou l’Hôtel de ville
burgundy-notation-sell = vendre ces marchandises avec un château ou l’Entrepôt
burgundy-notation-workers = prendre des ouvriers avec un château
burgundy-notation-buy = acheter cette tuile avec de l’argent
burgundy-notation-buy-for-workers = acheter cette tuile avec des ouvriers (édition 2019, savoir 6)
burgundy-notation-load = prendre les marchandises de ce dépôt, ou de ces deux dépôts
burgundy-notation-keep = parmi les nouvelles sortes de marchandises, prendre celles-ci
burgundy-notation-discard = défausser la tuile de cet emplacement de réserve pour la nouvelle
burgundy-notation-decline = renoncer à un effet
burgundy-notation-end = terminer le tour sans acheter de tuile
