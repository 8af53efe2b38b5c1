# Les Bâtisseurs : Moyen-Âge.

# Ressources
builders-name-stone = pierre
builders-name-wood = bois
builders-name-knowledge = savoir
builders-name-tile = tuile

# Coups
builders-move-start = Ouvrir un chantier : { $building }
builders-move-hire = Recruter : { $worker }
builders-move-send = Envoyer { $worker } au chantier : { $building }
builders-move-take = Prendre { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  } pour { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-move-buy = Acheter une action de plus pour 5 écus
builders-move-end = Finir le tour

# Événements
builders-started = ouvre un chantier : { $building }
builders-row-building = Nouvelle carte de la rangée : { $building }
builders-hired = recrute : { $worker }
builders-row-worker = Nouvelle carte de la rangée : { $worker }
builders-sent = envoie { $worker } au chantier : { $building } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  })
builders-took = prend { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  } pour { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-bought = achète une action de plus pour { $coins } écus
builders-finished = termine : { $building } ({ $coins } écus, { $points ->
    [one] { $points } point
   *[other] { $points } points
  })
builders-machine-finished = termine la machine : { $building } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
builders-ending = a { $points } points sur ses cartes terminées : on finit le tour de table
builders-stalemate = Plus rien ne bouge : la partie s’arrête ici et l’on compte les points

# Pourquoi pas
builders-refused-actions = il faut { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  } ; vous en avez { $left }
builders-refused-buy = une action de plus coûte { $price } écus ; vous en avez { $coins }
builders-refused-end = toutes les actions doivent être utilisées ; il vous en reste { $actions }
builders-refused-site-taken = { $building } est déjà en chantier et reste à son bâtisseur
builders-refused-already-built = { $building } est déjà un bâtiment terminé
builders-refused-top-building = { $building } est encore sur la pioche ; seules les cinq cartes de la rangée peuvent être prises
builders-refused-building-not-open = { $building } n’est pas dans la rangée
builders-refused-top-worker = { $worker } est encore sur la pioche ; seules les cinq cartes de la rangée peuvent être recrutées
builders-refused-worker-taken = { $worker } travaille déjà pour un joueur et y reste
builders-refused-worker-not-open = { $worker } n’est pas dans la rangée
builders-refused-finished = { $building } est terminé ; on ne peut plus y envoyer personne
builders-refused-not-your-site = { $building } n’est pas l’un de vos chantiers
builders-refused-at-work = { $worker } est au travail et y reste jusqu’à la fin du bâtiment
builders-refused-machine-unfinished = { $worker } doit être terminé avant de travailler
builders-refused-not-your-worker = { $worker } n’est pas à vous
builders-refused-wage = { $worker } demande { $wage } écus ; vous en avez { $coins }
builders-refused-nth-worker = le { $nth ->
    [1] premier ouvrier
    [2] deuxième ouvrier
    [3] troisième ouvrier
   *[other] { $nth }e ouvrier
  } envoyé au même chantier dans le même tour coûte { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  } ; vous en avez { $left }

# D’où viennent les points
builders-source-buildings = Bâtiments
builders-source-machines = Machines
builders-source-coins = Écus

# La table dans un terminal
builders-table-buildings = Bâtiments
builders-table-workers = Ouvriers
builders-table-letter = { $material ->
    [stone] P
    [wood] B
    [knowledge] S
   *[tile] T
  }
builders-table-coins = { $coins } écus
builders-table-points = { $points } pt
builders-table-wage = salaire { $coins }
builders-table-deck = suivante (reste { $cards })
builders-table-holdings = { $coins } écus, { $points } points
builders-table-actions = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }
builders-table-idle = Libres :
builders-table-missing = manque
builders-table-next-worker = prochain ouvrier : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-table-crew = au travail :
builders-table-finished = Terminés :

# La table dans le navigateur
builders-board-market = Cartes à prendre
builders-board-next = Carte suivante
builders-board-amount = { $amount } { $material }
builders-board-nothing = rien
builders-board-nobody = personne
builders-board-building = { $building } : demande { $needs } ; rapporte { $coins } écus et { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-board-machine = { $building }, une machine : demande { $needs } ; ensuite elle fournit { $produces } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $coins ->
    [0] {""}
   *[other] , { $coins } écus
  }
builders-board-worker = { $worker } : fournit { $produces } ; { $wage ->
    [0] travaille gratuitement
    [one] salaire { $wage } écu
   *[other] salaire { $wage } écus
  }
builders-board-site = Chantier { $building } : manque { $missing } ; au travail : { $crew } ; rapporte { $coins } écus et { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-board-top = Sur la pioche, viendra ensuite : { $card }
builders-board-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
  }
builders-board-sites = Chantiers
builders-board-idle = Ouvriers et machines libres
builders-board-no-sites = Aucun chantier : ouvrez-en un avec un bâtiment de la rangée.
builders-board-no-idle = Tout le monde est au travail.
builders-board-needs = demande
builders-board-missing = manque
builders-board-next-worker = Le suivant : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-board-coins = { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  }
builders-board-points = { $points } points sur { $end } sur les cartes terminées
builders-board-actions = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }
builders-question-actions = { $actions ->
    [one] { $actions } action restante : que faites-vous ?
   *[other] { $actions } actions restantes : que faites-vous ?
  }
