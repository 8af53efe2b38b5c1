# Les Châteaux de Bourgogne.

# Coups
burgundy-move-choose = Choisir { $estate_def }, avec le château de départ sur { burgundy-hex }
burgundy-move-take-with = Prendre la tuile de l’emplacement { $space } du dépôt { $depot } avec le dé de valeur { $die }
burgundy-move-place-with = Placer la tuile de l’emplacement { $storage } de la réserve sur { burgundy-hex }, avec le dé de valeur { $die }
burgundy-move-sell-with = Vendre toutes les marchandises { $good_plural } avec le dé de valeur { $die }
burgundy-move-workers-with = Prendre des ouvriers{ $die ->
    [0] {""}
   *[other] {" "}avec le dé de valeur { $die }
  }
burgundy-move-take = Prendre la tuile de l’emplacement { $space } du dépôt { $depot }
burgundy-move-place = Placer la tuile de l’emplacement { $storage } de la réserve sur { burgundy-hex }
burgundy-move-sell = Vendre toutes les marchandises { $good_plural }
burgundy-move-workers = Prendre des ouvriers
burgundy-move-buy = Acheter la tuile de l’emplacement { $space } du { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour 2 pépites d’argent
burgundy-move-buy-for-workers = Acheter la tuile de l’emplacement { $space } du { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour 2 ouvriers
burgundy-move-load = Prendre les marchandises { $number ->
    [one] du dépôt { $depots }
   *[other] des dépôts { $depots }
  }
burgundy-move-keep = Prendre ces nouvelles marchandises : { $goods_plural }
burgundy-move-discard = Défausser la tuile de l’emplacement { $storage } de la réserve
burgundy-move-decline = Renoncer à l’effet
burgundy-move-end = Terminer le tour sans acheter

# Coups, quand la table dit ce qu’ils déplacent et coûtent
burgundy-play-take-with = Prendre { $tile_indef } au dépôt { $depot }{ $die ->
    [0] {""}
   *[other] {" "}avec le dé de valeur { $die }
  }{ $workers ->
    [0] {""}
    [one] , en utilisant { $workers } ouvrier
   *[other] , en utilisant { $workers } ouvriers
  }
burgundy-play-place-with = Placer { $tile_indef } sur { burgundy-hex }{ $die ->
    [0] {""}
   *[other] , avec le dé de valeur { $die }
  }{ $workers ->
    [0] {""}
    [one] , en utilisant { $workers } ouvrier
   *[other] , en utilisant { $workers } ouvriers
  }
burgundy-play-sell-with = Vendre { $number ->
    [one] { $number } marchandise { $good }
   *[other] { $number } marchandises { $good_plural }
  }{ $die ->
    [0] {""}
   *[other] {" "}avec le dé de valeur { $die }
  }{ $workers ->
    [0] {""}
    [one] , en utilisant { $workers } ouvrier
   *[other] , en utilisant { $workers } ouvriers
  }
burgundy-play-take = Prendre { $tile_indef } au dépôt { $depot }
burgundy-play-place = Placer { $tile_indef } sur { burgundy-hex }
burgundy-play-sell = Vendre { $number ->
    [one] { $number } marchandise { $good }
   *[other] { $number } marchandises { $good_plural }
  }
burgundy-play-buy = Acheter { $tile_indef } au { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour 2 pépites d’argent
burgundy-play-buy-for-workers = Acheter { $tile_indef } au { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour 2 ouvriers
burgundy-play-discard = Défausser { $tile_def }

# Événements
burgundy-estate-chosen = choisit { $estate_def }, avec le château de départ sur { burgundy-hex }
burgundy-estate-hidden = choisit un domaine en secret
burgundy-estate-uncovered = dévoile { $estate_def }, avec le château de départ sur { burgundy-hex }
burgundy-phase = La phase { $phase } commence
burgundy-laid-out = { $depot ->
    [0] Dépôt noir
   *[other] Dépôt { $depot }
  } : { $tiles }
burgundy-round-goods = Marchandises pour les cinq manches : { $goods }
burgundy-rolled = lance les dés : { $dice }
burgundy-white-die = obtient { $depot } avec le dé blanc : la marchandise { $good } va au dépôt { $depot }
burgundy-changed-die = utilise le dé de valeur { $die } comme un { $number } ({ $workers ->
    [0] gratuitement
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  })
burgundy-knowledge = profite { $tile_de }
burgundy-took = prend { $tile_indef } au dépôt { $depot }{ $by_means }
burgundy-discarded = défausse { $tile_indef }
burgundy-bought = achète { $tile_indef } au { $depot ->
    [0] dépôt noir
   *[other] dépôt { $depot }
  } pour { $workers ->
    [0] { $silver ->
        [one] { $silver } pépite d’argent
       *[other] { $silver } pépites d’argent
      }
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }
burgundy-placed = place { $tile_indef } sur { burgundy-hex }{ $by_means }
burgundy-region = remplit { $colour_region } { $size ->
    [one] d’un hexagone
   *[other] de { $size } hexagones
  } : { $points } + { $phase } points
burgundy-bonus-large = remplit { $colour_all } avant tout le monde : grande tuile bonus, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-bonus-small = remplit { $colour_all } en deuxième position : petite tuile bonus, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-bonus-none = remplit { $colour_all } ; les tuiles bonus sont déjà prises
burgundy-animals = marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $tile }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus grâce à la tuile de connaissance 7
  }
burgundy-watchtower = marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour la Tour de guet
burgundy-boarding-house = reçoit { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  } de l’Auberge
burgundy-bank = reçoit { $silver ->
    [one] { $silver } pépite d’argent
   *[other] { $silver } pépites d’argent
  } de la Banque
burgundy-effect-lost = ne peut pas utiliser l’effet { $tile_de }
burgundy-declined = renonce à l’effet { $tile_de }
burgundy-loaded = { $number ->
    [0] ne charge aucune marchandise
    [one] charge { $number } marchandise { $goods }
   *[other] charge { $number } marchandises : { $goods }
  }{ $left ->
    [0] {""}
   *[other] {" "}(en laisse { $left })
  }
burgundy-marker = avance jusqu’à la case { $space } de la piste d’ordre du tour
burgundy-first = passe en tête de l’ordre du tour
burgundy-sold = vend { $number ->
    [one] { $number } marchandise { $good }
   *[other] { $number } marchandises { $good_plural }
  }{ $by_means } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $silver ->
    [one] { $silver } pépite d’argent
   *[other] { $silver } pépites d’argent
  }{ $workers ->
    [0] {""}
    [one] , { $workers } ouvrier
   *[other] , { $workers } ouvriers
  }
burgundy-workers = prend { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }{ $silver ->
    [0] {""}
    [one] {" "}et { $silver } pépite d’argent
   *[other] {" "}et { $silver } pépites d’argent
  }{ $by_means }
burgundy-income = reçoit de ses mines { $silver ->
    [one] { $silver } pépite d’argent
   *[other] { $silver } pépites d’argent
  }{ $workers ->
    [0] {""}
    [one] {" "}et { $workers } ouvrier
   *[other] {" "}et { $workers } ouvriers
  }
burgundy-final-left = marque des points pour ce qui lui reste : { $goods } pour les marchandises, { $silver } pour l’argent et { $workers } pour les ouvriers
burgundy-final-knowledge = marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $tile_def }
burgundy-final = termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-ended = termine son tour{ $bought ->
    [0] {" "}sans acheter
   *[other] {""}
  }
