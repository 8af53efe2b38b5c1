# Les Bâtisseurs : Moyen-Âge.

# Ressources
builders-name-stone = pierre
builders-name-wood = bois
builders-name-knowledge = savoir
builders-name-tile = tuile
builders-name-stone-n = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
  }
builders-name-wood-n = { $number } bois
builders-name-knowledge-n = { $number ->
    [one] { $number } savoir
   *[other] { $number } savoirs
  }
builders-name-tile-n = { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
  }

# Coups
builders-move-start = Ouvrir le chantier { $building_de }
builders-move-hire = Recruter { $worker_def }
builders-move-send = Envoyer { $worker_def } sur le chantier { $building_de }
builders-move-take = Prendre { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  } pour { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-move-buy = Acheter une action de plus pour 5 écus
builders-move-end = Terminer le tour

# Événements
builders-started = ouvre le chantier { $building_de }
builders-row-building = Nouvelle carte bâtiment dans la rangée : { $building }
builders-hired = recrute { $worker_def }
builders-row-worker = Nouvel ouvrier dans la rangée : { $worker }
builders-sent = envoie { $worker_def } sur le chantier { $building_de } ({ $actions ->
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
builders-bought = achète une action de plus pour { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  }
builders-finished = termine { $building_def } : { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-machine-finished = termine { $building_def } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-ending = annonce le dernier tour de table : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sur ses cartes terminées
builders-stalemate = Plus rien ne change depuis longtemps : la partie s’arrête ici et l’on compte les points.
builders-ended = termine son tour
builders-moment = Tour de table { $round }{ $last ->
    [0] {""}
   *[other] {" "}(le dernier)
  }

# Pourquoi pas
builders-refused-actions = Il faut { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  } ; { $left ->
    [0] il ne vous en reste aucune
   *[other] il vous en reste { $left }
  }.
builders-refused-take = Vous ne pouvez pas échanger plus de trois actions à la fois contre des écus.
builders-refused-buy = Une action de plus coûte { $price ->
    [one] { $price } écu
   *[other] { $price } écus
  } ; { $coins ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $coins }
  }.
builders-refused-end = Toutes les actions doivent être utilisées ; il vous en reste { $actions }.
builders-refused-site-taken = Le chantier { $building_de } est déjà ouvert et reste au joueur qui l’a ouvert.
builders-refused-already-built = Le chantier { $building_de } est déjà terminé.
builders-refused-top-building = La carte { $building } est encore sur la pioche ; on ne prend que les cartes de la rangée.
builders-refused-building-not-open = La carte { $building } n’est pas dans la rangée.
builders-refused-top-worker = { $worker_def } est encore sur la pioche ; on ne recrute que dans la rangée.
builders-refused-worker-taken = { $worker_def } travaille déjà pour un joueur et reste à son service.
builders-refused-worker-not-open = { $worker_def } n’est pas dans la rangée.
builders-refused-finished = Le chantier { $building_de } est terminé ; on ne peut plus y envoyer personne.
builders-refused-not-your-site = Le chantier { $building_de } n’est pas à vous.
builders-refused-at-work = { $worker_def } est au travail et y reste jusqu’à la fin du chantier.
builders-refused-machine-unfinished = Terminez d’abord { $worker_def } ; ensuite, la machine pourra travailler.
builders-refused-not-your-worker = { $worker_def } ne travaille pas pour vous.
builders-refused-wage = { $worker_def } coûte { $wage ->
    [one] { $wage } écu
   *[other] { $wage } écus
  } ; { $coins ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $coins }
  }.
builders-refused-nth-worker = Le { $nth ->
    [1] premier ouvrier
    [2] deuxième ouvrier
    [3] troisième ouvrier
   *[other] { $nth }e ouvrier
  } envoyé sur un chantier dans un même tour coûte { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  } ; { $left ->
    [0] il ne vous en reste aucune
   *[other] il vous en reste { $left }
  }.

# D’où viennent les points
builders-source-buildings = Bâtiments
builders-source-machines = Machines
builders-source-coins = Écus

# La table dans un terminal
builders-table-buildings = Bâtiments
builders-table-workers = Ouvriers
builders-table-initial = { $material ->
    [stone] P
    [wood] B
    [knowledge] S
   *[tile] T
  }
builders-table-coins = { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  }
builders-table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
builders-table-wage = salaire { $coins }
builders-table-deck = carte suivante ; pioche : { $cards }
builders-table-holdings = { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-table-actions = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }
builders-table-idle = Libres :
builders-table-missing = manque
builders-table-next-worker = prochain ouvrier : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-table-crew = au travail :
builders-table-finished = Terminés :

# La table dans le navigateur
builders-board-market = Cartes à prendre
builders-board-next = Carte suivante
builders-board-nothing = rien
builders-board-nobody = personne
builders-board-building = { $building } : il faut { $needs } ; rapporte { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  } et { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-board-machine = { $building }, machine : il faut { $needs } ; une fois terminée, fournit { $produces } et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $coins ->
    [0] {""}
    [one] , { $coins } écu
   *[other] , { $coins } écus
  }
builders-board-worker = { $worker } : fournit { $produces } ; { $wage ->
    [0] travaille gratuitement
    [one] coûte { $wage } écu
   *[other] coûte { $wage } écus
  }
builders-board-site = Chantier { $building_de } : il manque { $missing } ; au travail : { $crew } ; une fois terminé, rapporte { $coins ->
    [0] {""}
    [one] { $coins } écu et{" "}
   *[other] { $coins } écus et{" "}
  }{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-board-top = Carte suivante : { $card }
builders-board-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
  }
builders-board-sites = Chantiers
builders-board-idle = Ouvriers et machines libres
builders-board-no-sites = Aucun chantier : prenez un bâtiment de la rangée.
builders-board-no-idle = Tout le monde est au travail.
builders-board-next-worker = Prochain ouvrier : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-board-coins = { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  }
builders-board-points = Points sur les cartes terminées : { $points } sur { $end }
builders-board-result = Points : { $points }
builders-board-actions = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }
builders-board-street = Bâtiments terminés
builders-board-come = { $material } : { $come } sur { $needs }
builders-area-mine = Vos chantiers

# The guide: materials and ranks
builders-guide = Ressources et ouvriers
builders-guide-materials = De quoi est fait un bâtiment
builders-guide-stone = fondations et murs
builders-guide-wood = charpente, poutres et portes
builders-guide-knowledge = plans, fenêtres et instruments
builders-guide-tile = toiture
builders-guide-rank-apprentice = Apprenti
builders-guide-rank-labourer = Manœuvre
builders-guide-rank-craftsman = Compagnon
builders-guide-rank-master = Maître
builders-guide-machines = Machine
builders-guide-works = { $amount ->
    [one] { $amount } ressource
   *[other] { $amount } ressources
  } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  })
