# Les pages du navigateur.

# Partout
web-home = Accueil
web-about = À propos
web-account = Compte
web-pages = Pages
web-skip = Aller au contenu
web-language = Langue
web-settings = Réglages
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-motion = Mouvement
web-motion-full = complet
web-motion-fast = rapide
web-motion-off = aucun
web-bots-pace = Rythme des robots
web-bots-pace-calm = tranquille
web-bots-pace-brisk = vif
web-bots-pace-instant = immédiat
web-sound = Un son quand c’est mon tour
web-ask-first = Demander avant
web-ask-always = tout ce qui est définitif, et la fin du tour
web-ask-costs = ce qui coûte ou qui est définitif
web-ask-never = rien
web-countdown = Puis attendre
web-countdown-none = ma réponse
web-countdown-seconds = { $seconds } secondes au plus
web-forced = Parmi les bots, jouer pour moi le seul coup possible
web-keys =
    Touches : les flèches parcourent la table, Entrée désigne
    1–9 choisit dans la liste, M montre tous les coups, H ouvre les règles, C valide
    Échap revient d’un pas, U reprend, ? demande « pourquoi pas ? »
    O regarde un adversaire de près, R montre les régions des Châteaux de Bourgogne
web-loading = Un instant…
web-offline = Le serveur est injoignable pour le moment. Rien n’a changé ; réessayez.
web-unanswered = La connexion a été coupée avant la réponse du serveur : ce n’est pas encore confirmé.
web-not-made = Votre coup n’est pas arrivé à la table. Rejouez-le.
web-move-stands = Votre coup a été joué.
web-lost = Connexion perdue. Nouvel essai…
web-not-found = Il n’y a rien à cette adresse.
web-close = Fermer
web-alone-title = Pas de connexion
web-alone = La maison est ouverte, mais vos tables, la liste des tables et les nouvelles parties ont besoin du serveur. Elles reviendront dès qu’il répondra.

# Accueil
web-home-title = Une table est toujours libre
web-home-about = Des jeux de plateau médiévaux, exactement selon leurs règles, contre des joueurs ou des robots. Sans compte.
web-game-facts = { $min } à { $max } joueurs · environ { $minutes } minutes
web-play-bots = Jouer contre des robots
web-play-people = Avec des joueurs
web-rules-and-options = Règles et options
web-players = Joueurs
web-bot-level = Force des robots
web-level = { $level ->
    [random] Hasard
    [apprentice] Apprenti
    [journeyman] Compagnon
    [master] Maître
    [grandmaster] Grand maître
   *[other] { $level }
  }
web-my-tables = Mes tables
web-my-tables-none = Vous n’êtes encore à aucune table.
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table n’attend de joueurs. Ouvrez la vôtre !
web-running-tables = Parties en cours
web-running-tables-none = Aucune table publique à regarder pour le moment.
web-past-tables = Mes parties terminées
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
web-guest-name = { $name } (invité)
web-guest-mark = invité
web-join = Rejoindre
web-watch = Regarder
web-game = Jeu
web-all-games = Tous les jeux
web-pace = Rythme
web-all-paces = Tous les rythmes
web-no-such-tables = Aucune table ne correspond à votre choix.
web-pace-of = { $speed ->
    [live] deux minutes par décision
    [slow] trois jours par décision
   *[relaxed] sans pendule
  }
web-finished-place = Place { $place } sur { $players } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $day }
web-change-name = Changer de nom
web-for-beginners = pour débuter

# La page d’un jeu
web-new-table = Nouvelle table
web-opponents = Adversaires
web-people = Des joueurs
web-bots = Robots : { $level }
web-speed = Temps par décision
web-speed-relaxed = Sans pendule
web-speed-live = Deux minutes
web-speed-slow = Trois jours
web-stand-in = Joue pour les absents
web-listed = Ouverte à tous
web-open-table = Ouvrir la table
web-set-up = Préparation
web-preset-own = Choix personnel
web-preset-own-about = Réglez chaque option vous-même.
web-level-for-beginners = { $level } (pour débuter)
web-start = Commencer
web-material = Le matériel imprimé
web-material-documented = Toutes les cartes, tous les plateaux et toutes les tuiles sont ceux du jeu imprimé.
web-not-connected = Guildhall n’est pas lié aux auteurs et éditeurs des jeux. Tout ce que vous voyez est dessiné et rédigé par nous. Si un jeu vous plaît, achetez-le.

# Avant la partie
web-room-hint = Invitez d’autres joueurs avec l’adresse de cette page :
web-free-seat = Place libre
web-free-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
  }