burgundy-loads = choisit parmi les marchandises { $number ->
    [one] du dépôt { $depots }
   *[other] des dépôts { $depots }
  }
burgundy-moment-estates = Choix des domaines
burgundy-moment = Phase { $phase }, manche { $round }{ $last ->
    [0] {""}
   *[other] {" "}(la dernière)
  }

# Pourquoi pas
burgundy-refused-estate-first = Chacun choisit d’abord un domaine.
burgundy-refused-estate-fixed = Les domaines se choisissent une seule fois, avant la phase A.
burgundy-refused-other-estate = Vous n’avez reçu que { $estates_def }.
burgundy-refused-discard-first = Votre réserve est pleine : défaussez une tuile pour faire de la place. Tuile en attente : { $tile }.
burgundy-refused-discard = On ne défausse une tuile que si la réserve est pleine et qu’il en arrive une nouvelle.
burgundy-refused-effect-first = Utilisez d’abord l’effet { $tile_de }.
burgundy-refused-empty-space = L’emplacement { $space } du dépôt { $depot } est vide.
burgundy-refused-empty-black = L’emplacement { $space } du dépôt noir est vide.
burgundy-refused-no-such-die = Aucun de vos dés encore disponibles ne montre un { $die }.
burgundy-refused-no-goods = Vous n’avez pas de marchandises { $good_plural }.
burgundy-refused-workers = Utiliser le dé de valeur { $die } comme un { $number } coûte { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
  } ; { $workers ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $workers }
  }.
