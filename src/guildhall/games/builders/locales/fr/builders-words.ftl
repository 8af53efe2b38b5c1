# La table des Bâtisseurs en mots

builders-words-round = Tour de table { $round }
builders-words-turn = C’est à { $player } de jouer ; il lui reste { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-words-first = Premier joueur : { $player }
builders-words-ending = C’est le dernier tour de table.
builders-words-ended-points = La partie est terminée : un joueur avait assez de points sur ses cartes terminées.
builders-words-ended-stalemate = La partie est terminée : plus rien ne changeait depuis longtemps.
builders-words-gap = Emplacement vide
builders-words-missing = il manque { $missing }
builders-words-site = { $building }. { $coins ->
    [0] Une fois terminée, la machine rapporte{" "}
    [one] Une fois terminé, le bâtiment rapporte { $coins } écu et{" "}
   *[other] Une fois terminé, le bâtiment rapporte { $coins } écus et{" "}
  }{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-words-come = Ressources fournies
builders-words-crew = Au travail
builders-words-no-crew = Personne n’y travaille
builders-words-next-worker = Prochain ouvrier envoyé ici : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-words-rank = { $rank } : { $works } ; salaire : { $wage ->
    [one] { $wage } écu
   *[other] { $wage } écus
  }
