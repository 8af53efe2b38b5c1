# Les pages du navigateur.

# Partout
web-home = Accueil
web-about = À propos
web-account = Compte
web-pages = Pages
web-skip = Aller au contenu
web-language = Langue
web-settings = Réglages
web-theme = Thème
web-theme-auto = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-motion = Animations
web-motion-full = complètes
web-motion-fast = rapides
web-motion-off = aucune
web-bots-pace = Vitesse des bots
web-bots-pace-calm = lente
web-bots-pace-brisk = rapide
web-bots-pace-instant = immédiate
web-sound = Jouer un son quand c’est mon tour
web-ask-first = Demander confirmation
web-ask-always = coups coûteux ou définitifs, fin du tour
web-ask-costs = coups coûteux ou définitifs
web-ask-never = jamais
web-countdown = Confirmer automatiquement
web-countdown-none = jamais
web-countdown-seconds = au bout de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
web-in-words = Version texte
web-tables-in-words = Afficher la table en version texte (touche W)
web-forced = Contre des bots, jouer automatiquement le seul coup possible
web-shortcuts = Raccourcis clavier (lettres et chiffres)
web-keys =
    Touches : les flèches parcourent la table, Entrée équivaut à un clic
    les touches 1 à 9 choisissent dans la liste, M affiche tous les coups, H ouvre les règles, I donne un conseil, C confirme
    Échap efface le choix, U annule le coup, la touche ? demande pourquoi un coup est impossible
    W affiche la table en version texte, O affiche un adversaire en grand, R montre les régions des Châteaux de Bourgogne, G l’aide-mémoire des autres jeux
    N ouvre la prochaine table qui vous attend
web-loading = Un instant…
web-unloaded = Impossible de charger la page.
web-offline = Le serveur est injoignable pour le moment. Rien n’a changé ; réessayez.
web-unanswered = La connexion a été coupée avant la réponse du serveur. On ne sait pas encore si votre coup a été enregistré.
web-not-made = Votre coup n’est pas arrivé au serveur. Rejouez-le.
web-move-stands = Votre coup a été joué.
web-lost = Connexion perdue. Reconnexion…
web-not-found = Il n’y a rien à cette adresse.
web-close = Fermer
web-labelled = { $label } : { $value }
web-alone-title = Pas de connexion
web-alone = Le serveur ne répond pas : impossible pour l’instant de voir vos tables, de rejoindre celles des autres ou de commencer une partie. Tout reviendra dès qu’il répondra.
web-part-missing = Impossible de charger « { $part } ».

# Accueil
web-home-title = Il y a toujours une table libre
web-home-about = Jouez à des jeux de société au thème médiéval, exactement selon leurs règles, avec d’autres joueurs ou contre des bots. Sans créer de compte.
web-game-facts = { $min } à { $max } joueurs · environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
web-play-bots = Jouer contre des bots
web-play-people = Jouer à plusieurs
web-rules-and-options = Règles et options
web-players = Joueurs
web-bot-level = Niveau des bots
web-level = { $level ->
    [random] Aléatoire
    [apprentice] Apprenti
    [journeyman] Compagnon
    [master] Maître
    [grandmaster] Grand maître
   *[other] Niveau { $level }
  }
web-my-tables = Vos tables
web-my-tables-none = Vous n’avez encore rejoint aucune table.
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table n’attend de joueurs. Ouvrez la vôtre !
web-running-tables = Parties en cours
web-running-tables-none = Aucune partie publique à regarder pour le moment.
web-past-tables = Vos parties terminées
web-your-turn = À vous
web-table-state = { $status ->
    [open] attend des joueurs
    [running] { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
      }
    [over] terminée
   *[closed] fermée
  }