burgundy-refused-empty-storage = L’emplacement { $storage } de la réserve est vide.
burgundy-refused-filled = Il y a déjà une tuile sur { burgundy-hex }.
burgundy-refused-colour-full = Tous les hexagones où l’on peut placer { $tile_indef } sont déjà occupés.
burgundy-refused-colour = { burgundy-hex } n’a pas la couleur { $tile_de }.
burgundy-refused-not-adjacent = { burgundy-hex } ne touche aucune tuile placée.
burgundy-refused-no-hex = Aucun hexagone vide de la couleur { $tile_de } ne touche une tuile placée.
burgundy-refused-same-building = Cette ville a déjà { $tile_indef }.
burgundy-refused-needs-die = Il faut un dé : choisissez lequel.
burgundy-refused-dice-left = Les deux dés doivent être utilisés.
burgundy-refused-carpenters-workshop = La Menuiserie ne permet de prendre qu’un bâtiment.
burgundy-refused-church = L’Église ne permet de prendre qu’une mine, une tuile de connaissance ou un château.
burgundy-refused-market = Le Marché ne permet de prendre qu’un navire ou des animaux.
burgundy-refused-bought = Vous avez déjà acheté une tuile ce tour-ci ; on n’en achète qu’une.
burgundy-refused-not-black = Vous ne pouvez acheter qu’au dépôt noir.
burgundy-refused-price = Une tuile coûte { $price ->
    [one] { $price } pépite d’argent
   *[other] { $price } pépites d’argent
  } ; { $silver ->
    [0] vous n’en avez aucune
   *[other] vous en avez { $silver }
  }.
burgundy-refused-pay-workers = Les tuiles se paient en argent, pas en ouvriers.
burgundy-refused-price-workers = Une tuile coûte { $price ->
    [one] { $price } ouvrier
   *[other] { $price } ouvriers
  } ; { $workers ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $workers }
  }.
burgundy-refused-mixed = Une tuile coûte { $price ->
    [one] { $price } pépite d’argent ou { $price } ouvrier
   *[other] { $price } pépites d’argent ou { $price } ouvriers
  } ; on ne peut pas mélanger les deux.
burgundy-refused-no-ship = On prend des marchandises en plaçant un navire.
burgundy-refused-kinds = { $number ->
    [one] Choisissez exactement { $number } nouvelle sorte de marchandises.
   *[other] Choisissez exactement { $number } nouvelles sortes de marchandises.
  }
burgundy-refused-two-depots = Seule la tuile de connaissance 5 permet à un navire de prendre les marchandises de deux dépôts.
burgundy-refused-depot-first = Choisissez d’abord le dépôt.
burgundy-refused-decline-castle = L’action d’un château est obligatoire ; on peut toujours prendre des ouvriers.
burgundy-refused-decline-ship = Un navire oblige à choisir un dépôt, même si ce dépôt est vide.
burgundy-refused-nothing-to-decline = Il n’y a pas d’effet auquel renoncer.

# D’où viennent les points
burgundy-source-regions-castle = Régions de châteaux
burgundy-source-regions-ship = Rivières
burgundy-source-regions-mine = Régions de mines
burgundy-source-regions-knowledge = Régions de connaissances
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
burgundy-source-knowledge-07 = Connaissance 7 (animaux)
burgundy-source-knowledge-15 = Connaissance 15 (sortes de marchandises vendues)
burgundy-source-knowledge-16 = Connaissance 16 (Entrepôts)
burgundy-source-knowledge-17 = Connaissance 17 (Tours de guet)
burgundy-source-knowledge-18 = Connaissance 18 (Menuiseries)
burgundy-source-knowledge-19 = Connaissance 19 (Églises)
burgundy-source-knowledge-20 = Connaissance 20 (Marchés)
burgundy-source-knowledge-21 = Connaissance 21 (Auberges)
burgundy-source-knowledge-22 = Connaissance 22 (Banques)
burgundy-source-knowledge-23 = Connaissance 23 (Hôtels de ville)
burgundy-source-knowledge-24 = Connaissance 24 (espèces d’animaux)
burgundy-source-knowledge-25 = Connaissance 25 (marchandises vendues)
burgundy-source-knowledge-26 = Connaissance 26 (tuiles bonus)
burgundy-sources-regions = Régions, selon leur taille
burgundy-sources-phases = Régions, selon la phase
burgundy-sources-tiles = Tuiles et marchandises
burgundy-sources-knowledge = Tuiles de connaissance
burgundy-sources-left = Ce qui reste à la fin

