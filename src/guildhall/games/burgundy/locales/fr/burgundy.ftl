# Les Châteaux de Bourgogne.

# Coups
burgundy-move-choose = Choisir { $estate }, château de départ sur l’hexagone { $hex }
burgundy-move-take-with = Dé { $die } : prendre la tuile de l’emplacement { $space } du dépôt { $depot }
burgundy-move-place-with = Dé { $die } : placer la tuile de la réserve { $storage } sur l’hexagone { $hex }
burgundy-move-sell-with = Dé { $die } : vendre les marchandises ({ $good })
burgundy-move-workers-with = Dé { $die } : prendre des ouvriers
burgundy-move-take = Prendre la tuile de l’emplacement { $space } du dépôt { $depot }
burgundy-move-place = Placer la tuile de la réserve { $storage } sur l’hexagone { $hex }
burgundy-move-sell = Vendre les marchandises ({ $good })
burgundy-move-workers = Prendre des ouvriers
burgundy-move-buy = Acheter la tuile de l’emplacement { $space } du { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour 2 pièces d’argent
burgundy-move-buy-for-workers = Acheter la tuile de l’emplacement { $space } du { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour 2 ouvriers
burgundy-move-load = Prendre les marchandises { $number ->
    [one] du dépôt { $depots }
   *[other] des dépôts { $depots }
  }
burgundy-move-keep = Parmi les nouvelles marchandises, prendre : { $goods }
burgundy-move-discard = Défausser la tuile de la réserve { $storage }
burgundy-move-decline = Renoncer à l’effet
burgundy-move-end = Finir le tour sans acheter

# Coups, quand la table dit ce qu’ils déplacent et coûtent
burgundy-play-take-with = Dé { $die } : prendre { $tile } au dépôt { $depot }{ $workers ->
    [0] {""}
    [one] {" "}({ $workers } ouvrier)
   *[other] {" "}({ $workers } ouvriers)
  }
burgundy-play-place-with = Dé { $die } : placer { $tile } sur l’hexagone { $hex }{ $workers ->
    [0] {""}
    [one] {" "}({ $workers } ouvrier)
   *[other] {" "}({ $workers } ouvriers)
  }
burgundy-play-sell-with = Dé { $die } : vendre { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
  } ({ $good }){ $workers ->
    [0] {""}
    [one] {" "}({ $workers } ouvrier)
   *[other] {" "}({ $workers } ouvriers)
  }
burgundy-play-take = Prendre { $tile } au dépôt { $depot }
burgundy-play-place = Placer { $tile } sur l’hexagone { $hex }
burgundy-play-sell = Vendre { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
  } ({ $good })
burgundy-play-buy = Acheter { $tile } au { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour 2 pièces d’argent
burgundy-play-buy-for-workers = Acheter { $tile } au { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour 2 ouvriers
burgundy-play-discard = Défausser { $tile }

# Événements
burgundy-estate-chosen = choisit : { $estate }, château de départ sur l’hexagone { $hex }
burgundy-estate-hidden = a choisi un domaine en secret
burgundy-estate-uncovered = dévoile : { $estate }, château de départ sur l’hexagone { $hex }
burgundy-phase = La phase { $phase } commence
burgundy-laid-out = { $depot ->
    [0] Dépôt noir
   *[other] Dépôt { $depot }
  } : { $tiles }
burgundy-round-goods = Marchandises des cinq manches : { $goods }
burgundy-rolled = lance { $dice }
burgundy-white-die = lance un { $depot } avec le dé blanc : marchandise ({ $good }) au dépôt { $depot }
burgundy-changed-die = utilise le { $die } comme un { $number } ({ $workers ->
    [0] gratuitement
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  })
burgundy-knowledge = profite d’une tuile : { $tile }
burgundy-took = prend { $tile } au dépôt { $depot } ({ $by })
burgundy-discarded = défausse { $tile }
burgundy-bought = achète { $tile } au { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour { $workers ->
    [0] { $silver } pièces d’argent
   *[other] { $workers } ouvriers
  }
burgundy-placed = place { $tile } sur l’hexagone { $hex } ({ $by })
burgundy-region = remplit une région ({ $colour }, taille { $size }) : { $points } + { $phase } points
burgundy-bonus-large = remplit en premier une couleur ({ $colour }) : grande tuile bonus, { $points } points
burgundy-bonus-small = remplit en deuxième une couleur ({ $colour }) : petite tuile bonus, { $points } points
burgundy-bonus-none = remplit une couleur ({ $colour }) dont les tuiles bonus sont déjà prises
burgundy-animals = marque { $points } points pour les animaux ({ $tile }){ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus pour le Savoir 7
  }
burgundy-watchtower = marque { $points } points pour la Tour de guet
burgundy-boarding-house = reçoit { $workers } ouvriers de l’Auberge
burgundy-bank = reçoit { $silver } pièces d’argent de la Banque
burgundy-effect-lost = ne peut pas utiliser l’effet : { $tile }
burgundy-declined = renonce à l’effet : { $tile }
burgundy-loaded = { $number ->
    [0] ne charge aucune marchandise
   *[other] charge des marchandises : { $goods }
  }{ $left ->
    [0] {""}
   *[other] , en laisse { $left }
  }
burgundy-marker = avance à la case { $space } de la piste d’ordre du tour
burgundy-first = passe en tête de l’ordre du tour
burgundy-sold = vend { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
  } ({ $good }) pour { $points } points et { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }{ $workers ->
    [0] {""}
    [one] {" "}et { $workers } ouvrier
   *[other] {" "}et { $workers } ouvriers
  } ({ $by })
burgundy-workers = prend { $workers } ouvriers{ $silver ->
    [0] {""}
    [one] {" "}et { $silver } pièce d’argent
   *[other] {" "}et { $silver } pièces d’argent
  } ({ $by })
burgundy-income = reçoit de ses mines { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }{ $workers ->
    [0] {""}
    [one] {" "}et { $workers } ouvrier
   *[other] {" "}et { $workers } ouvriers
  }
burgundy-final-left = marque ce qui reste : marchandises { $goods }, argent { $silver }, ouvriers { $workers }
burgundy-final-knowledge = marque { $points } points pour { $tile }
burgundy-final = termine avec { $points } points

# Pourquoi pas
burgundy-refused-estate-first = chacun choisit d’abord un domaine
burgundy-refused-estate-fixed = les domaines se choisissent une seule fois, avant la phase A
burgundy-refused-other-estate = vous pouvez choisir parmi : { $estates }
burgundy-refused-discard-first = la réserve est pleine : défaussez une tuile pour faire de la place ({ $tile })
burgundy-refused-discard = on ne défausse que si la réserve est pleine et qu’une nouvelle tuile arrive
burgundy-refused-effect-first = vient d’abord l’effet : { $tile }
burgundy-refused-empty-space = l’emplacement { $space } du dépôt { $depot } est vide
burgundy-refused-empty-black = l’emplacement { $space } du dépôt noir est vide
burgundy-refused-no-such-die = vous n’avez pas de dé inutilisé qui montre { $die }
burgundy-refused-no-goods = vous n’avez pas de telles marchandises ({ $good })
burgundy-refused-workers = utiliser le { $die } comme un { $number } demande { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
  } ; vous en avez { $workers }
burgundy-refused-empty-storage = la réserve { $storage } est vide
burgundy-refused-filled = l’hexagone { $hex } porte déjà une tuile
burgundy-refused-colour-full = tous les hexagones de cette couleur portent déjà une tuile ({ $tile })
burgundy-refused-colour = l’hexagone { $hex } est d’une autre couleur ({ $colour }) que la tuile ({ $tile })
burgundy-refused-not-adjacent = l’hexagone { $hex } ne touche aucune tuile placée
burgundy-refused-no-hex = aucun hexagone vide de cette couleur ne touche une tuile placée ({ $tile })
burgundy-refused-same-building = cette ville possède déjà ce bâtiment ({ $tile })
burgundy-refused-needs-die = aucun effet n’attend : il faut un dé, indiquez lequel
burgundy-refused-dice-left = les deux dés doivent être utilisés
burgundy-refused-carpenters-workshop = la Menuiserie ne prend qu’un bâtiment
burgundy-refused-church = l’Église ne prend qu’une mine, un savoir ou un château
burgundy-refused-market = le Marché ne prend qu’un bateau ou des animaux
burgundy-refused-bought = vous avez déjà acheté une tuile dans ce tour ; on n’en achète qu’une
burgundy-refused-not-black = vous ne pouvez acheter qu’au dépôt noir
burgundy-refused-price = une tuile coûte { $price } pièces d’argent ; vous en avez { $silver }
burgundy-refused-pay-workers = les tuiles s’achètent avec de l’argent, pas avec des ouvriers
burgundy-refused-price-workers = une tuile coûte { $price } ouvriers ; vous en avez { $workers }
burgundy-refused-mixed = une tuile coûte { $price } pièces d’argent ou { $price } ouvriers, sans mélanger les deux
burgundy-refused-no-ship = on prend des marchandises en plaçant un bateau
burgundy-refused-kinds = choisissez exactement { $number ->
    [one] { $number } nouvelle sorte de marchandise
   *[other] { $number } nouvelles sortes de marchandises
  }
burgundy-refused-two-depots = seul le Savoir 5 permet de charger dans deux dépôts
burgundy-refused-depot-first = choisissez d’abord le dépôt
burgundy-refused-decline-castle = l’action d’un château doit être faite ; on peut toujours prendre des ouvriers
burgundy-refused-decline-ship = un bateau charge au dépôt de votre choix, même vide
burgundy-refused-nothing-to-decline = aucun effet facultatif n’attend

# D’où viennent les points
burgundy-source-regions-castle = Régions de châteaux
burgundy-source-regions-ship = Rivières
burgundy-source-regions-mine = Régions de mines
burgundy-source-regions-knowledge = Régions de savoir
burgundy-source-regions-building = Villes
burgundy-source-regions-animal = Pâturages
burgundy-source-regions-phase-a = Régions remplies en phase A
burgundy-source-regions-phase-b = Régions remplies en phase B
burgundy-source-regions-phase-c = Régions remplies en phase C
burgundy-source-regions-phase-d = Régions remplies en phase D
burgundy-source-regions-phase-e = Régions remplies en phase E
burgundy-source-animals = Animaux
burgundy-source-goods-sold = Marchandises vendues
burgundy-source-watchtowers = Tours de guet
burgundy-source-bonus-tiles = Tuiles bonus
burgundy-source-left-goods = Marchandises restantes
burgundy-source-left-silver = Argent restant
burgundy-source-left-workers = Ouvriers restants
burgundy-source-knowledge-07 = Savoir 7 (1 point de plus par tuile d’animaux)
burgundy-source-knowledge-15 = Savoir 15 (sortes de marchandises vendues)
burgundy-source-knowledge-16 = Savoir 16 (Entrepôts)
burgundy-source-knowledge-17 = Savoir 17 (Tours de guet)
burgundy-source-knowledge-18 = Savoir 18 (Menuiseries)
burgundy-source-knowledge-19 = Savoir 19 (Églises)
burgundy-source-knowledge-20 = Savoir 20 (Marchés)
burgundy-source-knowledge-21 = Savoir 21 (Auberges)
burgundy-source-knowledge-22 = Savoir 22 (Banques)
burgundy-source-knowledge-23 = Savoir 23 (Hôtels de ville)
burgundy-source-knowledge-24 = Savoir 24 (espèces d’animaux)
burgundy-source-knowledge-25 = Savoir 25 (marchandises vendues)
burgundy-source-knowledge-26 = Savoir 26 (tuiles bonus)

# La table dans un terminal
burgundy-table-phase = Phase { $phase }, manche { $round } sur 5
burgundy-table-choosing = Choix des domaines
burgundy-table-white-die = dé blanc : { $number }
burgundy-table-order = ordre du tour : { $players }
burgundy-table-round-goods = marchandises à venir : { $goods }
burgundy-table-depot = Dépôt
burgundy-table-spaces = Tuiles
burgundy-table-goods = Marchandises
burgundy-table-black = noir
burgundy-table-bonus-tiles = Tuiles bonus restantes : { $tiles }
burgundy-table-large = grande
burgundy-table-small = petite
burgundy-table-none = aucune
burgundy-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-table-dice = Dés : { $dice } (utilisés entre parenthèses)
burgundy-table-storage = Réserve :
burgundy-table-silver = Argent { $silver }, ouvriers { $workers }
burgundy-table-held = Marchandises : { $goods }
burgundy-table-sold = Vendues : { $goods }
burgundy-table-knowledge = Savoir :
burgundy-table-bonuses = Tuiles bonus : { $tiles }
burgundy-table-choices = Domaines au choix : { $estates }
burgundy-table-effect = Maintenant l’effet : { $tile }
burgundy-table-surplus = Attend une place : { $tile }
burgundy-table-legend = Hexagones vides : lettre de couleur, nombre, numéro. C château, S bateau, M mine, K savoir, B bâtiment, A animaux
burgundy-short-castle = chât.
burgundy-short-ship = bateau
burgundy-short-mine = mine
burgundy-short-cow = vache
burgundy-short-sheep = mout.
burgundy-short-pig = coch.
burgundy-short-chicken = poule
burgundy-short-warehouse = Entr.
burgundy-short-watchtower = Tour
burgundy-short-carpenters-workshop = Menu.
burgundy-short-church = Église
burgundy-short-market = Marché
burgundy-short-boarding-house = Aub.
burgundy-short-bank = Banque
burgundy-short-city-hall = H.Vil.
burgundy-short-knowledge = S

# Choses
burgundy-name-die = dé
burgundy-name-phase-a = A
burgundy-name-phase-b = B
burgundy-name-phase-c = C
burgundy-name-phase-d = D
burgundy-name-phase-e = E
burgundy-name-castle = château
burgundy-name-ship = bateau
burgundy-name-mine = mine
burgundy-name-knowledge = savoir
burgundy-name-building = bâtiment
burgundy-name-animal = animaux
burgundy-name-turquoise = turquoise
burgundy-name-violet = violet
burgundy-name-pink = rose
burgundy-name-red = rouge
burgundy-name-brown = brun
burgundy-name-orange = orange
burgundy-name-cow-2 = 2 vaches
burgundy-name-cow-3 = 3 vaches
burgundy-name-cow-4 = 4 vaches
burgundy-name-sheep-2 = 2 moutons
burgundy-name-sheep-3 = 3 moutons
burgundy-name-sheep-4 = 4 moutons
burgundy-name-pig-2 = 2 cochons
burgundy-name-pig-3 = 3 cochons
burgundy-name-pig-4 = 4 cochons
burgundy-name-chicken-2 = 2 poules
burgundy-name-chicken-3 = 3 poules
burgundy-name-chicken-4 = 4 poules
burgundy-name-warehouse = Entrepôt
burgundy-name-watchtower = Tour de guet
burgundy-name-carpenters-workshop = Menuiserie
burgundy-name-church = Église
burgundy-name-market = Marché
burgundy-name-boarding-house = Auberge
burgundy-name-bank = Banque
burgundy-name-city-hall = Hôtel de ville
burgundy-name-knowledge-01 = Savoir 1 (bâtiments identiques dans une ville)
burgundy-name-knowledge-02 = Savoir 2 (ouvriers des mines)
burgundy-name-knowledge-03 = Savoir 3 (2 pièces d’argent par vente)
burgundy-name-knowledge-04 = Savoir 4 (un ouvrier par vente)
burgundy-name-knowledge-05 = Savoir 5 (marchandises de deux dépôts)
burgundy-name-knowledge-06 = Savoir 6 (achat dans tout dépôt)
burgundy-name-knowledge-07 = Savoir 7 (1 point de plus par tuile d’animaux)
burgundy-name-knowledge-08 = Savoir 8 (un ouvrier change un dé de 2)
burgundy-name-knowledge-09 = Savoir 9 (changement gratuit : bâtiments)
burgundy-name-knowledge-10 = Savoir 10 (changement gratuit : bateaux et animaux)
burgundy-name-knowledge-11 = Savoir 11 (changement gratuit : châteaux, mines et savoir)
burgundy-name-knowledge-12 = Savoir 12 (changement gratuit : prise de tuiles)
burgundy-name-knowledge-13 = Savoir 13 (argent avec les ouvriers)
burgundy-name-knowledge-14 = Savoir 14 (4 ouvriers au lieu de 2)
burgundy-name-knowledge-15 = Savoir 15 (sortes de marchandises vendues)
burgundy-name-knowledge-16 = Savoir 16 (Entrepôts)
burgundy-name-knowledge-17 = Savoir 17 (Tours de guet)
burgundy-name-knowledge-18 = Savoir 18 (Menuiseries)
burgundy-name-knowledge-19 = Savoir 19 (Églises)
burgundy-name-knowledge-20 = Savoir 20 (Marchés)
burgundy-name-knowledge-21 = Savoir 21 (Auberges)
burgundy-name-knowledge-22 = Savoir 22 (Banques)
burgundy-name-knowledge-23 = Savoir 23 (Hôtels de ville)
burgundy-name-knowledge-24 = Savoir 24 (espèces d’animaux)
burgundy-name-knowledge-25 = Savoir 25 (marchandises vendues)
burgundy-name-knowledge-26 = Savoir 26 (tuiles bonus)
burgundy-name-estate-1 = Domaine 1
burgundy-name-estate-2 = Domaine 2
burgundy-name-estate-3 = Domaine 3
burgundy-name-estate-4 = Domaine 4
burgundy-name-estate-5 = Domaine 5
burgundy-name-estate-6 = Domaine 6
burgundy-name-estate-7 = Domaine 7
burgundy-name-estate-8 = Domaine 8
burgundy-name-estate-9 = Domaine 9
burgundy-name-estate-2019-2 = Domaine 2 de l’édition 2019
burgundy-name-estate-2019-11a = Domaine 11a de l’édition 2019
burgundy-name-estate-2019-11b = Domaine 11b de l’édition 2019
burgundy-name-estate-2019-11c = Domaine 11c de l’édition 2019
burgundy-name-estate-2019-11d = Domaine 11d de l’édition 2019
burgundy-name-estate-2019-11e = Domaine 11e de l’édition 2019
burgundy-name-estate-2019-11f = Domaine 11f de l’édition 2019

# La table dans un navigateur
burgundy-board-main = Plateau principal
burgundy-board-phases = Phases
burgundy-board-phase-points = Une région remplie en phase { $phase } rapporte { $points } points de plus
burgundy-board-rounds = Manches
burgundy-board-coming = Manche { $round } : marchandise à venir ({ $good })
burgundy-board-order = Ordre du tour
burgundy-board-order-tip = On joue à partir de la droite ; dans une pile, à partir du haut. Chaque bateau avance son propriétaire d’une case vers la droite.
burgundy-board-depot-name = Dépôt { $depot }
burgundy-board-depot = Dépôt { $depot } ; marchandises : { $goods }
burgundy-board-black = Dépôt noir
burgundy-board-empty-space = Emplacement vide ({ $colour })
burgundy-board-empty-black = Emplacement vide du dépôt noir
burgundy-board-tile = { $tile } : { $does }
burgundy-board-knowledge-number = Savoir { $number }
burgundy-board-hex = Hexagone { $hex }, vide : { $colour }, dé { $number }
burgundy-board-hex-filled = Hexagone { $hex } : { $tile }
burgundy-board-goods = { $number } { $good }
burgundy-board-none = aucune
burgundy-board-bonus-tiles = Tuiles bonus
burgundy-board-bonus-left = { $colour } : { $large ->
    [0] la grande tuile bonus est prise
   *[other] { $large } points pour qui remplit cette couleur en premier
  }, { $small ->
    [0] la petite aussi
   *[other] { $small } pour le deuxième
  }. Tuiles dans la pile : { $pile }
burgundy-board-bonus = Tuile bonus ({ $colour }) : { $points } points
burgundy-board-bonuses = Bonus
burgundy-board-estate = Votre domaine
burgundy-board-no-estate = Domaine pas encore choisi
burgundy-board-workers = Ouvriers : { $workers }
burgundy-board-silver = Argent : { $silver }
burgundy-board-dice = Dés
burgundy-board-die = Dé : { $number }
burgundy-board-die-used = Dé : { $number }, utilisé
burgundy-board-storage = Réserve
burgundy-board-empty-storage = Réserve { $storage }, vide
burgundy-board-goods-held = Marchandises
burgundy-board-fresh = Nouvelles marchandises : lesquelles ?
burgundy-board-knowledge = Savoir
burgundy-board-sold = Vendues
burgundy-board-sold-goods = Marchandises vendues : { $goods }
burgundy-board-castle-here = { $estate } : château de départ sur l’hexagone { $hex } (dé { $number })
burgundy-board-chosen = Votre domaine est choisi ; les autres choisissent encore.
burgundy-board-regions = Régions
burgundy-board-region = { $colour } : { $filled } sur { $size } ; le dernier hexagone rapporte { $now } points maintenant{ $next ->
    [0] {""}
   *[other] , { $next } à la phase suivante
  }
burgundy-board-race = { $missing ->
    [0] { $player } a rempli la couleur
    [one] Il manque { $missing } hexagone à { $player }
   *[other] Il manque { $missing } hexagones à { $player }
  }

burgundy-question-choose = Choisissez un domaine : indiquez l’hexagone vert foncé du château de départ.
burgundy-question-discard = La réserve est pleine. Quelle tuile part pour faire place ({ $tile }) ?
burgundy-question-keep = Tout n’a pas sa place. Quelles nouvelles sortes prenez-vous ?
burgundy-question-dice = Choisissez un dé et ce que vous en faites.
burgundy-question-die = { $left ->
    [one] Que faites-vous du { $die } ?
   *[other] Les deux dés montrent { $die }. Que faites-vous du premier ?
  }
burgundy-question-end = Les deux dés sont utilisés : achetez une tuile ou finissez le tour.
burgundy-question-castle = Château : encore une action, avec n’importe quel nombre.
burgundy-question-ship = Bateau : de quel dépôt prenez-vous les marchandises ?
burgundy-question-warehouse = Entrepôt : vendez une sorte de marchandises.
burgundy-question-carpenters-workshop = Menuiserie : prenez un bâtiment dans n’importe quel dépôt.
burgundy-question-church = Église : prenez une mine, un savoir ou un château dans n’importe quel dépôt.
burgundy-question-market = Marché : prenez un bateau ou des animaux dans n’importe quel dépôt.
burgundy-question-city-hall = Hôtel de ville : placez une autre tuile, quel que soit le nombre.

burgundy-group-choose = Choisir un domaine
burgundy-group-take = Prendre une tuile
burgundy-group-take-with = { burgundy-group-take }
burgundy-group-place = Placer une tuile
burgundy-group-place-with = { burgundy-group-place }
burgundy-group-sell = Vendre des marchandises
burgundy-group-sell-with = { burgundy-group-sell }
burgundy-group-workers = Prendre des ouvriers
burgundy-group-workers-with = { burgundy-group-workers }
burgundy-group-buy = Acheter une tuile
burgundy-group-buy-for-workers = Acheter une tuile avec des ouvriers
burgundy-group-load = Charger des marchandises
burgundy-group-keep = Choisir les nouvelles marchandises
burgundy-group-discard = Défausser une tuile
burgundy-group-decline = Renoncer à l’effet
burgundy-group-end = Finir le tour

burgundy-preview-die = { $workers ->
    [0] sans ouvrier
    [one] { $workers } ouvrier, pour utiliser le { $die } comme un { $number }
   *[other] { $workers } ouvriers, pour utiliser le { $die } comme un { $number }
  }
burgundy-preview-get = vous recevez : { $tile }
burgundy-preview-pay-silver = coûte 2 pièces d’argent
burgundy-preview-pay-workers = coûte 2 ouvriers
burgundy-preview-sell = { $points } points pour { $number }, argent : { $silver }{ $workers ->
    [0] {""}
   *[other] , ouvriers : { $workers }
  }
burgundy-preview-workers = { $workers } ouvriers{ $silver ->
    [0] {""}
   *[other] {" "}et { $silver } pièce d’argent
  }
burgundy-preview-discard = quitte le jeu : { $tile }
burgundy-preview-region = remplit une région de { $size } : { $points } + { $phase } points
burgundy-preview-bonus = et une couleur : { $points } points
burgundy-preview-animals = { $points } points pour les animaux

burgundy-does-castle = encore une action tout de suite, avec n’importe quel nombre
burgundy-does-ship = prenez les marchandises d’un dépôt, puis avancez dans l’ordre du tour
burgundy-does-mine = 1 pièce d’argent à la fin de chaque phase
burgundy-does-animals = { $animals } points, et encore pour chaque tuile de l’espèce dans le pâturage
burgundy-does-warehouse = vendez tout de suite une sorte de marchandises
burgundy-does-watchtower = 4 points
burgundy-does-carpenters-workshop = prenez un bâtiment dans n’importe quel dépôt
burgundy-does-church = prenez une mine, un savoir ou un château dans n’importe quel dépôt
burgundy-does-market = prenez un bateau ou des animaux dans n’importe quel dépôt
burgundy-does-boarding-house = 4 ouvriers
burgundy-does-bank = 2 pièces d’argent
burgundy-does-city-hall = placez une autre tuile, quel que soit le nombre
burgundy-does-knowledge-01 = des bâtiments identiques peuvent former une même ville
burgundy-does-knowledge-02 = les mines donnent aussi un ouvrier par pièce d’argent
burgundy-does-knowledge-03 = chaque vente rapporte 2 pièces d’argent au lieu de 1
burgundy-does-knowledge-04 = chaque vente rapporte aussi un ouvrier
burgundy-does-knowledge-05 = un bateau peut charger dans deux dépôts voisins
burgundy-does-knowledge-06 = vous pouvez acheter dans n’importe quel dépôt
burgundy-does-knowledge-07 = 1 point de plus par tuile d’animaux comptée
burgundy-does-knowledge-08 = un ouvrier change un dé de 1 ou 2
burgundy-does-knowledge-09 = dés pour placer des bâtiments : un pas gratuit
burgundy-does-knowledge-10 = dés pour placer bateaux et animaux : un pas gratuit
burgundy-does-knowledge-11 = dés pour placer châteaux, mines et savoirs : un pas gratuit
burgundy-does-knowledge-12 = dés pour prendre des tuiles : un pas gratuit
burgundy-does-knowledge-13 = prendre des ouvriers rapporte aussi 1 pièce d’argent
burgundy-does-knowledge-14 = prendre des ouvriers en rapporte 4
burgundy-does-knowledge-15 = à la fin, des points par sorte de marchandises vendue
burgundy-does-knowledge-16 = à la fin, 4 points par Entrepôt
burgundy-does-knowledge-17 = à la fin, 4 points par Tour de guet
burgundy-does-knowledge-18 = à la fin, 4 points par Menuiserie
burgundy-does-knowledge-19 = à la fin, 4 points par Église
burgundy-does-knowledge-20 = à la fin, 4 points par Marché
burgundy-does-knowledge-21 = à la fin, 4 points par Auberge
burgundy-does-knowledge-22 = à la fin, 4 points par Banque
burgundy-does-knowledge-23 = à la fin, 4 points par Hôtel de ville
burgundy-does-knowledge-24 = à la fin, 4 points par espèce d’animaux
burgundy-does-knowledge-25 = à la fin, 1 point par marchandise vendue
burgundy-does-knowledge-26 = à la fin, des points par tuile bonus

burgundy-set-kinds = Sortes de marchandises : { $number } sur { $needed }

burgundy-preview-die-badge = { $workers ->
    [0] gratuit
    [one] −{ $workers } ouvrier
   *[other] −{ $workers } ouvriers
  }
burgundy-preview-pay-silver-badge = −2 argent
burgundy-preview-pay-workers-badge = −2 ouvriers
burgundy-preview-sell-badge = +{ $points }
burgundy-preview-workers-badge = { $workers ->
    [one] +{ $workers } ouvrier
   *[other] +{ $workers } ouvriers
  }
burgundy-preview-region-badge = +{ $points }+{ $phase }
burgundy-preview-bonus-badge = +{ $points }
burgundy-preview-animals-badge = +{ $points }