web-guest = Invité
web-guest-name = { $name } (compte invité)
web-guest-mark = compte invité
web-join = Rejoindre
web-watch = Regarder
web-game = Jeu
web-all-games = Tous les jeux
web-pace = Rythme
web-all-paces = Tous les rythmes
web-no-such-tables = Aucune table ne correspond à votre choix.
web-filter-bots = Bots
web-filter-all-bots = Avec ou sans bots
web-filter-no-bots = Sans bot
web-pace-of = { $speed ->
    [live] en direct (quelques minutes par joueur)
    [slow] par correspondance (plusieurs jours par joueur)
   *[relaxed] sans limite de temps
  }
web-finished-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  } sur { $players } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $day }
web-change-name = Changer de nom
web-tournaments = Tournois
web-tournament = Tournoi
web-clubs = Clubs
web-club = Club
web-club-none = Aucun

# La page d’un jeu
web-new-table = Nouvelle table
web-opponents = Adversaires
web-people = D’autres joueurs
web-speed = Rythme
web-speed-relaxed = Sans limite
web-speed-live = En direct
web-speed-slow = Par correspondance
web-clock-of-each = Horloge de chaque joueur
web-pace-clock = { $bank }, plus { $increment } par tour
web-duration = { $unit ->
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
      }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
  }
web-stand-in = Bot qui remplace les absents
web-listed = Table ouverte à tous
web-rated = Partie classée
web-rated-mark = compte pour la cote
web-word = Mot de passe pour prendre place (facultatif)
web-word-asked = Mot de passe donné par l’hôte
web-locked = avec mot de passe
web-open-table = Ouvrir la table
web-set-up = Configuration
web-preset-own = Sur mesure
web-preset-own-about = Réglez chaque option vous-même.
web-level-for-beginners = { $level } (pour débuter)
web-levels = Bots par niveau, du plus faible au plus fort
web-levels-named = Bots par nom
web-level-rated = { $level }, cote { $rating }
web-level-for-you = { $level } (conseillé pour vous)
web-unlearned = Le bot « { $level } » n’a pas été entraîné pour cette table ({ $reason ->
    [no-net] il n’y a pas de réseau de neurones pour ce jeu
    [rules] règles ou matériel différents
    [seats] nombre de joueurs différent
   *[other] option « { $reason } » différente
  }) et joue au niveau « Maître ».
web-start = Commencer
web-start-later = Vous pourrez commencer quand toutes les places seront prises.
web-material = Le matériel du jeu
web-material-documented = Toutes les cartes, tous les plateaux et toutes les tuiles sont ceux du jeu d’origine.
web-not-connected = Guildhall n’est lié ni aux auteurs ni aux éditeurs des jeux. Leurs illustrations et leurs textes ne sont pas repris ici. Si un jeu vous plaît, achetez-le.

# Avant la partie
web-room-hint = Invitez d’autres joueurs avec l’adresse de cette page :
web-free-seat = Place libre
web-free-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
  }
web-sit-here = Prendre cette place
web-seat-bot = Ajouter un bot
web-stand-up = Quitter ma place
web-remove-player = Exclure
web-close-table = Fermer la table
web-table-closed = { $why ->
    [agreed] Tous les joueurs ont accepté de terminer cette partie sans résultat.
    [resigned] Tous les joueurs ont quitté cette partie ; elle n’a pas de résultat.
    [expired] Cette table a été fermée après une longue inactivité.
   *[other] Cette table a été fermée.
  }
web-waiting-for-host = L’hôte lancera la partie quand toutes les places seront prises.
web-your-name = Votre nom
web-go-on = Continuer
web-copy-link = Copier le lien
web-copied = Copié
web-room-stand-in = un bot ({ $level }) remplace les absents
web-late-rule = Quand le temps d’un joueur est écoulé, le bot joue jusqu’à son retour.
web-absent-rule = Si c’est le tour d’un joueur depuis { $time } et qu’il n’est pas à la table, les autres peuvent laisser le bot jouer jusqu’à son retour.
web-idle-rule = Une partie où rien ne se passe pendant { $time } se termine sans résultat.
web-open-rule = Si rien ne se passe pendant { $time } avant le début de la partie, la table est fermée.