# La table dans un terminal
burgundy-table-phase = Phase { $phase }, manche { $round } sur 5
burgundy-table-choosing = Choix des domaines
burgundy-table-choosing-hint = Les dépôts seront remplis quand chacun aura choisi son domaine. D’ici là, on ne connaît que la couleur des tuiles qu’ils recevront.
burgundy-table-white-die = dé blanc : { $number }
burgundy-table-order = ordre du tour : { $players }
burgundy-table-round-goods = Marchandises à venir : { $goods }
burgundy-table-depot = Dépôt
burgundy-table-spaces = Tuiles
burgundy-table-goods = Marchandises
burgundy-table-black = noir
burgundy-table-bonus-tiles = Tuiles bonus restantes : { $tiles }
burgundy-table-large = grande
burgundy-table-small = petite
burgundy-table-none = aucune
burgundy-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-table-dice = Dés (entre parenthèses, les dés utilisés) : { $dice }
burgundy-table-storage = Réserve :
burgundy-table-silver = Argent : { $silver }, ouvriers : { $workers }
burgundy-table-held = Marchandises : { $goods }
burgundy-table-sold = Vendues : { $goods }
burgundy-table-knowledge = Connaissances :
burgundy-table-bonuses = Tuiles bonus : { $tiles }
burgundy-table-choices = Domaines au choix : { $estates_def }
burgundy-table-effect = Maintenant : l’effet { $tile_de }
burgundy-table-surplus = En attente de place : { $tile }
burgundy-table-legend = Hexagones vides : abréviation du type de tuile, nombre du dé, numéro de l’hexagone. Ch = château, Na = navire, Mi = mine, Co = connaissance, Bâ = bâtiment, An = animaux.
burgundy-table-initial = { $colour ->
    [castle] Ch
    [ship] Na
    [mine] Mi
    [knowledge] Co
    [building] Bâ
   *[animal] An
  }
burgundy-short-castle = chât.
burgundy-short-ship = navire
burgundy-short-mine = mine
burgundy-short-cow = vach.
burgundy-short-sheep = mout.
burgundy-short-pig = coch.
burgundy-short-chicken = poul.
burgundy-short-warehouse = Entr.
burgundy-short-watchtower = Tour
burgundy-short-carpenters-workshop = Menuis.
burgundy-short-church = Église
burgundy-short-market = Marché
burgundy-short-boarding-house = Aub.
burgundy-short-bank = Banque
burgundy-short-city-hall = H. vil.
burgundy-short-knowledge = Co

# Choses
burgundy-name-die = dé
    .means = {""}
burgundy-name-phase-a = A
burgundy-name-phase-b = B
burgundy-name-phase-c = C
burgundy-name-phase-d = D
burgundy-name-phase-e = E
burgundy-name-castle = château
    .indef = un château
    .def = le château
    .de = du château
    .means = {" "}(château)
    .region = une région de châteaux
    .all = tous ses hexagones de château
burgundy-name-ship = navire
    .indef = un navire
    .def = le navire
    .de = du navire
    .means = {" "}(navire)
    .region = une rivière
    .all = toutes ses rivières
burgundy-name-mine = mine
    .indef = une mine
    .def = la mine
    .de = de la mine
    .region = une région de mines
    .all = tous ses hexagones de mine
burgundy-name-knowledge = connaissance
    .region = une région de connaissances
    .all = tous ses hexagones de connaissance
burgundy-name-building = bâtiment
    .region = une ville
    .all = toutes ses villes
burgundy-name-animal = animaux
    .region = un pâturage
    .all = tous ses pâturages
burgundy-name-turquoise = turquoise
    .plural = turquoise
burgundy-name-violet = violette
    .plural = violettes
burgundy-name-pink = rose
    .plural = roses
burgundy-name-red = rouge
    .plural = rouges
burgundy-name-brown = brune
    .plural = brunes
burgundy-name-orange = orange
    .plural = orange
burgundy-name-cow-n = { $number } vaches
    .indef = { $number } vaches
    .def = les { $number } vaches
    .de = des { $number } vaches
burgundy-name-sheep-n = { $number } moutons
    .indef = { $number } moutons
    .def = les { $number } moutons
    .de = des { $number } moutons
