# Jouer dans un terminal
terminal-person = Joueur { $number }
terminal-bot = Bot { $number } ({ $bot })
bot-level = { $level ->
    [random] aléatoire
    [apprentice] apprenti
    [journeyman] compagnon
    [master] maître
    [grandmaster] grand maître
   *[other] niveau { $level }
  }
terminal-event = { $player } { $event }
terminal-turn = { $player }, à vous. Entrez un numéro ou un coup ; « help » affiche les commandes.
terminal-prompt = Coup
terminal-thinking = { $player } réfléchit…
terminal-help = numéro ou texte d’un coup : jouer ce coup · hint : afficher les meilleurs coups selon un maître · rules NUMÉRO ou MOT : afficher les règles à ce sujet · why COUP : expliquer pourquoi un coup est impossible · undo : annuler le dernier coup · save FICHIER : enregistrer la partie · quit : arrêter ; la commande affichée permet de reprendre plus tard · help : afficher cette liste
terminal-hint = Voici les coups que { $level ->
    [grandmaster] le grand maître
   *[master] le maître
  } envisagerait. Le premier nombre après chaque coup est l’avance, en points, que vous devriez avoir à la fin sur votre meilleur rival ; le second, ce que le coup fait perdre par rapport au meilleur.
terminal-hint-thinking = Recherche d’un conseil…
terminal-saved = Partie enregistrée dans { $file }.
terminal-cannot-save = Impossible d’écrire { $file } : { $reason }.
terminal-save-where = Précisez où enregistrer : save FICHIER.
terminal-resume = Partie enregistrée dans { $file }. Pour la reprendre : { $command }
terminal-replay = Partie enregistrée dans { $file }. Pour la revoir : { $command }
terminal-failed = Une erreur inattendue s’est produite ({ $failure }). La partie est enregistrée dans { $file }, et l’erreur à côté, dans un fichier .error.txt. Pour reprendre : { $command }
terminal-no-number = Aucun coup ne porte le numéro { $number } ; choisissez-en un de 1 à { $last }.
terminal-possible = « { $move } » est possible maintenant.
terminal-no-input = Fin de l’entrée : il n’y a plus rien à lire.
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
fuzz-count = Nombre
fuzz-clean = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } : aucune erreur.
fuzz-broken = Erreur : { $what }. La partie est enregistrée dans { $file }.
fuzz-missed = Effets jamais rencontrés : { $effects }.

# Jeux
games-players = de { $min } à { $max } joueurs
games-moves = { $moves ->
    [one] { $moves } coup possible en tout
   *[other] { $moves } coups possibles en tout
  } ; empreinte des règles et du matériel : { $fingerprint }
games-ratings = les bots et leur cote (avec 120 points de plus, on gagne deux parties sur trois) : { $ratings }
games-source = { $table } : { $source ->
    [documented] vérifié dans le jeu imprimé ou ses règles
   *[reconstructed] reconstitué, faute du jeu imprimé
  }

# Tables en direct : le serveur
serve-ready = Guildhall est accessible à l’adresse { $url } (Ctrl-C pour arrêter)
worker-ready = Le processus de travail est en marche (Ctrl-C pour arrêter)
db-upgraded = La base de données est à jour (version { $version }).
db-backed-up = { $rows ->
    [one] { $rows } ligne enregistrée
   *[other] { $rows } lignes enregistrées
  } dans { $file }.
db-restored = { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
  } à partir de { $file } ; à vérifier avec « guildhall db verify ».