# À la table
web-table = La table
web-seat = Place { $seat } : { $player }
web-player-number = Joueur { $number }
web-bot-name = Bot { $number } ({ $level })
web-former-player = Ancien joueur
web-to-move = doit jouer
web-away = hors ligne
web-turn-order = Ordre du tour : { $number }
web-fold-player = Afficher ou masquer ce que possède { $player }
web-look-closer = Voir en grand ce que possède { $player }
web-next-player = Joueur suivant
web-others = Adversaires
web-areas = Zones de la table
web-tray = Votre coup
web-tray-hint = Cliquez sur ce qui est entouré, ou choisissez ici.
web-waiting = C’est à { $player } de jouer
web-choose-next = { $thing } : que voulez-vous faire ?
web-sending = Envoi…
web-cannot-be-undone = Ce coup ne peut pas être annulé.
web-confirm = Confirmer
web-undo = Annuler
web-all-moves = Tous les coups ({ $moves })
web-why-not = Pourquoi pas ?
web-why-not-which = Quel coup voudriez-vous jouer ? Cliquez dessus pour savoir pourquoi il est impossible.
web-possible = C’est possible maintenant.
web-nothing-with-that = Cet élément ne peut pas servir maintenant.
web-end-turn = Terminer le tour
web-nothing-really = Vous pourriez faire autre chose. Jouer ce coup quand même ?
web-tick-hint = Sélectionnez ce que vous voulez, dans n’importe quel ordre, ou acceptez une proposition :
web-tick-only = Sélectionnez ce que vous voulez, dans n’importe quel ordre.
web-less = Moins
web-more = Plus
web-bid-value = Montant
web-number-range = Choisissez un nombre de { $lowest } à { $highest }.
web-only-move = (seul coup possible)
web-moves = Coups
web-plain-place = { $value }, position { $place }
web-log = Journal
web-chat = Message
web-say = Envoyer
web-ask-undo = Demander une annulation
web-bot-plays = Un bot joue pour vous.
web-come-back = Reprendre ma place
web-absent = { $player } n’a pas joué depuis plusieurs jours et n’est pas à la table.
web-absent-sure = Un bot ({ $level }) jouera pour { $player } jusqu’à son retour. Le laisser jouer ?
web-absent-claim = Laisser jouer un bot
web-absent-wait = Attendre encore
web-leave-to-bot = Laisser un bot jouer pour moi
web-leave = Quitter la partie
web-leave-to-bot-hint = Vous pouvez revenir à tout moment ; d’ici là, un bot ({ $level }) joue pour vous.
web-resign = Abandonner
web-resign-hint = Vous quittez la partie pour de bon et la perdez ; un bot ({ $level }) joue pour vous jusqu’à la fin.
web-end-game = Terminer la partie
web-end-game-hint = Personne d’autre ne joue ici : la partie se termine sans résultat.
web-ask-end = Terminer sans résultat
web-ask-end-hint = La partie se termine quand tous les joueurs ont accepté.
web-stay = Continuer à jouer
web-end-asked = D’accord pour terminer la partie sans résultat : { $players }.
web-still-to-agree = Réponses attendues : { $players }.
web-undo-asked = { $player } demande l’annulation de coups déjà joués.
web-agree = D’accord
web-decline = Refuser
web-clock = Horloge : { $left }
web-overdue = temps écoulé
web-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
web-hours-left = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
web-talk = Discussion
web-talk-unread = { $number ->
    [one] { $number } nouveau message
   *[other] { $number } nouveaux messages
  }
web-talk-none = Aucun message pour le moment.
web-log-player = Joueur
web-log-everybody = tous
web-log-kind = Afficher
web-log-all = tout
web-log-points = points
web-log-table = vie de la table
web-log-filter = Filtrer le journal
web-log-look = Voir la table après ce coup
web-since = Depuis votre dernier tour
web-since-last = Les derniers coups
web-since-steps = Pas à pas
web-since-all = Montrer ce que chacun a fait
web-looking = Position passée : coup { $number } sur { $moves }
web-look-now = Revenir au présent
web-look-your-turn = C’est votre tour
web-show-pause = Pause
web-show-on = Continuer
web-show-now = Tout afficher
web-show-waiting = { $number ->
    [one] { $number } coup à afficher
   *[other] { $number } coups à afficher
  }