burgundy-name-pig-n = { $number } cochons
    .indef = { $number } cochons
    .def = les { $number } cochons
    .de = des { $number } cochons
burgundy-name-chicken-n = { $number } poules
    .indef = { $number } poules
    .def = les { $number } poules
    .de = des { $number } poules
burgundy-name-warehouse = Entrepôt
    .indef = un Entrepôt
    .def = l’Entrepôt
    .de = de l’Entrepôt
    .means = {" "}(Entrepôt)
burgundy-name-watchtower = Tour de guet
    .indef = une Tour de guet
    .def = la Tour de guet
    .de = de la Tour de guet
    .means = {" "}(Tour de guet)
burgundy-name-carpenters-workshop = Menuiserie
    .indef = une Menuiserie
    .def = la Menuiserie
    .de = de la Menuiserie
    .means = {" "}(Menuiserie)
burgundy-name-church = Église
    .indef = une Église
    .def = l’Église
    .de = de l’Église
    .means = {" "}(Église)
burgundy-name-market = Marché
    .indef = un Marché
    .def = le Marché
    .de = du Marché
    .means = {" "}(Marché)
burgundy-name-boarding-house = Auberge
    .indef = une Auberge
    .def = l’Auberge
    .de = de l’Auberge
    .means = {" "}(Auberge)
burgundy-name-bank = Banque
    .indef = une Banque
    .def = la Banque
    .de = de la Banque
    .means = {" "}(Banque)
burgundy-name-city-hall = Hôtel de ville
    .indef = un Hôtel de ville
    .def = l’Hôtel de ville
    .de = de l’Hôtel de ville
    .means = {" "}(Hôtel de ville)
burgundy-name-knowledge-n = tuile de connaissance { $number }
    .indef = la tuile de connaissance { $number }
    .def = la tuile de connaissance { $number }
    .de = de la tuile de connaissance { $number }
burgundy-name-estate-n = Domaine { $number }
    .def = le domaine { $number }
burgundy-name-estate-2019-2 = Domaine 2 de l’édition 2019
    .def = le domaine 2 de l’édition 2019
burgundy-name-estate-2019-11a = Domaine 11a de l’édition 2019
    .def = le domaine 11a de l’édition 2019
burgundy-name-estate-2019-11b = Domaine 11b de l’édition 2019
    .def = le domaine 11b de l’édition 2019
burgundy-name-estate-2019-11c = Domaine 11c de l’édition 2019
    .def = le domaine 11c de l’édition 2019
burgundy-name-estate-2019-11d = Domaine 11d de l’édition 2019
    .def = le domaine 11d de l’édition 2019
burgundy-name-estate-2019-11e = Domaine 11e de l’édition 2019
    .def = le domaine 11e de l’édition 2019
burgundy-name-estate-2019-11f = Domaine 11f de l’édition 2019
    .def = le domaine 11f de l’édition 2019

# Les hexagones d’un domaine, par nombre et rangée
burgundy-hex = { $hex ->
    [0] l’hexagone 6 de la 1re rangée
    [1] l’hexagone 5 de la 1re rangée
    [2] l’hexagone 4 de la 1re rangée
    [3] l’hexagone 3 de la 1re rangée
    [4] l’hexagone 2 de la 2e rangée
    [5] l’hexagone 1 de la 2e rangée
    [6] l’hexagone 6 de la 2e rangée
    [7] l’hexagone 5 de la 2e rangée
    [8] l’hexagone 4 de la 2e rangée
    [9] l’hexagone 5 de la 3e rangée
    [10] l’hexagone 4 de la 3e rangée
    [11] l’hexagone 3 de gauche de la 3e rangée
    [12] l’hexagone 1 de la 3e rangée
    [13] l’hexagone 2 de la 3e rangée
    [14] l’hexagone 3 de droite de la 3e rangée
    [15] l’hexagone 6 de gauche de la 4e rangée
    [16] l’hexagone 1 de gauche de la 4e rangée
    [17] l’hexagone 2 de la 4e rangée
    [18] l’hexagone 6 du milieu de la 4e rangée
    [19] l’hexagone 5 de la 4e rangée
    [20] l’hexagone 4 de la 4e rangée
    [21] l’hexagone 1 de droite de la 4e rangée
    [22] l’hexagone 2 de gauche de la 5e rangée
    [23] l’hexagone 5 de la 5e rangée
    [24] l’hexagone 4 de la 5e rangée
    [25] l’hexagone 3 de la 5e rangée
    [26] l’hexagone 1 de la 5e rangée
    [27] l’hexagone 2 de droite de la 5e rangée
    [28] l’hexagone 6 de gauche de la 6e rangée
    [29] l’hexagone 1 de la 6e rangée
    [30] l’hexagone 2 de la 6e rangée
    [31] l’hexagone 5 de la 6e rangée
    [32] l’hexagone 6 de droite de la 6e rangée
    [33] l’hexagone 3 de gauche de la 7e rangée
    [34] l’hexagone 4 de la 7e rangée
    [35] l’hexagone 1 de la 7e rangée
   *[36] l’hexagone 3 de droite de la 7e rangée
  }