web-sit-here = S’asseoir ici
web-seat-bot = Placer un robot
web-stand-up = Se lever
web-remove-player = Retirer
web-close-table = Fermer la table
web-table-closed = { $why ->
    [agreed] Tous les joueurs ont accepté de terminer cette partie sans résultat.
    [resigned] Tous les joueurs ont quitté cette partie ; elle n’a pas de résultat.
    [expired] Rien ne s’était passé ici depuis longtemps, la table a donc été fermée.
   *[other] Cette table a été fermée.
  }
web-waiting-for-host = L’hôte lance la partie quand toutes les places sont prises.
web-your-name = Votre nom
web-go-on = Continuer
web-copy-link = Copier l’adresse
web-copied = Copié
web-room-stand-in = À la place des absents joue : robot ({ $level })

# À la table
web-table = La table
web-seat = Place { $seat } : { $player }
web-player-number = Joueur { $number }
web-bot-name = Robot { $number } ({ $level })
web-former-player = un ancien joueur
web-to-move = au trait
web-away = absent
web-fold-player = Montrer ou cacher ce que possède { $player }
web-look-closer = Regarder de près ce que possède { $player }
web-next-player = Joueur suivant
web-others = Les autres
web-areas = Parties de la table
web-tray = Votre coup
web-tray-hint = Désignez ce qui est encadré, ou choisissez ici.
web-waiting = C’est à { $player } de jouer
web-choose-next = { $thing } : et avec quoi ?
web-sending = Envoi…
web-cannot-be-undone = Ce coup ne peut être repris.
web-confirm = Jouer
web-undo = Reprendre
web-all-moves = Tous les coups ({ $moves })
web-why-not = Pourquoi pas ?
web-why-not-which = Que voulez-vous faire ? Désignez-le, la règle répondra.
web-possible = C’est possible maintenant.
web-nothing-with-that = On ne fait rien avec cela.
web-end-turn = Finir le tour
web-nothing-really = Autre chose est possible. Le faire quand même ?
web-tick-hint = Cochez ce que vous voulez, dans n’importe quel ordre, ou prenez une proposition :
web-less = Moins
web-more = Plus
web-bid-value = Valeur
web-only-move = (le seul coup possible)
web-moves = Coups
web-plain-place = { $value }, place { $place }
web-log = Journal
web-chat = Dire quelque chose
web-say = Dire
web-ask-undo = Demander à revenir
web-bot-plays = Un robot joue à votre place.
web-come-back = Revenir
web-leave-to-bot = Laisser ma place à un robot
web-leave = Quitter la partie
web-leave-to-bot-hint = Vous pouvez revenir à tout moment ; d’ici là, un robot ({ $level }) joue pour vous.
web-resign = Abandonner
web-resign-hint = Vous partez pour de bon et avez perdu ; un robot ({ $level }) joue à votre place jusqu’à la fin.
web-end-game = Terminer la partie
web-end-game-hint = Personne d’autre ne joue ici : la partie se termine sans résultat.
web-ask-end = Terminer sans résultat
web-ask-end-hint = La partie se termine quand tous les joueurs ont accepté.
web-stay = Continuer à jouer
web-end-asked = { $players } : terminer la partie sans résultat ?
web-still-to-agree = En attente de : { $players }
web-undo-asked = { $player } demande à revenir à une position antérieure.
web-agree = D’accord
web-decline = Refuser
web-clock = Temps restant : { $left }
web-overdue = en retard
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
web-talk-none = Personne n’a encore rien dit.
web-log-player = De qui
web-log-everybody = tout le monde
web-log-kind = Quoi
web-log-all = tout
web-log-points = points
web-log-house = la table elle-même
web-log-look = Regarder la table après ce coup
web-since = Depuis votre tour
web-since-last = Les derniers coups
web-since-steps = Pas à pas
web-since-all = Montrer ce que chacun a fait
web-looking = Position passée, { $number } sur { $moves }
web-look-now = Revenir au présent
web-look-your-turn = C’est votre tour
web-show-pause = Pause
web-show-on = Continuer
web-show-now = Tout montrer d’un coup
web-show-waiting = { $number ->
    [one] { $number } coup attend d’être montré
   *[other] { $number } coups attendent d’être montrés
  }
web-moment-points = Points depuis : { $since }
web-overdue-player = { $player } : le temps de cette décision est écoulé.
web-claim = Laisser jouer un robot …
web-claim-hint = Un robot ({ $level }) joue à cette place jusqu’au retour du joueur. Ce qui est joué reste joué.
web-claim-do = Confier la place
web-keep-waiting = Attendre encore
web-watching = Vous regardez.
web-watched-from = Vu de la place de
web-watchers = { $watchers ->
    [one] { $watchers } spectateur
   *[other] { $watchers } spectateurs
  }