web-moment-points = Points marqués depuis « { $since } »
web-watching = Mode spectateur.
web-watched-from = Point de vue
web-watchers = { $watchers ->
    [one] { $watchers } spectateur
   *[other] { $watchers } spectateurs
  }

# Le journal
web-event = { $player } { $event }
web-entry-opened = { $player } ouvre la table
web-entry-sat = { $player } prend la place { $seat }
web-entry-left = { $player } quitte la place { $seat }
web-entry-removed = { $player } exclut le joueur de la place { $seat }
web-entry-bot = Un bot ({ $level }) prend la place { $seat }
web-entry-late = Temps écoulé : un bot ({ $level }) prend la place { $seat }
web-entry-absent = { $player } laisse un bot ({ $level }) jouer à la place { $seat }, dont le joueur n’a pas joué depuis plusieurs jours
web-entry-started = La partie commence
web-entry-closed = La table est fermée
web-entry-said = { $player } : { $text }
web-entry-unsaid = Un message { $player_de } a été effacé
web-entry-undo-asked = { $player } demande une annulation
web-entry-undo-agreed = { $player } accepte l’annulation
web-entry-undo-declined = { $player } refuse l’annulation
web-entry-undone = Des coups ont été annulés
web-entry-resigned = { $player } abandonne ; un bot ({ $level }) reprend la place { $seat }
web-entry-end-agreed = { $player } veut terminer la partie sans résultat
web-entry-end-declined = { $player } veut continuer
web-entry-shared = Toute personne qui a le lien peut maintenant revoir la partie
web-entry-rematch = { $player } propose une revanche

# La fin
web-total = Total
web-breakdown = Points par origine
web-over = La partie est terminée
web-result = Résultat
web-winner = { $number ->
    [one] Victoire { $players_de }
   *[other] Victoire partagée : { $players }
  }
web-chart = Les points de chaque joueur par origine ; les mêmes nombres figurent dans le tableau ci-dessous.
web-rematch = Rejouer
web-rematch-offer = Proposer une revanche
web-rematch-join = Accepter la revanche
web-rematch-offered = { $player } propose une revanche.
web-replay = Revoir
web-look-at-table = Voir la table
web-podium = Classement final
web-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
web-growth = La progression des points, coup par coup
web-growth-hint = { $player } : les points du premier coup au dernier ; total final : { $points }.
web-at-the-end = Ce que chacun a bâti

# Revoir
web-start-position = Début de la partie
web-first = Au début
web-back = Coup précédent
web-run = Lecture
web-pause = Pause
web-forward = Coup suivant
web-last = À la fin
web-position = Coup
web-seen-by = Point de vue
web-spectator = spectateur
web-record = Télécharger
web-share = Partager par lien
web-shared = Visible avec le lien

# Compte
web-you-are-guest = Vous jouez sous le nom « { $name } »
web-play-as-guest = Jouer en invité
web-make-account-hint = Avec un compte, vos parties vous suivent sur tous vos appareils. L’adresse e-mail est facultative.
web-make-account = Créer un compte
web-name = Nom
web-password = Mot de passe
web-email = E-mail (facultatif)
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-devices = Vos appareils
web-device = Connecté depuis le { $day }{ $current ->
    [yes] {" "}(cet appareil)
   *[no] {""}
  }