# La table dans un navigateur
burgundy-board-main = Plateau
burgundy-board-phases = Phases
burgundy-board-phase-points = Une région remplie en phase { $phase } rapporte { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
  }
burgundy-board-rounds = Manches
burgundy-board-coming = Manche { $round } : marchandise { $good }
burgundy-board-order = Ordre du tour
burgundy-board-order-tip = L’ordre se lit de droite à gauche ; dans une pile, du haut vers le bas. Chaque navire fait avancer son propriétaire d’une case vers la droite.
burgundy-board-depot-name = Dépôt { $depot }
burgundy-board-depot = Dépôt { $depot } ; marchandises : { $goods }
burgundy-board-black = Dépôt noir
burgundy-board-empty-space = Emplacement vide ({ $colour })
burgundy-board-empty-black = Emplacement vide du dépôt noir
burgundy-board-tile = { $tile } : { $does }
burgundy-board-hex = { burgundy-hex }, vide ({ $colour })
burgundy-board-hex-filled = { burgundy-hex }. { $tile }
burgundy-board-goods = { $number ->
    [one] { $number } { $good }
   *[other] { $number } { $good_plural }
  }
burgundy-board-none = aucune
burgundy-board-bonus-tiles = Tuiles bonus
burgundy-board-bonus-left = { $colour } : { $large ->
    [0] la grande tuile bonus est prise
    [one] { $large } point pour le premier qui remplit tous ses hexagones de cette couleur
   *[other] { $large } points pour le premier qui remplit tous ses hexagones de cette couleur
  }, { $small ->
    [0] la petite aussi
    [one] { $small } point pour le suivant
   *[other] { $small } points pour le suivant
  }. Tuiles de cette couleur restant dans la pile : { $pile }