builders-guide-machine = Une fois terminée, fournit 2 ou 3 unités d’une même ressource, sans salaire
builders-guide-turn = Recruter un ouvrier coûte une action ; son salaire se paie chaque fois que vous l’envoyez travailler. Sa tunique et son outil indiquent la ressource qu’il fournit le plus. Le tour de table où un joueur atteint { $end ->
    [one] { $end } point
   *[other] { $end } points
  } sur ses cartes terminées est le dernier.

builders-question-actions = { $actions ->
    [one] Il vous reste { $actions } action. Que faites-vous ?
   *[other] Il vous reste { $actions } actions. Que faites-vous ?
  }
builders-question-end = Vous n’avez plus d’action : achetez-en une ou terminez le tour.

# Ce que ferait un coup
builders-preview-start = 1 action · une fois terminé, { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
  } et { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-preview-start-machine = 1 action · une fois terminée, la machine rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et travaille gratuitement
builders-preview-hire = 1 action · { $wage ->
    [0] travaille gratuitement
    [one] { $wage } écu chaque fois qu’il travaille
   *[other] { $wage } écus chaque fois qu’il travaille
  }
builders-preview-send = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $wage ->
    [one] { $wage } écu
   *[other] { $wage } écus
  }
builders-preview-left = { $missing ->
    [one] il manquera encore { $missing } ressource
   *[other] il manquera encore { $missing } ressources
  }
