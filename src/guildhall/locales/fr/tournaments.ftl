# Tournois
web-tournaments-about = Le serveur forme les tables de chaque ronde, les ouvre et tient le classement.
web-tournaments-open = Inscriptions ouvertes
web-tournaments-running = En cours
web-tournaments-over = Terminés
web-tournaments-none = Aucun tournoi pour le moment.
web-tournament-new = Nouveau tournoi
web-tournament-account = Il faut un compte pour organiser un tournoi.
web-tournament-kind = Formule
web-tournament-kind-of = { $kind ->
    [round-robin] Toutes rondes
   *[swiss] Système suisse
  }
web-tournament-seats = Joueurs par table
web-tournament-rounds = Rondes
web-tournament-rounds-usual = Automatique
web-tournament-start = Début
web-tournament-start-host = Quand vous le lancez
web-tournament-start-full = Quand il est complet
web-tournament-start-time = À une heure choisie
web-tournament-most = Nombre de joueurs
web-tournament-time = Date et heure de début
web-tournament-level = Bots pour les places vides
web-tournament-make = Créer le tournoi
web-tournament-tables = { $players ->
    [one] tables de { $players } joueur
   *[other] tables de { $players } joueurs
  }
web-tournament-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
web-tournament-players-of = Joueurs : { $players } sur { $most }
web-tournament-round = Ronde { $round }
web-tournament-round-of = Ronde { $round } sur { $rounds }
web-tournament-begins = Début : { $time }
web-tournament-host = Organisé par { $name }
web-tournament-status = { $status ->
    [open] Inscriptions ouvertes
    [running] En cours
    [over] Terminé
   *[cancelled] Annulé
  }
web-tournament-enter = S’inscrire
web-tournament-withdraw = Se retirer
web-tournament-entered = Vous participez.
web-tournament-your-table = Aller à votre table
web-tournament-start-now = Lancer maintenant
web-tournament-cancel = Annuler le tournoi
web-tournament-cancel-sure = Annuler le tournoi pour tout le monde ?
web-tournament-keep = Non, le maintenir
web-tournament-withdraw-sure = { $status ->
    [open] Se retirer du tournoi ? Vous pourrez vous réinscrire jusqu’à ce qu’il commence.
   *[other] Se retirer pour de bon ? La partie en cours continue.
}
web-tournament-stay = Non, rester
web-tournament-bots = Nombre de bots
web-tournament-add-bots = Ajouter des bots
web-tournament-remove = Retirer
web-tournament-remove-of = Retirer { $name }
web-tournament-nobody = Personne n’est encore inscrit.
web-tournament-standings = Classement
web-tournament-points = Points
web-tournament-opponents = Points des adversaires
web-tournament-direct = Confrontations directes
web-tournament-share = Part des points marqués
web-tournament-tie-breaks = En cas d’égalité, on compare les points des adversaires, puis les confrontations directes, puis la part de chaque joueur dans le total des points de ses parties.
web-tournament-filler = occupe une place vide
web-tournament-withdrawn = a quitté le tournoi
web-tournament-pairings = Rondes
web-tournament-table = Table { $number }
web-tournament-table-state = { $status ->
    [open] pas encore commencée
    [running] en cours
   *[over] terminée
  }
error-no-such-tournament = Ce tournoi n’existe pas.
error-no-such-entrant = Ce joueur ne participe pas au tournoi.
error-not-entering = Trop tard : ce tournoi a déjà commencé ou est terminé.
error-too-few-entrants = Il manque des joueurs : il en faut au moins { $least }.
error-too-many-entrants = Le tournoi ne peut pas compter plus { $most ->
    [one] d’un joueur
   *[other] de { $most } joueurs
  }.
error-too-many-tournaments = Vous ne pouvez pas organiser plus { $most ->
    [one] d’un tournoi
   *[other] de { $most } tournois
  } à la fois ; terminez-en un ou annulez-en un d’abord.
error-bad-beginning = Choisissez une date dans les trois prochains mois.

# Clubs
web-clubs-about = Les tables et les tournois d’un club sont réservés à ses membres.
web-clubs-none = Vous n’êtes encore membre d’aucun club.
web-clubs-account = Il faut un compte pour fonder ou rejoindre un club.
web-club-found = Fonder un club
web-club-members = Membres
web-club-owner = responsable
web-club-link = Envoyez ce lien aux personnes que vous invitez au club.
web-club-renew = Nouveau lien
web-club-renewed = L’ancien lien ne marche plus.
web-club-leave = Quitter le club
web-club-leave-sure = Quitter ce club ?
web-club-stay = Non, rester
web-club-remove = Retirer
web-club-remove-of = Retirer { $name }
web-club-new-table = Pour ouvrir une table du club, allez sur la page d’un jeu et sélectionnez-y le club. Choisissez un jeu :
web-club-join = Rejoindre le club
web-club-dissolve = Dissoudre le club
web-club-dissolve-sure = Dissoudre le club pour tous ses membres ? Ses tournois seront annulés.
web-club-keep = Non, le garder
web-club-invited = On vous invite à rejoindre le club « { $name } ».
error-account-needed = Il faut un compte pour cela.
error-no-such-club = Ce club n’existe pas, ou vous n’en êtes pas membre.
error-too-many-clubs = Vous ne pouvez pas être membre de plus { $most ->
    [one] d’un club
   *[other] de { $most } clubs
  }.
error-too-many-members = Un club ne peut pas compter plus { $most ->
    [one] d’un membre
   *[other] de { $most } membres
  }.