db-differs = Table { $table } : { $what }
db-verified = { $tables ->
    [one] { $tables } table vérifiée
   *[other] { $tables } tables vérifiées
  }, { $moves ->
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
  }, { $skipped ->
    [one] { $skipped } table ignorée (jouée
   *[other] { $skipped } tables ignorées (jouées
  } avec d’autres règles), { $differences ->
    [one] { $differences } différence
   *[other] { $differences } différences
  }.
ratings-rebuilt = { $games ->
    [one] { $games } partie classée prise en compte
   *[other] { $games } parties classées prises en compte
  } pour { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
  } ; { $changed ->
    [0] aucune cote n’a changé.
    [one] une cote a changé.
   *[other] { $changed } cotes ont changé.
  }

# Jeux de données
dataset-title = { $game }
dataset-done = { $games ->
    [one] Une partie enregistrée
   *[other] { $games } parties enregistrées
  } dans { $folder }.

arena-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à { $players } joueurs ; chaque donne est jouée une fois avec chaque bot à chaque place. Entre parenthèses, l’intervalle de confiance à 95 % (Wilson).
arena-resumed = Suite d’une série interrompue : { $games ->
    [one] { $games } partie déjà jouée
   *[other] { $games } parties déjà jouées
  }.
train-playing = Cycle { $round } : { $games ->
    [one] { $games } partie jouée…
   *[other] { $games } parties jouées…
  }
train-learning = Cycle { $round }, époque { $number } : erreur de { $error } à l’entraînement et de { $held_out } sur les parties de contrôle (en points)
train-match = Cycle { $round } : { $games ->
    [one] { $games } partie contre le champion…
   *[other] { $games } parties contre le champion…
  }
train-done = { $kept ->
    [yes] Le meilleur réseau est { $folder }/champion.net ; à côté, report.md explique comment il a été obtenu.
   *[no] Aucun réseau n’a battu l’évaluation écrite à la main ; { $folder }/report.md en dit plus.
  }
bot-unlearned = Le bot « { $bot } » n’a pas été entraîné pour cette table ({ $reason ->
    [no-net] il n’y a pas de réseau de neurones pour ce jeu
    [rules] règles ou matériel différents
    [seats] nombre de joueurs différent
   *[other] option « { $reason } » différente
  }) et joue au niveau « maître ».
arena-bot = Bot
arena-games = Parties
arena-wins = Victoires
arena-score = Score
arena-place = Place
arena-rating = Cote
arena-time = ms/coup
arena-longest = ms max.
arena-progress = Victoires au fil des parties
arena-scores = Scores
arena-before = Part des parties où le bot de la ligne a devancé celui de la colonne
arena-faults = Défaillances des bots externes

protocol-game = Partie { $number } : { $place ->
    [1] 1re place
   *[other] { $place }e place
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $faults ->
    [one] { $faults } erreur
   *[other] { $faults } erreurs
  }

# Administration
admin-one = { $id }  { $name } ({ $kind ->
    [account] compte
    [bot] compte de bot
   *[guest] compte invité
  }), depuis le { $created } ; { $devices ->
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
    [yes] définitivement
   *[no] jusqu’au { $until }
  }
admin-found = { $people ->
    [0] Aucune personne trouvée.
    [one] Une personne trouvée.
   *[other] { $people } personnes trouvées.
  }
admin-password = Nouveau mot de passe ({ $person }) : { $password }
admin-signed-out = { $person } : tous les appareils sont déconnectés.
admin-banned-now = { $person } : accès interdit { $forever ->
    [yes] définitivement
   *[no] jusqu’au { $until }
  }.
admin-unbanned = { $person } : l’accès est de nouveau permis.
admin-muted-now = { $person } : messages interdits { $forever ->
    [yes] définitivement
   *[no] jusqu’au { $until }
  }.
admin-unmuted = { $person } peut de nouveau envoyer des messages.
admin-renamed = { $person } s’appelle maintenant { $name }.
admin-messages-removed = { $entries ->
    [0] Il n’y avait rien à effacer.
    [one] Un message a été effacé.
   *[other] { $entries } messages ont été effacés.
  }
admin-closed = La table { $table } a été fermée.
admin-drained = Aucune nouvelle partie ne peut commencer ; les parties en cours continuent. Pour lever ce blocage : guildhall admin undrain
admin-drained-already = Les nouvelles parties sont déjà bloquées.
admin-undrained = Les parties peuvent de nouveau commencer.
admin-undrained-already = Les nouvelles parties ne sont pas bloquées.
admin-announced = Annonce n° { $number } : affichée jusqu’au { $until }. Pour la retirer : guildhall admin withdraw { $number }
admin-tournament-cancelled = Le tournoi « { $name } » a été annulé.
admin-withdrawn = Annonce n° { $number } : retirée.
admin-tidied = Éléments supprimés : { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
  }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $lines ->
    [one] { $lines } ligne du journal
   *[other] { $lines } lignes du journal
  }.
admin-tidy-would = Éléments à supprimer : { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
  }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $lines ->
    [one] { $lines } ligne du journal
   *[other] { $lines } lignes du journal
  }.

# Règles et leçons dans un terminal
rules-none = { $game } : il n’y a pas de page de règles.
rules-not-found = Les règles ne disent rien sur « { $text } ».
error-no-such-chapter = { $game } : le chapitre « { $chapter } » n’existe pas ; chapitres : { $known }.
terminal-learn-over = C’était le dernier chapitre. Jouez maintenant une première partie : { $command }
terminal-learn-left = Pour continuer : { $command }
terminal-learn-help = Entrée : lire la suite · numéro ou texte d’un coup : jouer ce coup ; séparez plusieurs étapes par des points-virgules · rules : afficher la règle dont parle cette étape · rules NUMÉRO ou MOT : afficher les règles à ce sujet · quit : arrêter ; la commande affichée permet de continuer · help : afficher cette liste
terminal-learn-read = Entrée pour lire la suite

# Revoir une partie
review-title = Analyse de la partie
review-percent = { $number } %
review-chances = Chances de gagner, du premier au dernier coup :
review-no-turning = Aucun coup n’a coûté cher.
review-turning = Tournants de la partie :
review-turn = Coup { $number }, { $player } : { $move } (chances de gagner : −{ $chance } points de pourcentage ; avance : −{ $points })
review-better = Mieux : { $move } [{ $text }]
review-found = { $player } a trouvé le meilleur coup { $best } fois sur { $decisions } ; points perdus : environ { $lost }.
review-left = Ce qui est resté inutilisé

# Problèmes
puzzles-title = Problèmes : { $game }
puzzles-found = { $puzzles ->
    [one] { $puzzles } problème enregistré
   *[other] { $puzzles } problèmes enregistrés
  } dans { $file }.