burgundy-board-bonus = Tuile bonus ({ $colour }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-board-bonuses = Bonus
burgundy-board-estate = Votre domaine
burgundy-board-no-estate = Domaine pas encore choisi
burgundy-board-workers = Ouvriers : { $workers }
burgundy-board-silver = Argent : { $silver }
burgundy-board-dice = Dés
burgundy-board-die = Dé de valeur { $number }
burgundy-board-die-used = Dé de valeur { $number }, utilisé
burgundy-board-storage = Réserve
burgundy-board-empty-storage = Emplacement { $storage } de la réserve, vide
burgundy-board-goods-held = Marchandises
burgundy-board-fresh = Quelles nouvelles marchandises prenez-vous ?
burgundy-board-knowledge = Connaissances
burgundy-board-sold = Vendues
burgundy-board-sold-goods = Marchandises vendues : { $goods }
burgundy-board-castle-here = { $estate } : château de départ sur { burgundy-hex }
burgundy-board-chosen = Votre domaine est choisi ; tout le monde n’a pas encore choisi.
burgundy-board-regions = Régions
burgundy-board-region = { $colour }, { $filled } sur { $size } ; le dernier hexagone rapporte { $now ->
    [one] { $now } point
   *[other] { $now } points
  } maintenant{ $next ->
    [0] {""}
   *[other] , { $next } à la phase suivante
  }
burgundy-board-race = { $missing ->
    [0] { $player } a rempli tous ses hexagones de cette couleur
    [one] Il manque { $missing } hexagone à { $player }
   *[other] Il manque { $missing } hexagones à { $player }
  }

burgundy-question-choose = Choisissez un domaine : cliquez sur l’hexagone vert foncé qui recevra le château de départ.
burgundy-question-discard = Votre réserve est pleine. Quelle tuile défaussez-vous pour pouvoir garder { $tile_def } ?
burgundy-question-keep = Vous n’avez de place que pour trois sortes de marchandises. Quelles nouvelles sortes prenez-vous ?
burgundy-question-dice = Choisissez un dé et ce que vous en faites.
burgundy-question-die = { $left ->
    [one] Que faites-vous du dé de valeur { $die } ?
   *[other] Les deux dés montrent { $die }. Que faites-vous du premier ?
  }
burgundy-question-end = Les deux dés sont utilisés : achetez une tuile ou terminez le tour.
burgundy-question-castle = Château : une action de plus, comme avec un dé de la valeur de votre choix.
burgundy-question-ship = Navire : de quel dépôt prenez-vous les marchandises ?
burgundy-question-warehouse = Entrepôt : vendez toutes vos marchandises d’une même sorte.
burgundy-question-carpenters-workshop = Menuiserie : prenez un bâtiment dans les dépôts 1 à 6.
burgundy-question-church = Église : prenez une mine, une tuile de connaissance ou un château dans les dépôts 1 à 6.
burgundy-question-market = Marché : prenez un navire ou des animaux dans les dépôts 1 à 6.
burgundy-question-city-hall = Hôtel de ville : placez une autre tuile, quel que soit le nombre inscrit sur l’hexagone.

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
burgundy-group-end = Terminer le tour
burgundy-heading-die = Dé de valeur { $die }

burgundy-preview-die = { $workers ->
    [0] sans ouvrier
    [one] { $workers } ouvrier, pour utiliser le dé de valeur { $die } comme un { $number }
   *[other] { $workers } ouvriers, pour utiliser le dé de valeur { $die } comme un { $number }
  }
burgundy-preview-get = vous recevez { $tile_indef }
burgundy-preview-pay-silver = coûte 2 pépites d’argent
burgundy-preview-pay-workers = coûte 2 ouvriers
burgundy-preview-sell = { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $silver ->
    [one] { $silver } pépite d’argent
   *[other] { $silver } pépites d’argent
  }{ $workers ->
    [0] {""}
    [one] , { $workers } ouvrier
   *[other] , { $workers } ouvriers
  }
burgundy-preview-workers = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }{ $silver ->
    [0] {""}
    [one] {" "}et { $silver } pépite d’argent
   *[other] {" "}et { $silver } pépites d’argent
  }
burgundy-preview-discard = tuile défaussée : { $tile }
burgundy-preview-region = remplit une région { $size ->
    [one] d’un hexagone
   *[other] de { $size } hexagones
  } : { $points } + { $phase } points
burgundy-preview-bonus = et remplit le dernier hexagone de cette couleur : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-preview-animals = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour les animaux

burgundy-does-castle = une action de plus tout de suite, comme avec un dé de la valeur de votre choix
burgundy-does-ship = prenez toutes les marchandises d’un dépôt, puis avancez dans l’ordre du tour
burgundy-does-mine = 1 pépite d’argent à la fin de chaque phase
burgundy-does-animals = { $animals ->
    [one] { $animals } point
   *[other] { $animals } points
  }, et les tuiles de la même espèce déjà placées dans le même pâturage rapportent de nouveau leurs points
burgundy-does-warehouse = vendez tout de suite toutes vos marchandises d’une même sorte
burgundy-does-watchtower = 4 points
burgundy-does-carpenters-workshop = prenez un bâtiment dans les dépôts 1 à 6, pas dans le dépôt noir
burgundy-does-church = prenez une mine, une tuile de connaissance ou un château dans les dépôts 1 à 6, pas dans le dépôt noir
burgundy-does-market = prenez un navire ou des animaux dans les dépôts 1 à 6, pas dans le dépôt noir
burgundy-does-boarding-house = 4 ouvriers
burgundy-does-bank = 2 pépites d’argent
burgundy-does-city-hall = placez une autre tuile, quel que soit le nombre inscrit sur l’hexagone
burgundy-does-knowledge-01 = une ville peut avoir plusieurs fois le même bâtiment
burgundy-does-knowledge-02 = à la fin de chaque phase, 1 ouvrier par pépite d’argent reçue de vos mines
burgundy-does-knowledge-03 = chaque vente rapporte 2 pépites d’argent au lieu de 1
burgundy-does-knowledge-04 = chaque vente rapporte aussi 1 ouvrier
burgundy-does-knowledge-05 = un navire peut charger les marchandises de deux dépôts voisins
burgundy-does-knowledge-06 = vous pouvez acheter une tuile dans n’importe quel dépôt, pas seulement dans le dépôt noir ; dans l’édition 2019, pour 2 pépites d’argent ou 2 ouvriers
burgundy-does-knowledge-07 = 1 point de plus par tuile d’animaux comptée
burgundy-does-knowledge-08 = chaque ouvrier augmente ou diminue de 1 ou de 2 la valeur d’un dé
burgundy-does-knowledge-09 = quand vous placez un bâtiment, vous pouvez gratuitement augmenter ou diminuer de 1 la valeur du dé
burgundy-does-knowledge-10 = quand vous placez un navire ou des animaux, vous pouvez gratuitement augmenter ou diminuer de 1 la valeur du dé
burgundy-does-knowledge-11 = quand vous placez un château, une mine ou une tuile de connaissance, vous pouvez gratuitement augmenter ou diminuer de 1 la valeur du dé
burgundy-does-knowledge-12 = quand vous prenez une tuile, vous pouvez gratuitement augmenter ou diminuer de 1 la valeur du dé
burgundy-does-knowledge-13 = prendre des ouvriers rapporte aussi 1 pépite d’argent, mais pas avec l’Auberge
burgundy-does-knowledge-14 = prendre des ouvriers en rapporte 4 au lieu de 2, mais pas avec l’Auberge
burgundy-does-knowledge-15 = à la fin, 3 points par sorte de marchandises vendue (2 points dans l’édition 2019)
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
burgundy-does-knowledge-26 = à la fin, 2 points par tuile bonus (3 points dans l’édition 2019)