builders-question-end = Plus d’action : achetez-en une, ou terminez le tour.

# Ce que ferait un coup
builders-preview-start = 1 action · terminé, il rapporte { $coins } écus et { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-preview-start-machine = 1 action · terminée, elle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et travaille gratuitement
builders-preview-hire = 1 action · puis { $wage } écus à chaque envoi
builders-preview-send = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $wage ->
    [one] { $wage } écu
   *[other] { $wage } écus
  }
builders-preview-left = il manquera encore { $missing }
builders-preview-finishes = termine le bâtiment : { $coins } écus, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Sortes de coups
builders-group-start = Ouvrir un chantier
builders-group-hire = Engager un ouvrier
builders-group-send = Envoyer travailler
builders-group-take = Prendre des écus
builders-group-buy = Acheter une action
builders-group-end = Terminer le tour

# Cartes
builders-name-apprentice-01 = Apprenti 01
builders-name-apprentice-02 = Apprenti 02
builders-name-apprentice-03 = Apprenti 03
builders-name-apprentice-04 = Apprenti 04
builders-name-apprentice-05 = Apprenti 05
builders-name-apprentice-06 = Apprenti 06
builders-name-labourer-01 = Manœuvre 01
builders-name-labourer-02 = Manœuvre 02
builders-name-labourer-03 = Manœuvre 03
builders-name-labourer-04 = Manœuvre 04
builders-name-labourer-05 = Manœuvre 05
builders-name-labourer-06 = Manœuvre 06
builders-name-labourer-07 = Manœuvre 07
builders-name-labourer-08 = Manœuvre 08
builders-name-labourer-09 = Manœuvre 09
builders-name-labourer-10 = Manœuvre 10
builders-name-labourer-11 = Manœuvre 11
builders-name-labourer-12 = Manœuvre 12
builders-name-craftsman-01 = Compagnon 01
builders-name-craftsman-02 = Compagnon 02
builders-name-craftsman-03 = Compagnon 03
builders-name-craftsman-04 = Compagnon 04
builders-name-craftsman-05 = Compagnon 05
builders-name-craftsman-06 = Compagnon 06
builders-name-craftsman-07 = Compagnon 07
builders-name-craftsman-08 = Compagnon 08
builders-name-craftsman-09 = Compagnon 09
builders-name-craftsman-10 = Compagnon 10
builders-name-craftsman-11 = Compagnon 11
builders-name-craftsman-12 = Compagnon 12
builders-name-craftsman-13 = Compagnon 13
builders-name-craftsman-14 = Compagnon 14
builders-name-craftsman-15 = Compagnon 15
builders-name-craftsman-16 = Compagnon 16
builders-name-master-01 = Maître 01
builders-name-master-02 = Maître 02
builders-name-master-03 = Maître 03
builders-name-master-04 = Maître 04
builders-name-master-05 = Maître 05
builders-name-master-06 = Maître 06
builders-name-master-07 = Maître 07
builders-name-master-08 = Maître 08
builders-name-bower = Tonnelle
builders-name-wooden-shack = Cabane
builders-name-covered-bridge = Pont couvert
builders-name-treehouse = Cabane perchée
builders-name-stone-bridge = Pont en pierre
builders-name-wash-house = Lavoir
builders-name-straw-hut = Hutte de paille
builders-name-townhouse = Maison urbaine
builders-name-cottage = Chaumière
builders-name-rural-house = Maison rurale
builders-name-house = Maisonnette
builders-name-cowshed = Étable
builders-name-inn = Auberge
builders-name-pigsty = Porcherie
builders-name-rural-relay = Relais rural
builders-name-grain-silo = Silo à grains
builders-name-stables = Écurie
builders-name-forge = Forge
builders-name-windmill = Moulin à vent
builders-name-watermill = Moulin à eau
builders-name-covered-market = Halles
builders-name-bourgeois-house = Maison bourgeoise
builders-name-post = Relais postal
builders-name-hotel = Hôtel
builders-name-tavern = Taverne
builders-name-farm = Ferme
builders-name-church = Église
builders-name-watchtower = Tour de guet
builders-name-abbey = Abbaye
builders-name-cloister = Cloître
builders-name-chapel = Chapelle
builders-name-aqueduct = Aqueduc
builders-name-castle = Château-fort
builders-name-cathedral = Cathédrale
builders-name-crane-2 = Grue 2
builders-name-circular-saw-2 = Scie circulaire 2
builders-name-survey-tools-2 = Instrument de mesure 2
builders-name-tile-oven-2 = Four à tuiles 2
builders-name-crane-3 = Grue 3
builders-name-circular-saw-3 = Scie circulaire 3
builders-name-survey-tools-3 = Instrument de mesure 3
builders-name-tile-oven-3 = Four à tuiles 3

builders-next-send-building = Où travaille { $worker } ?
builders-next-send-worker = Qui travaille sur { $building } ?

builders-preview-send-badge = { $wage ->
    [0] gratuit
   *[other] −{ $wage }
  }
builders-preview-finishes-badge = +{ $points }