puzzles-checked = { $puzzles ->
    [one] { $puzzles } problème résolu de nouveau
   *[other] { $puzzles } problèmes résolus de nouveau
  } ({ $file }) ; réponses différentes : { $wrong }.

# Refus des commandes qui s’occupent d’un serveur
error-backup = { $reason ->
    [exists] Le fichier { $file } existe déjà ; choisissez un autre nom.
    [unwritable] Le fichier { $file } ne peut pas être écrit.
    [unreadable] Le fichier { $file } ne peut pas être lu.
    [format] La sauvegarde { $file } vient d’une version plus récente ; mettez Guildhall à jour.
   *[damaged] { $file } est tronqué, endommagé ou n’est pas une sauvegarde.
  }
error-database = La base de données est inutilisable : { $reason ->
    [url] son adresse doit commencer par sqlite:/// ou postgresql://.
    [not-empty] une sauvegarde ne peut être restaurée que dans une base neuve et vide.
    [left-over] le fichier { $detail } appartient encore à l’ancienne ; déplacez-le avec elle.
    [missing] le fichier { $detail } n’existe pas.
    [foreign] elle appartient à un autre programme.
    [empty] elle est vide ; préparez-la avec « guildhall db upgrade ».
    [old] elle est à la version { $detail } ; mettez-la à jour avec « guildhall db upgrade ».
    [new] elle est à la version { $detail }, plus récente que ce programme ; mettez Guildhall à jour.
   *[unreachable] { $detail }
  }
error-cannot-listen = Le serveur ne peut pas écouter sur { $address } : { $reason }. Choisissez une autre adresse avec --host et --port.
error-one-process = SQLite ne peut servir qu’un seul processus ; avec --processes { $processes }, utilisez une base PostgreSQL (--db).
error-no-queue = Avec SQLite, le serveur fait tout son travail lui-même, sur une seule machine ; « guildhall worker » et --no-jobs demandent une base PostgreSQL (--db).
error-unreadable-secret = Le fichier { $file }, indiqué par { $variable }, ne peut pas être lu.
error-nothing-said = Il n’y a pas de message dans l’entrée { $entry } de la table { $table }.
error-no-such-announcement = Aucune annonce ne porte le numéro { $number }.
error-several-people = Plusieurs personnes s’appellent « { $name } » ; utilisez l’un de ces identifiants : { $ids }.

# Textes hors des pages : e-mails, entraînement, bots externes
error-untrusted-bot = Cette partie lancerait un programme ou lirait un fichier : « { $bot } ». Si vous faites confiance à ce bot, indiquez-le aussi dans la commande : --bots "{ $bot }".
error-missing-extra = Il manque le module { $module } ; installez l’extra « { $extra } » : pip install "guildhall-games[{ $extra }]"
error-net = { $reason ->
    [unreadable] Le fichier du réseau est illisible.
    [damaged] Le fichier du réseau est endommagé.
   *[format] Ce fichier ne contient pas de réseau de neurones.
  }
error-other-training = Le dossier { $folder } contient un entraînement fait avec d’autres réglages ; choisissez un autre dossier.
error-nothing-to-learn = { $game } : apprentissage impossible. Ce jeu ne fournit pas de données utilisables par un réseau de neurones, ou trop peu de parties ont été jouées dans le temps imparti.
error-other-dataset = Le dossier { $folder } contient des données produites avec d’autres réglages ; choisissez un autre dossier.
error-ray = Ray n’est pas installé ; installez-le avec « pip install 'guildhall-games[ray]' ».
error-bot = Coup { $move } : le bot { $reason ->
    [late] n’a pas répondu en { $detail } s et a été arrêté ; un apprenti joue à sa place.
    [died] s’est arrêté avec le code { $detail } ; un apprenti joue à sa place.
    [no-start] ne peut pas être lancé ({ $detail }) ; un apprenti joue à sa place.
    [nonsense] devait renvoyer un objet JSON contenant « move », mais il a renvoyé : { $detail }
    [no-move] a répondu « { $detail } », qui n’est pas un coup de ce jeu.
   *[illegal] a répondu « { $detail } », qui n’est pas permis maintenant.
  }
mail-reset-subject = Votre mot de passe Guildhall
mail-reset =
    Bonjour { $name },

    Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Ouvrez ce lien dans { $minutes ->
        [one] la minute
       *[other] les { $minutes } minutes
      } ; il ne fonctionne qu’une fois :

    { $link }

    Si ce n’était pas vous, ignorez ce message : votre mot de passe ne changera pas.
mail-turn-subject = { $tables ->
    [one] À vous de jouer sur Guildhall
   *[other] { $tables } tables vous attendent sur Guildhall
  }
mail-turn-hello = Bonjour { $name },
mail-turn-intro = { $tables ->
    [one] C’est à vous de jouer à cette table :
   *[other] C’est à vous de jouer à ces tables :
  }
mail-turn-table = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
mail-turn-stop = Ne plus recevoir ces e-mails
notification-test = Ceci est un message de test de Guildhall.
