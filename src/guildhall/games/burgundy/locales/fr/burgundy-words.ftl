# La table des Châteaux de Bourgogne en mots

burgundy-words-turn = C’est à { $player } de jouer
burgundy-words-phase = Phase { $phase } : une région remplie maintenant rapporte { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
  }
burgundy-words-round = Prochaine manche : { $round }
burgundy-words-white-die = Dé blanc : { $number } ; la dernière marchandise est allée au dépôt { $number }
burgundy-words-bought = Le joueur dont c’est le tour a déjà acheté une tuile
burgundy-words-coming = Marchandises des manches à venir
burgundy-words-track = { $player }, case { $space }
burgundy-words-round-order = Ordre de cette manche : { $players } (tours joués : { $turn })
burgundy-words-edition = Édition { $edition }
burgundy-words-waiting = À faire d’abord
burgundy-words-loading = Marchandises à choisir ({ $number ->
    [one] dépôt { $depots }
   *[other] dépôts { $depots }
  })
burgundy-words-depots = Dépôts
burgundy-words-empty = vide
burgundy-words-space = { $space }. { $says }
burgundy-words-tile = { $tile } ({ $colour })
burgundy-words-depot-goods = Marchandises : { $goods }
burgundy-words-goods-in-depot = { $count ->
    [one] { $count } marchandise { $good }
   *[other] { $count } marchandises { $good_plural }
  }
burgundy-words-removed = Tuiles retirées du jeu
burgundy-words-count = { $count } × { $tile }
burgundy-words-black-pile = Tuiles dans la pile noire : { $tiles }
burgundy-words-holdings = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }, { $silver ->
    [one] { $silver } pépite d’argent
   *[other] { $silver } pépites d’argent
  }
burgundy-words-storage = Réserve
burgundy-words-goods = Marchandises
burgundy-words-no-goods = Aucune marchandise
burgundy-words-knowledge = Tuiles de connaissance
burgundy-words-to-choose = au choix
burgundy-words-filled = Hexagones remplis : { $filled } sur { $hexes }
burgundy-words-region-full = { $colour }, remplie ({ $size ->
    [one] { $size } hexagone
   *[other] { $size } hexagones
  })
burgundy-words-hex = { burgundy-hex } : { $what }
burgundy-words-hex-free = vide ({ $colour })
burgundy-words-hex-empty = hexagone vide ({ $colour }, { $number })
burgundy-words-start-castle = Château de départ
burgundy-words-in-region = Région : { $region }
burgundy-words-around = Autour : { $neighbours }
burgundy-words-neighbour = { $hex } { $side ->
    [left] à gauche
    [upper-left] en haut à gauche
    [upper-right] en haut à droite
    [right] à droite
    [lower-right] en bas à droite
   *[lower-left] en bas à gauche
  }