web-own-bots = Vos bots
web-own-bots-hint = Un compte de bot joue via l’API, avec son jeton d’accès.
web-bot-token = Jeton d’accès, affiché une seule fois :
web-make-bot = Créer un compte de bot
web-delete = Supprimer
web-email-address = E-mail
web-changed = Modification enregistrée.
web-change-password = Changer de mot de passe
web-change-password-hint = Tous vos autres appareils seront déconnectés.
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-change-email = Changer d’adresse e-mail
web-change-email-hint = Cette adresse ne sert qu’à remplacer un mot de passe oublié et, si vous le souhaitez, à vous prévenir quand c’est à vous de jouer. Laissez le champ vide pour la supprimer.
web-forgotten = Mot de passe oublié ?
web-forgotten-hint = Si un compte est lié à votre adresse, vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe.
web-forgotten-send = Envoyer l’e-mail
web-forgotten-sent = Si un compte est lié à cette adresse, l’e-mail est en route.
web-reset = Choisir un nouveau mot de passe
web-export = Vos données
web-export-hint = Tout ce que ce serveur sait de vous, dans un fichier.
web-export-get = Télécharger le fichier
web-delete-account = Supprimer le compte
web-delete-account-hint = C’est définitif. Les parties terminées restent, sans votre nom.

# À propos
web-about-guildhall = Guildhall est un site où l’on joue, entre joueurs ou contre des bots, à des jeux de société au thème médiéval, exactement selon leurs règles. C’est un logiciel libre sous licence MIT.
web-about-games-title = Les jeux
web-about-symbols-title = Symboles
web-about-symbols = Les silhouettes sont l’œuvre des auteurs de game-icons.net (Lorc, Delapouite et d’autres) ; nous les avons recadrées et mises en couleur. Source et licence :
web-about-type-title = Polices
web-about-type = Alegreya de Juan Pablo del Peral et Source Sans 3 de Paul D. Hunt, toutes deux sous licence SIL Open Font License.

# The rules page, and the drawer of rules at a table
web-rules = Règles
web-rule = Règle { $rule }
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found = { $found ->
    [0] Aucun passage trouvé
    [one] { $found } passage trouvé
   *[other] { $found } passages trouvés
  }

# Apprendre en jouant
web-learn = Apprendre en jouant
web-learn-title = Apprendre à jouer : { $game }
web-learn-about = De courts chapitres à une vraie table de jeu, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } en tout. Arrêtez-vous quand vous voulez : cet appareil retient où vous en êtes.
web-learn-short = De courts chapitres à une vraie table de jeu, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } en tout.
web-learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
web-learn-begin = Commencer
web-learn-continue = Continuer
web-learn-done = terminé
web-learn-all-done = C’était le dernier chapitre. Jouez maintenant une première partie contre les bots pour débutants.
web-learn-first-game = Jouer une première partie
web-newcomer = C’est votre première visite ?
web-newcomer-about = Apprenez un jeu en y jouant : de courts chapitres à une vraie table, sans livret de règles.
web-lesson = Leçon
web-lesson-step = Étape { $number } sur { $steps }
web-lesson-over = Ce chapitre est terminé.
web-lesson-leave = Tous les chapitres
web-lesson-back = Précédent
web-lesson-next = Chapitre suivant
web-outlined = élément entouré
web-lesson-on = Continuer
web-lesson-read = Lisez la leçon, puis continuez
web-lesson-partner = { $number ->
    [1] Anne
    [2] Pierre
   *[other] Sophie
  }

# Conseils et entraîneur
web-hint = Conseil
web-hints = Conseils
web-hints-thinking = Recherche de vos meilleurs coups…
web-hints-about = Les meilleurs coups selon { $level ->
    [grandmaster] le grand maître
   *[master] le maître
  }, avec l’avance en points que vous devriez avoir à la fin sur votre meilleur rival. Chaque coup est comparé aux autres.
web-with-hints = avec conseils
web-allow-hints = Tout le monde peut demander conseil
web-coach = Entraîneur
web-coach-on = Contre des bots, m’avertir avant un coup imprudent
web-coach-says = Attention : « { $move } » vous coûterait cher.
web-coach-better = Mieux : { $move }.
web-coach-think = Réfléchir encore
web-coach-play = Jouer quand même