burgundy-set-kinds = Sortes de marchandises : { $number } sur { $needed }
burgundy-set-goods = { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
  }
burgundy-things-fresh = marchandises { $things_plural }

burgundy-preview-die-badge = { $workers ->
    [0] gratuit
   *[other] −{ $workers } ouv.
  }
burgundy-preview-pay-silver-badge = −2 arg.
burgundy-preview-pay-workers-badge = −2 ouv.
burgundy-preview-sell-badge = +{ $points }
burgundy-preview-workers-badge = +{ $workers } ouv.
burgundy-preview-region-badge = +{ $points }+{ $phase }
burgundy-preview-bonus-badge = +{ $points }
burgundy-preview-animals-badge = +{ $points }

# Pourquoi un coup est bon
burgundy-reason-points = { $more ->
    [more] davantage de points tout de suite
   *[less] moins de points tout de suite
  }
burgundy-reason-goods = { $more ->
    [more] davantage de points pour les marchandises
   *[less] moins de points pour les marchandises
  }
burgundy-reason-silver = { $more ->
    [more] davantage d’argent
   *[less] moins d’argent
  }
burgundy-reason-workers = { $more ->
    [more] davantage d’ouvriers
   *[less] moins d’ouvriers
  }
burgundy-reason-regions = { $more ->
    [more] vos régions se remplissent plus vite
   *[less] vos régions se remplissent moins vite
  }
burgundy-reason-bonuses = { $more ->
    [more] une tuile bonus se rapproche
   *[less] une tuile bonus s’éloigne
  }
burgundy-reason-mines = { $more ->
    [more] vos mines rapportent davantage
   *[less] vos mines rapportent moins
  }
burgundy-reason-knowledge = { $more ->
    [more] davantage de points pour les tuiles de connaissance
   *[less] moins de points pour les tuiles de connaissance
  }
burgundy-reason-animals = { $more ->
    [more] davantage de points pour les animaux
   *[less] moins de points pour les animaux
  }
burgundy-reason-storage = { $more ->
    [more] de meilleures tuiles à placer ensuite
   *[less] de moins bonnes tuiles à placer ensuite
  }
burgundy-reason-ships = { $more ->
    [more] davantage de marchandises attendent votre navire
   *[less] moins de marchandises attendent votre navire
  }
burgundy-reason-effect = { $more ->
    [more] le coup donne une action de plus
   *[less] le coup ne donne pas d’action de plus
  }
burgundy-reason-turn-order = { $more ->
    [more] vous jouez plus tôt
   *[less] vous jouez plus tard
  }
burgundy-reason-depots = { $more ->
    [more] davantage de tuiles disponibles pour vous
   *[less] moins de tuiles disponibles pour vous
  }

# Ce qui est resté inutilisé
burgundy-left-goods = Marchandises non vendues
burgundy-left-silver = Argent non dépensé
burgundy-left-workers = Ouvriers non utilisés
burgundy-left-stored = Tuiles restées en réserve
burgundy-left-hexes = Hexagones vides du domaine
burgundy-left-dice = Dés échangés contre des ouvriers