# Le journal
web-event = { $player } { $event }
web-entry-opened = { $player } ouvre la table
web-entry-sat = { $player } prend la place { $seat }
web-entry-left = { $player } quitte la place { $seat }
web-entry-removed = { $player } libère la place { $seat }
web-entry-bot = Un robot ({ $level }) joue à la place { $seat }
web-entry-started = La partie commence
web-entry-closed = La table est fermée
web-entry-said = { $player } : { $text }
web-entry-unsaid = Ce que { $player } a dit est effacé
web-entry-undo-asked = { $player } demande à revenir
web-entry-undo-agreed = { $player } accepte de revenir
web-entry-undo-declined = { $player } préfère continuer
web-entry-undone = La partie revient en arrière
web-entry-resigned = { $player } abandonne ; un robot ({ $level }) joue à la place { $seat }
web-entry-end-agreed = { $player } veut terminer la partie sans résultat
web-entry-end-declined = { $player } préfère continuer
web-entry-shared = La partie peut être revue par tous
web-entry-rematch = { $player } propose une autre partie

# La fin
web-total = Total
web-breakdown = Points par origine
web-over = La partie est terminée
web-result = Résultat
web-winner = { $number ->
    [one] Victoire de { $players }
   *[other] Victoire partagée : { $players }
  }
web-chart = Les points de chaque joueur par origine ; les mêmes nombres figurent dans le tableau ci-dessus.
web-rematch = Rejouer
web-rematch-offer = Proposer une autre partie
web-rematch-join = Se rasseoir
web-rematch-offered = { $player } propose une autre partie.
web-replay = Revoir
web-look-at-table = Regarder la table
web-podium = Le classement
web-place = Place { $place }
web-growth = La progression des points, coup par coup
web-growth-hint = Les points de { $player } du premier coup au dernier : { $points } à la fin.
web-at-the-end = Ce que chacun a bâti

# Revoir
web-start-position = Début de la partie
web-first = Au début
web-back = Un coup en arrière
web-run = Lire
web-pause = Pause
web-forward = Un coup en avant
web-last = À la fin
web-position = Coup
web-seen-by = Vu par
web-spectator = un spectateur
web-record = Télécharger
web-share = Laisser regarder quiconque a le lien
web-shared = Quiconque a le lien peut regarder

# Compte
web-you-are-guest = Vous jouez sous le nom de { $name }
web-play-as-guest = Jouer en invité
web-make-account-hint = Avec un compte, vos parties vous suivent sur tous vos appareils. L’adresse électronique est facultative.
web-make-account = Créer un compte
web-name = Nom
web-password = Mot de passe
web-email = Adresse électronique (facultative)
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-devices = Où vous êtes connecté
web-device = Depuis le { $day }{ $current ->
    [yes] , cet appareil
   *[no] {""}
  }
web-own-bots = Vos robots
web-own-bots-hint = Un compte de robot joue par la même API avec son jeton.
web-bot-token = Le jeton, montré cette seule fois :
web-make-bot = Créer un compte de robot
web-delete = Supprimer
web-email-address = Adresse électronique
web-changed = C’est changé.
web-change-password = Changer le mot de passe
web-change-password-hint = Tous vos autres appareils sont déconnectés.
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-change-email = Changer l’adresse électronique
web-change-email-hint = Seulement pour les lettres sur un mot de passe oublié. Laissez vide pour n’en avoir aucune.
web-forgotten = Mot de passe oublié ?
web-forgotten-hint = Si un compte a votre adresse, vous recevez une lettre avec un lien pour choisir un autre mot de passe.
web-forgotten-send = Envoyer la lettre
web-forgotten-sent = Si un compte a cette adresse, la lettre est en route.
web-reset = Choisir un nouveau mot de passe
web-export = Vos données
web-export-hint = Tout ce que ce serveur sait de vous, dans un fichier.
web-export-get = Prendre le fichier
web-delete-account = Supprimer le compte
web-delete-account-hint = Pour toujours. Les parties terminées restent, sans votre nom.

# À propos
web-about-house = Guildhall est une maison où joueurs et robots jouent à des jeux de plateau médiévaux, exactement selon leurs règles. C’est un logiciel libre sous licence MIT.
web-about-games-title = Les jeux
web-about-symbols-title = Symboles
web-about-symbols = Les silhouettes sont des auteurs de game-icons.net (Lorc, Delapouite et d’autres), recadrées et colorées par nous :
web-about-type-title = Caractères
web-about-type = Alegreya de Juan Pablo del Peral et Source Sans 3 de Paul D. Hunt, toutes deux sous licence SIL Open Font License.

# The rules page, and the drawer of rules at a table
web-rules = Règles
web-rule = Règle { $rule }
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found = { $found ->
    [0] Rien trouvé
    [one] { $found } endroit trouvé
   *[other] { $found } endroits trouvés
  }