# Classements et profils
web-leaderboard = Classement
web-leaderboard-none = Aucun joueur inscrit n’a encore terminé de partie classée avec ce nombre de joueurs.
web-rating = Cote
web-rating-hint = Seules comptent les parties classées, séparément pour chaque jeu et chaque nombre de joueurs. La cote part de 0 et indique un niveau que vous avez presque certainement atteint ; elle monte à chaque victoire, davantage contre des adversaires forts. Une partie classée compte comme perdue si vous abandonnez, si vous êtes absent à la fin ou si un bot en joue la plus grande part. Le bot « Apprenti » a une cote de 25.
web-rating-of = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  } · cote { $rating } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
  }
web-rating-history = La cote après chaque partie
web-games-played = Parties
web-games-won = Gagnées
web-last-game = Dernière partie
web-last-games = Dernières parties
web-profile = Profil
web-your-profile = Votre profil
web-no-rated-games = Aucune partie classée pour l’instant.
web-story = { $game } : d’où viennent les points et les victoires
web-points-by-source = Points par origine (total moyen : { $points })
web-wins-by-seat = Victoires selon la place à la table
web-wins-by-board = Victoires selon la mise en place
web-seat-of = Place { $seat } sur { $seats }
web-set-up-usual = Mise en place habituelle
web-won-of = { $wins } sur { $games }
web-opening-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
  }
web-game-gone = Partie quittée · { $day }

# À qui de jouer
web-waiting-tables = Tables qui vous attendent
web-waiting-none = Aucune table ne vous attend.
web-waiting-all = { $tables ->
    [one] { $tables } table vous attend
   *[other] { $tables } tables vous attendent
  }
web-waiting-hint = Où que vous soyez, la touche N ouvre la prochaine table qui vous attend.
web-turn-emails = E-mails
web-turn-emails-hint = Aux tables sans limite de temps ou par correspondance, vous recevez un e-mail si c’est à vous de jouer depuis dix minutes et que vous n’avez aucune page de Guildhall ouverte. Il indique le jeu et donne un lien vers la table.
web-turn-emails-on = M’avertir par e-mail quand c’est à moi de jouer
web-save = Enregistrer
web-emails-stopped = Vous ne recevrez plus ces e-mails. Vous pouvez les redemander sur la page de votre compte.
web-holiday = Vacances
web-holiday-hint = Pendant vos vacances, vos horloges sont arrêtées à toutes vos tables par correspondance, et les autres voient la date de votre retour. Des vacances durent 30 jours au plus ; les suivantes commencent au plus tôt 30 jours après la fin des précédentes.
web-holiday-days = Nombre de jours, à partir de maintenant
web-holiday-until = Vous êtes en vacances jusqu’au { $day }.
web-holiday-back = Je suis de retour
web-on-holiday = en vacances jusqu’au { $day }
web-push = M’avertir quand c’est à moi de jouer
web-push-hint = Ce navigateur affiche une notification quand une table sans limite de temps ou par correspondance vous attend et qu’aucune page de Guildhall n’est ouverte.
web-push-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis réessayez.
web-push-failed = Votre navigateur ne parvient pas à joindre son service de notifications.
web-webhooks = Webhooks
web-webhooks-hint = Guildhall peut envoyer un message à Discord, Slack, Matrix ou Mattermost quand une table sans limite de temps ou par correspondance vous attend et qu’aucune page de Guildhall n’est ouverte. Créez-y un webhook entrant et collez son adresse ici.
web-webhook-url = Adresse du webhook
web-webhook-add = Ajouter
web-webhook-added = Ajouté.
web-webhook-test = Envoyer un message de test
web-webhook-tested = Le message de test a été envoyé.
web-webhook-disabled = { $host } (désactivé après des échecs ; un test réussi le réactive)
web-drained = Le serveur va bientôt redémarrer : aucune nouvelle partie ne peut commencer pour le moment. Les parties en cours continuent.
web-news = Annonces
web-dismiss = Fermer