builders-preview-finishes = { $coins ->
    [0] termine la machine :{" "}
    [one] termine le bâtiment : { $coins } écu,{" "}
   *[other] termine le bâtiment : { $coins } écus,{" "}
  }{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Sortes de coups
builders-group-start = Ouvrir un chantier
builders-group-hire = Recruter un ouvrier
builders-group-send = Envoyer un ouvrier
builders-group-take = Prendre des écus
builders-group-buy = Acheter une action
builders-group-end = Terminer le tour

# Cartes
builders-name-apprentice-n = Apprenti { $number }
    .def = l’Apprenti { $number }
builders-name-labourer-n = Manœuvre { $number }
    .def = le Manœuvre { $number }
builders-name-craftsman-n = Compagnon { $number }
    .def = le Compagnon { $number }
builders-name-master-n = Maître { $number }
    .def = le Maître { $number }
builders-name-bower = Tonnelle
    .def = la Tonnelle
    .de = de la Tonnelle
builders-name-wooden-shack = Cabane
    .def = la Cabane
    .de = de la Cabane
builders-name-covered-bridge = Pont couvert
    .def = le Pont couvert
    .de = du Pont couvert
builders-name-treehouse = Cabane perchée
    .def = la Cabane perchée
    .de = de la Cabane perchée
builders-name-stone-bridge = Pont en pierre
    .def = le Pont en pierre
    .de = du Pont en pierre
builders-name-wash-house = Lavoir
    .def = le Lavoir
    .de = du Lavoir
builders-name-straw-hut = Hutte de paille
    .def = la Hutte de paille
    .de = de la Hutte de paille
builders-name-townhouse = Maison urbaine
    .def = la Maison urbaine
    .de = de la Maison urbaine
builders-name-cottage = Chaumière
    .def = la Chaumière
    .de = de la Chaumière
builders-name-rural-house = Maison rurale
    .def = la Maison rurale
    .de = de la Maison rurale
builders-name-house = Maisonnette
    .def = la Maisonnette
    .de = de la Maisonnette
builders-name-cowshed = Étable
    .def = l’Étable
    .de = de l’Étable
builders-name-inn = Auberge
    .def = l’Auberge
    .de = de l’Auberge
builders-name-pigsty = Porcherie
    .def = la Porcherie
    .de = de la Porcherie
builders-name-rural-relay = Relais rural
    .def = le Relais rural
    .de = du Relais rural
builders-name-grain-silo = Silo à grains
    .def = le Silo à grains
    .de = du Silo à grains
builders-name-stables = Écurie
    .def = l’Écurie
    .de = de l’Écurie
builders-name-forge = Forge
    .def = la Forge
    .de = de la Forge
builders-name-windmill = Moulin à vent
    .def = le Moulin à vent
    .de = du Moulin à vent
builders-name-watermill = Moulin à eau
    .def = le Moulin à eau
    .de = du Moulin à eau
builders-name-covered-market = Halles
    .def = les Halles
    .de = des Halles
builders-name-bourgeois-house = Maison bourgeoise
    .def = la Maison bourgeoise
    .de = de la Maison bourgeoise
builders-name-post = Relais postal
    .def = le Relais postal
    .de = du Relais postal
builders-name-hotel = Hôtel
    .def = l’Hôtel
    .de = de l’Hôtel
builders-name-tavern = Taverne
    .def = la Taverne
    .de = de la Taverne
builders-name-farm = Ferme
    .def = la Ferme
    .de = de la Ferme
builders-name-church = Église
    .def = l’Église
    .de = de l’Église
builders-name-watchtower = Tour de guet
    .def = la Tour de guet
    .de = de la Tour de guet
builders-name-abbey = Abbaye
    .def = l’Abbaye
    .de = de l’Abbaye
builders-name-cloister = Cloître
    .def = le Cloître
    .de = du Cloître
builders-name-chapel = Chapelle
    .def = la Chapelle
    .de = de la Chapelle
builders-name-aqueduct = Aqueduc
    .def = l’Aqueduc
    .de = de l’Aqueduc
builders-name-castle = Château fort
    .def = le Château fort
    .de = du Château fort
builders-name-cathedral = Cathédrale
    .def = la Cathédrale
    .de = de la Cathédrale
builders-name-crane-n = Grue { $number }
    .def = la Grue { $number }
    .de = de la Grue { $number }
builders-name-circular-saw-n = Scie circulaire { $number }
    .def = la Scie circulaire { $number }
    .de = de la Scie circulaire { $number }
builders-name-survey-tools-n = Instrument de mesure { $number }
    .def = l’Instrument de mesure { $number }
    .de = de l’Instrument de mesure { $number }
builders-name-tile-oven-n = Four à tuiles { $number }
    .def = le Four à tuiles { $number }
    .de = du Four à tuiles { $number }

builders-next-send-building = Sur quel chantier envoyez-vous { $worker_def } ?
builders-next-send-worker = Qui envoyez-vous sur le chantier { $building_de } ?

builders-preview-send-badge = { $wage ->
    [0] gratuit
   *[other] −{ $wage }
  }
builders-preview-finishes-badge = +{ $points }

# Pourquoi un coup est bon
builders-reason-points = { $more ->
    [more] davantage de points tout de suite
   *[less] moins de points tout de suite
  }
builders-reason-coins = { $more ->
    [more] davantage d’écus
   *[less] moins d’écus
  }
builders-reason-work = { $more ->
    [more] vos chantiers avancent davantage
   *[less] vos chantiers avancent moins
  }
builders-reason-sites = { $more ->
    [more] davantage de chantiers en cours
   *[less] moins de chantiers en cours
  }
builders-reason-workers = { $more ->
    [more] davantage de bras disponibles
   *[less] moins de bras disponibles
  }

# Ce qui est resté inutilisé
builders-left-coins = Écus qui n’ont pas rapporté de point
builders-left-workers = Ouvriers sans travail à la fin
builders-left-sites = Chantiers inachevés
builders-left-actions = Actions échangées contre des écus
