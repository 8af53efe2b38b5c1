# Jouer dans un terminal
terminal-person = Joueur { $number }
terminal-bot = Bot { $number } ({ $bot })
bot-level = niveau { $level }
terminal-event = { $player } { $event }
terminal-turn = { $player }, à vous. Entrez un numéro ou un coup ; « help » montre les commandes.
terminal-prompt = Coup
terminal-thinking = { $player } réfléchit…
terminal-help = numéro ou texte d’un coup : le jouer · hint : les meilleurs coups selon un maître · why COUP : pourquoi un coup est impossible · undo : annuler le dernier coup · save FICHIER : enregistrer la partie · quit : arrêter, et reprendre plus tard avec la commande indiquée · help : cette liste
terminal-hint = Voici ce que { $level ->
    [grandmaster] le grand maître
   *[master] le maître
  } envisagerait. Le premier nombre est l’avance en points qu’il espère à la fin sur le meilleur rival, le second ce qui manque par rapport à son premier choix.
terminal-hint-thinking = Recherche d’un conseil…
terminal-saved = Enregistré dans { $file }.
terminal-cannot-save = Impossible d’écrire { $file } : { $reason }.
terminal-save-where = Dites où : save FICHIER.
terminal-resume = Enregistré dans { $file }. Pour reprendre : { $command }
terminal-replay = Enregistré dans { $file }. Pour la revoir : { $command }
terminal-failed = Une erreur inattendue s’est produite ({ $failure }). La partie est enregistrée dans { $file }, et l’erreur à côté, dans un fichier .error.txt. Pour reprendre : { $command }
terminal-no-number = Il n’y a pas de coup { $number } ; les coups vont de 1 à { $last }.
terminal-possible = « { $move } » est possible maintenant.
terminal-no-input = L’entrée est terminée.
terminal-over = La partie est terminée.
terminal-place = { $place }. { $player }
terminal-total = Total
terminal-start = Début de la partie
terminal-move-number = Coup { $number } sur { $all } : { $move }

# Essais au hasard
fuzz-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
fuzz-effect = Effet
fuzz-count = Fois
fuzz-clean = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } : rien de cassé.
fuzz-broken = Cassé : { $what }. La partie est enregistrée dans { $file }.
fuzz-missed = Jamais rencontré : { $effects }.

# Jeux
games-players = de { $min } à { $max } joueurs
games-moves = { $moves ->
    [one] { $moves } coup différent
   *[other] { $moves } coups différents
  } ; règles et matériel { $fingerprint }
games-ratings = les bots et leur classement (120 points de plus gagnent deux parties sur trois) : { $ratings }
games-source = { $table } : { $source ->
    [documented] documenté
   *[reconstructed] reconstitué, non relevé sur le jeu imprimé
  }

# Tables en direct : le serveur
serve-ready = Guildhall est ouvert à { $url } (Ctrl-C pour arrêter)
db-upgraded = La base de données est à la version { $version }.
db-backed-up = { $rows ->
    [one] { $rows } ligne est
   *[other] { $rows } lignes sont
  } dans { $file }.
db-restored = { $rows ->
    [one] { $rows } ligne de { $file } est
   *[other] { $rows } lignes de { $file } sont
  } dans la base ; « guildhall db verify » les vérifie.
db-differs = Table { $table } : { $what }
db-verified = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $moves ->
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
  }, { $skipped ->
    [one] { $skipped } table
   *[other] { $skipped } tables
  } sous d’autres règles, { $differences ->
    [one] { $differences } différence
   *[other] { $differences } différences
  }.

# Jeux de données
dataset-title = { $game }
dataset-done = { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
  } dans { $folder }.

arena-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à { $players } joueurs ; chaque donne est jouée une fois avec chaque bot à chaque place. Entre parenthèses, l’intervalle qui contient la vraie part dans 95 % des cas (Wilson).
arena-resumed = Suite d’une série interrompue : { $games ->
    [one] { $games } partie est déjà jouée
   *[other] { $games } parties sont déjà jouées
  }.
train-playing = Manche { $round } : parties jouées : { $games }…
train-learning = Manche { $round }, époque { $number } : erreur { $error }, sur les parties réservées { $held_out } points
train-match = Manche { $round } : parties contre le champion : { $games }…
train-done = { $kept ->
    [yes] Le meilleur réseau est { $folder }/champion.net ; report.md à côté dit comment il a été fait.
   *[no] Aucun réseau n’a battu l’évaluation faite à la main ; { $folder }/report.md en dit plus.
  }
bot-unlearned = { $bot } n’a pas appris cette table ({ $reason ->
    [no-net] ce jeu n’a pas de réseau
    [rules] autres règles ou autre matériel
    [seats] autre nombre de joueurs
   *[other] option { $reason }
  }) et joue comme un maître.
arena-bot = Bot
arena-games = Parties
arena-wins = Victoires
arena-score = Score
arena-place = Place
arena-rating = Cote
arena-time = ms/coup
arena-longest = ms au plus
arena-progress = Victoires au fil des parties
arena-scores = Scores
arena-before = Combien de fois le bot de la ligne a devancé celui de la colonne
arena-faults = Ce qui a échoué avec les bots extérieurs

protocol-game = Partie { $number } : place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
  }

# Operators
admin-one = { $id }  { $name } ({ $kind ->
    [account] compte
    [bot] compte de bot
   *[guest] invité
  }), depuis { $created } ; { $devices ->
    [one] { $devices } appareil
   *[other] { $devices } appareils
  }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }
admin-email = { "  " }e-mail : { $about }
admin-owner = { "  " }appartient à { $about }
admin-state = { "  " }{ $state ->
    [banned] accès interdit
   *[muted] messages interdits
  } { $forever ->
    [yes] pour toujours
   *[no] jusqu’au { $until }
  }
admin-found = { $people ->
    [0] Personne n’a été trouvé.
    [one] Une personne.
   *[other] { $people } personnes.
  }
admin-password = Nouveau mot de passe ({ $person }) : { $password }
admin-signed-out = { $person } : déconnexion de tous les appareils.
admin-banned-now = { $person } : accès interdit { $forever ->
    [yes] pour toujours
   *[no] jusqu’au { $until }
  }.
admin-unbanned = { $person } : l’accès est de nouveau permis.
admin-muted-now = { $person } : messages interdits { $forever ->
    [yes] pour toujours
   *[no] jusqu’au { $until }
  }.
admin-unmuted = { $person } : les messages sont de nouveau permis.
admin-renamed = { $person } s’appelle maintenant { $name }.
admin-unsaid = { $entries ->
    [0] Il n’y avait rien à effacer.
    [one] Un message a été effacé.
   *[other] { $entries } messages ont été effacés.
  }
admin-closed = La table { $table } est fermée.