# Compagnie
web-block = Bloquer
web-unblock = Débloquer
web-block-hint = Les personnes bloquées ne peuvent pas prendre place aux tables que vous ouvrez, et vous ne voyez pas ce qu’elles disent. Elles n’en sont pas averties.
web-blocked = Vous bloquez cette personne.
web-report = Signaler
web-report-hint = Qu’a fait cette personne ? Seuls les responsables du serveur liront votre message.
web-report-text = Votre signalement
web-report-send = Envoyer
web-reported = Envoyé. Merci.
web-invited = Invitations
web-invite = Inviter un joueur (nom de son compte)
web-invite-do = Inviter
web-invite-done = { $name } voit maintenant cette table sur sa page d’accueil.

# Analyse, et sauts dans une relecture
web-review = Analyse
web-review-about = Un bot de haut niveau réexamine chaque décision sans en savoir plus que le joueur à ce moment-là.
web-review-begin = Analyser cette partie
web-review-making = Décisions analysées : { $done } sur { $all }
web-review-stop = Arrêter
web-review-chances = Chances de gagner (en %), coup par coup
web-review-turning = Tournants de la partie
web-review-no-turning = Aucun coup n’a coûté cher.
web-review-turn = Coup { $number }, { $player } : −{ $chance } points de pourcentage
web-review-found = Meilleur coup trouvé
web-review-best-of = { $best } sur { $decisions }
web-review-given-away = Points perdus
web-review-left = Ce qui est resté inutilisé
web-review-sources = Points par origine, coup par coup
web-review-good = « { $move } » : rien de mieux n’a été trouvé.
web-review-played = Coup joué : { $move }
web-review-better = Mieux : { $move }
web-review-lost = Ce coup a coûté { $chance ->
    [one] { $chance } point de pourcentage
   *[other] { $chance } points de pourcentage
  } de chances de gagner et { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance.
web-replay-speed = Vitesse
web-jump-by = Aller de repère en repère
web-jump-moment = manches
web-jump-chapter = grandes étapes
web-jump-turning = tournants
web-jump-seat = coups { $player_de }
web-jump-back = Reculer
web-jump-on = Avancer
web-branches = Et si… ?
web-branches-about = Continuez contre des bots depuis la position après le coup { $number }, avec les mêmes tirages que dans cette partie.
web-branches-running = Continuez contre des bots depuis la position après le coup { $number }, à votre propre table. Tout ce qui est caché ou dépend du hasard est de nouveau tiré au sort ; la partie en cours ne change pas.
web-branches-tried = Ce que vous avez essayé
web-branches-root = La partie d’origine
web-branch-seat = Jouer en tant que
web-branch-title = Nom
web-branch-name = Autre suite après le coup { $number }
web-branch-from = après le coup { $number }
web-branch-play = Continuer à partir d’ici

# Problèmes
web-puzzles = Problèmes
web-puzzles-about = Des positions tirées de vraies parties, où un coup est nettement meilleur que les autres. Trouvez-le : vous voyez ce que voyait le joueur.
web-puzzles-today = Les trois problèmes du jour
web-puzzles-rating = Votre cote : { $rating }
web-puzzles-all-done = Vous avez essayé tous les problèmes. Ils reviennent maintenant, à commencer par ceux que vous n’avez pas résolus.
web-puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
web-puzzle = Problème (cote { $rating })
web-puzzle-task = Quel est le meilleur coup ? Jouez-le sur la table.
web-puzzle-next = Problème suivant
web-puzzle-right = Bonne réponse !
web-puzzle-wrong = Il y avait mieux.
web-puzzle-was-right = résolu
web-puzzle-was-wrong = non résolu
web-puzzle-answer = { $move } (avance sur le deuxième meilleur coup : { $points })
web-puzzle-why = Par rapport aux autres coups : { $reasons }
web-puzzle-why-rather = Par rapport à votre coup : { $reasons }
web-again = Réessayer
