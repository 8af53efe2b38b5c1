# Craftsmen.

# Marchandises
craftsmen-name-wood = bois
craftsmen-name-iron-ore = minerai de fer
craftsmen-name-flax = lin
craftsmen-name-wheat = blé
craftsmen-name-cow = vache
craftsmen-name-wax = cire
craftsmen-name-grapes = raisin
craftsmen-name-barrel = baril
craftsmen-name-rope = corde
craftsmen-name-leather = cuir
craftsmen-name-paper = papier
craftsmen-name-iron = fer
craftsmen-name-cloth = tissu
craftsmen-name-meat = viande
craftsmen-name-flour = farine
craftsmen-name-weapons = armes
craftsmen-name-tools = outils
craftsmen-name-clothes = vêtements
craftsmen-name-books = livres
craftsmen-name-candles = bougies
craftsmen-name-wine = vin
craftsmen-name-beer = bière
craftsmen-name-bread = pain

# Bâtiments
craftsmen-name-sawmill = Scierie
craftsmen-name-iron-ore-mine = Mine de fer
craftsmen-name-flax-plantation = Plantation de lin
craftsmen-name-wheat-field = Champ de blé
craftsmen-name-cow-pasture = Pâturage
craftsmen-name-apiary = Rucher
craftsmen-name-vineyard = Vigne
craftsmen-name-cooperage = Tonnellerie
craftsmen-name-ropery = Corderie
craftsmen-name-tannery = Tannerie
craftsmen-name-paper-mill = Papeterie
craftsmen-name-smelter = Fonderie
craftsmen-name-weaver = Tisserand
craftsmen-name-butcher = Boucherie
craftsmen-name-mill = Moulin
craftsmen-name-weaponsmith = Armurerie
craftsmen-name-toolsmith = Forge
craftsmen-name-tailor = Tailleur
craftsmen-name-bookbinder = Relieur
craftsmen-name-chandler = Cirier
craftsmen-name-winery = Chai
craftsmen-name-brewery = Brasserie
craftsmen-name-bakery = Boulangerie

# Couleurs, lieux, autres
craftsmen-name-violet = violet
craftsmen-name-green = vert
craftsmen-name-blue = bleu
craftsmen-name-red = rouge
craftsmen-name-violet-n = { craftsmen-name-violet } { $number }
craftsmen-name-green-n = { craftsmen-name-green } { $number }
craftsmen-name-blue-n = { craftsmen-name-blue } { $number }
craftsmen-name-red-n = { craftsmen-name-red } { $number }
craftsmen-name-basic = de base
craftsmen-name-extended = étendus
craftsmen-name-advanced = évolués
craftsmen-name-bankers = guilde des banquiers
craftsmen-name-builders = guilde des bâtisseurs
craftsmen-name-notary = notaire
craftsmen-name-crafts = guilde des artisans
craftsmen-name-merchants = guilde des négociants
craftsmen-name-town-hall = hôtel de ville
craftsmen-name-spring = printemps
craftsmen-name-summer = été
craftsmen-name-autumn = automne
craftsmen-name-winter = hiver
craftsmen-name-left = à gauche
craftsmen-name-right = à droite
craftsmen-name-fair = le marché
craftsmen-name-granary = l’entrepôt
craftsmen-name-face-down = face cachée
craftsmen-name-nothing = aucune

# Ce qui est demandé
craftsmen-name-decision-exchange = garder ou échanger une carte
craftsmen-name-decision-send = envoyer un assistant ou passer
craftsmen-name-decision-bankers = prendre des cartes chez les banquiers
craftsmen-name-decision-bankers-discard = défausser après les banquiers
craftsmen-name-decision-build = construire ou s’arrêter
craftsmen-name-decision-pay = payer, carte par carte
craftsmen-name-decision-notary = acheter, enchérir ou chercher chez le notaire
craftsmen-name-decision-notary-after = chercher des cartes ou passer
craftsmen-name-decision-open-auction = faire la première enchère
craftsmen-name-decision-bid = surenchérir ou passer
craftsmen-name-decision-outbid-mayor = surenchérir sur le maire ou passer
craftsmen-name-decision-lay-out = poser deux cartes
craftsmen-name-decision-which-end = choisir le dessus ou le dessous du paquet
craftsmen-name-decision-put-back = remettre les cartes une à une
craftsmen-name-decision-craft = utiliser des points travail ou s’arrêter
craftsmen-name-decision-two-raws = produire deux matières premières
craftsmen-name-decision-use-token = utiliser le point travail du jeton
craftsmen-name-decision-granary-card = prendre une carte pour l’entrepôt
craftsmen-name-decision-give-card = choisir la carte à payer
craftsmen-name-decision-merchants = acheter un produit semi-fini ou passer
craftsmen-name-decision-town-hall = choisir à l’hôtel de ville
craftsmen-name-decision-tokens = dépenser un jeton travail ou passer
craftsmen-name-decision-too-many = défausser jusqu’à la limite
craftsmen-name-decision-invest = investir quatre cartes ou passer

# Coups
craftsmen-move-pass = Passer
craftsmen-move-send = Envoyer un assistant : { $guild }
craftsmen-move-cover = Couvrir le disque de la case { $field } : { $guild }
craftsmen-move-cover-card = Couvrir le disque de la case { $field } pour une carte : { $guild }
craftsmen-move-cover-points = Couvrir le disque de la case { $field } pour des points : { $guild }
craftsmen-move-exchange = Échanger { $building }
craftsmen-move-swap = Échanger votre scierie contre { $building }
craftsmen-move-take = Prendre { $card }
craftsmen-move-take-both = Prendre les deux cartes visibles
craftsmen-move-draw = Piocher
craftsmen-move-pay = Payer { $card }
craftsmen-move-discard = Défausser { $card }
craftsmen-move-invest = Investir { $card }
craftsmen-move-privilege = Utiliser le privilège
craftsmen-move-build = Construire { $building } { $side }
craftsmen-move-defy = Construire { $building } { $side } par privilège, sans la règle de construction
craftsmen-move-buy = Acheter { $building } dans ses couleurs
craftsmen-move-auction = Mettre { $building } aux enchères
craftsmen-move-bid = Enchérir { $bid }
craftsmen-move-search = Chercher parmi les bâtiments : { $type }
craftsmen-move-lay = Poser { $building }
craftsmen-move-on-top = Remettre les autres sur le paquet
craftsmen-move-below = Remettre les autres sous le paquet
craftsmen-move-put = Remettre { $building } maintenant
craftsmen-move-make-fair = Produire { $good }, vers le marché
craftsmen-move-make = Produire { $good }, vers : { $place }
craftsmen-move-fetch = Du marché : { $good }, vers : { $place }
craftsmen-move-process = Travailler : { $building }, le produit vers : { $place }
craftsmen-move-load = Travailler : { $building }, charger le navire { $ship }
craftsmen-move-bribe = Travailler : { $building }, soudoyer le capitaine du navire { $ship }
craftsmen-move-lose = Travailler : { $building } ; le produit est perdu
craftsmen-move-work = Dépenser un jeton travail
craftsmen-move-purchase = Acheter { $good } pour une carte, vers : { $place }
craftsmen-move-barter = Acheter { $good } pour un cube du marché, vers : { $place }
craftsmen-move-token-privilege = Prendre un jeton privilège
craftsmen-move-token-work = Prendre un jeton travail
craftsmen-move-change-order = Modifier l’ordre du tour
craftsmen-play-pass-exchange = Garder vos cartes telles quelles
craftsmen-play-pass-send = Passer : n’envoyer plus d’assistant cette saison
craftsmen-play-pass-bankers = Ne prendre aucune carte thunes
craftsmen-play-pass-build = Ne rien construire
craftsmen-play-pass-built = Arrêter de construire
craftsmen-play-pass-notary = Ne rien faire chez le notaire
craftsmen-play-pass-notary-after = Ne pas utiliser le privilège
craftsmen-play-pass-bid = Se retirer de l’enchère
craftsmen-play-pass-outbid-mayor = Laisser la carte au maire
craftsmen-play-pass-craft = Ne pas utiliser les points travail restants
craftsmen-play-pass-merchants = Ne rien acheter aux négociants
craftsmen-play-pass-town-hall = Ne rien prendre à l’hôtel de ville
craftsmen-play-pass-tokens = Garder vos jetons travail
craftsmen-play-pass-invest = Ne rien investir
craftsmen-play-privilege-bankers = Utiliser le privilège : ne défausser qu’une carte
craftsmen-play-privilege-crafts = Utiliser le privilège : deux matières premières pour un point travail

# Événements
# How moves are written
craftsmen-notation-pass = rien, ou rien de plus
craftsmen-notation-send = envoyer un assistant sur la première case libre d’une guilde
craftsmen-notation-cover = poser un assistant sur un disque, sans payer
craftsmen-notation-cover-card = poser un assistant sur un disque et payer une carte
craftsmen-notation-cover-points = poser un assistant sur un disque et payer des points
craftsmen-notation-exchange = mettre une carte reçue sous sa pioche et en tirer une autre
craftsmen-notation-swap = prendre cette scierie dans la boîte contre la vôtre
craftsmen-notation-take = prendre une carte thunes visible
craftsmen-notation-take-both = prendre les deux cartes thunes visibles
craftsmen-notation-draw = prendre dans la pioche des cartes thunes
craftsmen-notation-pay = poser une carte thunes en paiement
craftsmen-notation-discard = défausser une carte thunes
craftsmen-notation-invest = investir une carte thunes
craftsmen-notation-privilege = utiliser le privilège de la guilde
craftsmen-notation-build = construire une carte à un bout de votre rangée
craftsmen-notation-defy = construire une carte par privilège là où elle ne convient pas
craftsmen-notation-buy = acheter un bâtiment visible dans ses couleurs
craftsmen-notation-auction = mettre un bâtiment visible aux enchères
craftsmen-notation-bid = enchérir de ce montant
craftsmen-notation-search = fouiller une pioche de bâtiments par privilège
craftsmen-notation-lay = dévoiler une des cartes fouillées
craftsmen-notation-on-top = les autres vont sur la pioche
craftsmen-notation-below = les autres vont sous la pioche
craftsmen-notation-put = remettre maintenant cette carte
craftsmen-notation-make-fair = produire une matière première pour le marché
craftsmen-notation-make = produire une matière première pour un bâtiment
craftsmen-notation-fetch = porter un cube du marché à un bâtiment, comme cette matière première
craftsmen-notation-process = produire un semi-fini, pour l’entrepôt ou un bâtiment
craftsmen-notation-load = produire un produit et le charger sur un navire
craftsmen-notation-bribe = produire un produit et le charger sur un navire plein en soudoyant le capitaine
craftsmen-notation-lose = produire un produit pour lequel aucun navire n’a de place
craftsmen-notation-work = dépenser un jeton travail
craftsmen-notation-purchase = acheter un semi-fini de l’entrepôt pour une carte
craftsmen-notation-barter = acheter un semi-fini de l’entrepôt pour un cube du marché
craftsmen-notation-token-privilege = prendre un jeton privilège
craftsmen-notation-token-work = prendre un jeton travail
craftsmen-notation-change-order = aller sur la piste de changement d’ordre

craftsmen-exchanged = échange une carte bâtiment ({ $type }) : { $building } contre { $drawn }
craftsmen-swapped = échange sa scierie contre { $building }
craftsmen-round = Année { $year }, { $season }
craftsmen-sent = envoie un assistant : { $guild }
craftsmen-covered = couvre le disque du joueur { $other }, case { $field } : { $guild }
craftsmen-fee-card = paie { $card } au joueur { $other }
craftsmen-fee-points = paie { $points ->
    [one] { $points } point
   *[other] { $points } points
  } au joueur { $other }
craftsmen-compensated = pioche une carte pour le disque couvert : { $cards }
craftsmen-passed-helpers = passe avec encore { $helpers ->
    [one] { $helpers } assistant
   *[other] { $helpers } assistants
  }
craftsmen-unused-helpers = reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour ses assistants restants
craftsmen-privilege = utilise le privilège de la case dorée : { $guild }
craftsmen-privilege-token = utilise un privilège avec un jeton : { $guild }
craftsmen-banked = prend les cartes visibles : { $open } ; pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } : { $cards }
craftsmen-discarded = défausse { $card }
craftsmen-too-many = a trop de cartes et défausse { $card }
craftsmen-open-card = Nouvelle carte visible : { $card }
craftsmen-open-building = Nouveau bâtiment visible : { $building }
craftsmen-reshuffled = Les cartes utilisées sont mélangées en un nouveau paquet
craftsmen-paid = paie { $card }
craftsmen-built = construit { $building } ({ $upper } en haut, { $lower } en bas), { $side }
craftsmen-bonus-token = complète une ligne en premier et prend le jeton bonus : { $good }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-buys = achète { $building }
craftsmen-got-card = prend en main { $building }
craftsmen-auctions = met { $building } aux enchères
craftsmen-bid = enchérit { $bid }
craftsmen-raised = surenchérit à { $bid }
craftsmen-no-bid = renonce aux enchères
craftsmen-mayor = reçoit l’enchère du maire, { $bid } : { $cards }
craftsmen-mayor-outbid = surenchérit sur le maire avec { $bid }
craftsmen-mayor-beaten = a offert plus que le maire : { $bid }
craftsmen-under-deck = cède au maire ; { $building } va sous son paquet
craftsmen-searched = regarde les bâtiments ({ $type }) et { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } du paquet : { $cards }
craftsmen-laid = pose { $building }
craftsmen-put-on-top = remet { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } sur le paquet ({ $type })
craftsmen-put-below = remet { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } sous le paquet ({ $type })
craftsmen-made-raw = produit { $good }, vers : { $place }
craftsmen-fetched = prend { $good } au marché, vers : { $place }
craftsmen-made-half = produit { $good }, vers : { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-pushed-out = chasse { $other ->
    [0] un cube naturel
   *[other] le cube du joueur { $other }
  } de l’entrepôt : { $good }
craftsmen-took-card = prend une carte : { $card }
craftsmen-shipped = charge { $good } sur le navire { $ship } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-bribed = soudoie le capitaine du navire { $ship } ; le cube du joueur { $other } lui revient
craftsmen-lost = ne trouve pas de place : { $good } ; le produit est perdu
craftsmen-work-token = dépense un jeton travail
craftsmen-purchased = achète { $good } { $other ->
    [0] à la ville
   *[other] au joueur { $other }
  } avec { $card }, vers : { $place }
craftsmen-bartered = achète { $good } { $other ->
    [0] à la ville
   *[other] au joueur { $other }
  } avec un cube du marché, vers : { $place }
craftsmen-took-privilege = prend un jeton privilège
craftsmen-took-work = prend un jeton travail
craftsmen-changes-order = va sur la case { $slot } de la piste de changement d’ordre
craftsmen-fewest-privileges = a le moins utilisé de privilèges et reçoit un jeton privilège
craftsmen-new-order = Nouvel ordre du tour : { $players }
craftsmen-ship-scored = marque pour le navire { $ship } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, bonus { $bonus }
craftsmen-city = marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour la ville
craftsmen-granary-scored = marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’entrepôt
craftsmen-invests = investit { $card }
craftsmen-invested = investit dans la ville : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-passed-exchange = garde ses cartes telles quelles
craftsmen-passed-bankers = ne prend aucune carte thunes
craftsmen-passed-build = ne construit rien
craftsmen-passed-built = arrête de construire
craftsmen-passed-notary = ne fait rien chez le notaire
craftsmen-passed-notary-after = n’utilise pas le privilège
craftsmen-passed-craft = n’utilise pas les points travail restants
craftsmen-passed-merchants = n’achète rien aux négociants
craftsmen-passed-town-hall = ne prend rien à l’hôtel de ville
craftsmen-passed-tokens = garde ses jetons travail
craftsmen-passed-invest = n’investit rien
craftsmen-idle = a un assistant sans occupation ({ $guild }) : { $why ->
    [0] il ne reste aucune carte thunes
    [1] sa main ne suffit pour rien construire
    [2] il n’y a rien à acheter
    [3] un point travail ne servirait à rien
    [4] il n’y a rien en vente qui puisse servir et être payé
   *[5] il ne reste rien à prendre
  }
craftsmen-moment-exchange = Échange de cartes avant la partie
craftsmen-moment = Année { $year }, { $season }{ $last ->
    [0] {""}
   *[other]  : la dernière manche
  }

# Pourquoi pas
craftsmen-refused-now = c’est le moment de : { $decision }
craftsmen-refused-two-helpers = vous avez déjà deux assistants ici : { $guild }
craftsmen-refused-guild-full = il n’y a plus de place : { $guild }
craftsmen-refused-queue-full = toutes les cases sont prises : { $guild } ; couvrez un disque
craftsmen-refused-third-field = à deux joueurs la troisième case n’est pas utilisée
craftsmen-refused-field-free = une case est encore libre : { $guild } ; on ne couvre que si toutes sont prises
craftsmen-refused-two-discs = il y a déjà deux disques sur la case { $field }
craftsmen-refused-no-fee = couvrir le disque de la case { $field } ne coûte rien
craftsmen-refused-fee = couvrir le disque de la case { $field } coûte une carte ou des points
craftsmen-refused-no-card = vous n’avez pas de carte thunes
craftsmen-refused-fee-points = cela coûte { $points } points ; vous en avez { $have }
craftsmen-refused-exchanged = vous avez déjà fait l’échange
craftsmen-refused-card-first = décidez d’abord des cartes bâtiment
craftsmen-refused-not-in-box = { $building } n’est pas dans la boîte
craftsmen-refused-same-colours = { $building } a les couleurs de votre scierie
craftsmen-refused-no-such-card = vous n’avez pas de carte { $card }
craftsmen-refused-colour = { $card } n’a pas une couleur du bâtiment
craftsmen-refused-too-late = les cartes se prennent ici dans l’ordre croissant ; pour { $card } il est trop tard
craftsmen-refused-too-early = les cartes se prennent ici dans l’ordre croissant ; une plus basse vient avant { $card }
craftsmen-refused-superfluous = { $card } serait superflue pour payer { $price }
craftsmen-refused-four-colours = un investissement demande une carte de chacune des quatre couleurs
craftsmen-refused-colour-invested = une carte de cette couleur est déjà investie : { $colour }
craftsmen-refused-colour-twice = on n’investit qu’une carte de chaque couleur, pas deux de celle-ci : { $colour }
craftsmen-refused-discards = { $cards ->
    [one] pas plus de { $cards } carte à défausser
   *[other] pas plus de { $cards } cartes à défausser
  }
craftsmen-refused-laid-out = { $cards ->
    [one] il n’y a de place que pour { $cards } carte
   *[other] il n’y a de place que pour { $cards } cartes
  }
craftsmen-refused-colour-first = les couleurs se prennent ici l’une après l’autre ; avant { $card } vient une carte de cette couleur : { $colour }
craftsmen-refused-not-open = { $card } n’est pas visible
craftsmen-refused-take-both = le paquet est vide : on prend les deux cartes visibles
craftsmen-refused-one-card = on ne prend qu’une carte pour l’entrepôt
craftsmen-refused-not-both = il n’y a pas deux cartes visibles
craftsmen-refused-open-first = il faut prendre au moins une carte visible
craftsmen-refused-deck-empty = il n’y a pas de carte à piocher
craftsmen-refused-two-raws = deux matières premières demandent deux cubes et deux emplacements
craftsmen-refused-no-difference = ici le privilège ne changerait rien
craftsmen-refused-privilege-late = le privilège s’utilise avant de défausser la première carte
craftsmen-refused-privilege-used = cet assistant a déjà utilisé son privilège
craftsmen-refused-no-privilege = il faut un assistant sur une case dorée ou un jeton privilège
craftsmen-refused-not-in-hand = { $building } n’est pas dans votre main
craftsmen-refused-too-dear = cela coûte { $price } ; vos cartes valent { $value }
craftsmen-refused-fits = { $building } va à côté de { $neighbour } ; le privilège est inutile
craftsmen-refused-does-not-fit = { $building } ne correspond à { $neighbour } ni en haut ni en bas
craftsmen-refused-building-not-open = { $building } n’est pas visible
craftsmen-refused-colours-too-dear = cela coûte { $price } ; vos cartes de ses couleurs valent { $value }
craftsmen-refused-mayor-bid = contre le maire l’enchère est { $bid }
craftsmen-refused-bid = l’enchère est à { $bid } ; surenchérissez ou passez
craftsmen-refused-no-cards = il n’y a pas de cartes de ce type : { $type }
craftsmen-refused-not-looked = ce n’est pas une des cartes regardées
craftsmen-refused-not-made = aucun de vos bâtiments ne produit : { $good }
craftsmen-refused-no-cube = tous vos cubes sont utilisés
craftsmen-refused-fair-full = vous avez déjà trois cubes au marché
craftsmen-refused-fair-empty = vous n’avez pas de cube au marché
craftsmen-refused-not-built = { $building } n’est pas dans votre rangée ({ $good })
craftsmen-refused-not-needed = { $building } n’a pas besoin de : { $good }
craftsmen-refused-icon-taken = l’icône { $good } de { $building } porte déjà un cube
craftsmen-refused-meat = la viande va sur un navire, jamais à l’entrepôt ni vers un bâtiment
craftsmen-refused-input-missing = il manque un ingrédient à { $building } ({ $good })
craftsmen-refused-not-shipped = { $good } ({ $building }) est semi-fini et ne s’embarque pas
craftsmen-refused-must-load = il y a de la place sur un navire : { $good } doit être chargé
craftsmen-refused-no-hold = le navire { $ship } n’a pas de cale pour : { $good }
craftsmen-refused-hold-full = la cale pour { $good } du navire { $ship } est pleine ; on peut soudoyer
craftsmen-refused-hold-free = la cale pour { $good } du navire { $ship } a de la place ; inutile de soudoyer
craftsmen-refused-own-cube = le cube de gauche est le vôtre ; on ne l’enlève pas
craftsmen-refused-no-work-token = vous n’avez pas de jeton travail
craftsmen-refused-no-use = le point travail ne pourrait pas être utilisé maintenant
craftsmen-refused-work-now = les jetons travail se dépensent entre les étapes
craftsmen-refused-work-beside = les jetons travail se dépensent entre les étapes, ou juste avant ou après l’action d’un de vos assistants
craftsmen-refused-not-in-granary = il n’y a pas de { $good } à l’entrepôt
craftsmen-refused-own-below = le cube du bas ({ $good }) est le vôtre et ne s’achète pas
craftsmen-refused-two-players = à deux joueurs la piste de changement d’ordre n’est pas utilisée
craftsmen-refused-on-order-track = vous êtes déjà sur la piste de changement d’ordre
craftsmen-refused-order-track-full = la piste de changement d’ordre est pleine
craftsmen-refused-three-tokens = vous avez déjà trois de ces jetons
craftsmen-refused-no-token = il ne reste plus de ces jetons

# D’où viennent les points
craftsmen-source-start = Départ
craftsmen-source-unused-helpers = Assistants restants
craftsmen-source-fees = Paiements
craftsmen-source-half-products = Produits semi-finis
craftsmen-source-final-products = Produits finis
craftsmen-source-ships = Navires
craftsmen-source-ship-bonuses = Bonus des navires
craftsmen-source-city = Ville
craftsmen-source-granary = Entrepôt
craftsmen-source-investment = Investissement
craftsmen-source-bonus-tokens = Jetons bonus
craftsmen-sources-goods = Produits fabriqués
craftsmen-sources-year = Fins d’année
craftsmen-sources-rest = Tout le reste

# La table dans un terminal
craftsmen-table-calendar = Année { $year }, { $season }
craftsmen-table-order = Ordre : { $players }
craftsmen-table-next-order = suivant : { $players }
craftsmen-table-pool = Réserve : privilège { $privileges }, travail { $works }
craftsmen-table-bonus = Jetons bonus : { $tokens }
craftsmen-table-guilds = Guildes
craftsmen-table-gold = or
craftsmen-table-silver = argent
craftsmen-table-ribbon = ruban
craftsmen-table-capital = Thunes
craftsmen-table-deck = paquet { $cards }
craftsmen-table-discard = défausse { $cards }
craftsmen-table-granary = Entrepôt (bas, haut)
craftsmen-table-natural = n
craftsmen-table-ship = Navire { $ship } ({ $bonuses })
craftsmen-table-points = { $points } pts
craftsmen-table-holdings = { $points } pts · thunes { $capital } · plans { $plans } · cubes { $cubes } · marché { $fair } · assistants { $helpers } · privilège { $privileges } · travail { $works }
craftsmen-table-row = Rangée :
craftsmen-table-seen = Connu :
craftsmen-table-tokens = Bonus :
craftsmen-table-hand = Votre main
craftsmen-table-work-points = Points travail : { $points }
craftsmen-table-price = À payer : { $price }, payé : { $paid }
craftsmen-table-invested = Investi : { $cards } sur 4, { $points } pts
craftsmen-table-auction = Enchères : { $building }, offre { $bid }
craftsmen-table-mayor = maire : { $cards }
craftsmen-table-looking = Cartes regardées : { $cards }
craftsmen-table-box = Scieries dans la boîte : { $cards }
craftsmen-table-letter = { $colour ->
    [violet] Vi
    [green] Ve
    [blue] Bl
   *[red] Ro
  }

# La table dans un navigateur
craftsmen-board-calendar = Calendrier
craftsmen-board-order = Ordre du tour, de gauche à droite
craftsmen-board-nobody = personne
craftsmen-board-none = aucun
craftsmen-board-field = { $guild }, case { $field } ({ $kind }) : { $helpers }
craftsmen-board-gold = Case dorée : l’assistant peut utiliser le privilège de la guilde
craftsmen-board-silver = Case argentée
craftsmen-board-ribbon = Ruban : couvrir un disque ne coûte rien ici
craftsmen-board-short-bankers = Banquiers
craftsmen-board-short-builders = Bâtisseurs
craftsmen-board-short-notary = Notaire
craftsmen-board-short-crafts = Artisans
craftsmen-board-short-merchants = Négociants
craftsmen-board-short-town-hall = Hôtel de ville
craftsmen-board-guild-bankers = Banquiers : recevez 4 cartes thunes, défaussez-en 2. Privilège : une seule
craftsmen-board-guild-builders = Bâtisseurs : construisez jusqu’à 2 cartes (2, 3 ou 6). Privilège : l’une peut ne pas s’accorder
craftsmen-board-guild-notary = Notaire : achetez un bâtiment visible ou mettez-le aux enchères. Privilège : cherchez dans un paquet
craftsmen-board-guild-crafts = Artisans : 3, 4 ou 5 points travail selon l’année. Privilège : deux matières premières pour un point
craftsmen-board-guild-merchants = Négociants : achetez un produit semi-fini à l’entrepôt pour une carte. Privilège : pour un cube du marché
craftsmen-board-guild-town-hall = Hôtel de ville : prenez un jeton privilège ou travail, ou changez l’ordre du tour
craftsmen-board-capital = Thunes
craftsmen-board-capital-deck = Paquet de thunes : { $cards } cartes. Utilisées : { $discard }
craftsmen-board-deck = Bâtiments ({ $type }), cartes dans le paquet : { $cards } ; sûrement avec maison : { $houses } ; connues de vous : { $known }
craftsmen-board-price = prix { $price }
craftsmen-board-pool = Réserve
craftsmen-board-privilege-pool = Jetons privilège en réserve : { $tokens }
craftsmen-board-work-pool = Jetons travail en réserve : { $tokens }
craftsmen-board-order-change = Piste de changement d’ordre : qui s’y trouve passe devant à la manche suivante
craftsmen-board-bonus-tip = Jetons bonus : la première ligne de production complète d’un produit prend son jeton
craftsmen-board-bonus-token = Jeton bonus : { $good }
craftsmen-board-fair = Marché
craftsmen-board-fair-cubes = Marché, cubes de { $player } : { $cubes } sur 3
craftsmen-board-granary = Entrepôt
craftsmen-board-natural = naturel
craftsmen-board-column = { $good }, à partir du bas : { $cubes }
craftsmen-board-ships = Navires
craftsmen-board-ship = Navire { $ship }, pour le plus de cubes : { $bonuses } points
craftsmen-board-hold = { $good } ({ $points } points) : { $cubes }
craftsmen-board-source = { $building } ({ $upper } en haut, { $lower } en bas) : produit { $makes }
craftsmen-board-workshop = { $building } ({ $upper } en haut, { $lower } en bas) : de { $inputs } fait { $makes }, { $points } points
craftsmen-board-built = { $card }. Cubes : { $cubes } sur { $inputs }
craftsmen-board-mine = Vos bâtiments et vos cartes
craftsmen-board-row = Bâtiments
craftsmen-board-end = Construire ici : { $side }
craftsmen-board-hand-buildings = Plans en main
craftsmen-board-hand-capital = Thunes en main
craftsmen-board-worth = valeur totale { $value }
craftsmen-board-known = Connues :
craftsmen-board-points = Points : { $points }
craftsmen-board-helpers = Assistants : { $helpers }
craftsmen-board-privileges = Jetons privilège : { $tokens }
craftsmen-board-works = Jetons travail : { $tokens }
craftsmen-board-cubes = Cubes restants : { $cubes }
craftsmen-board-capital-cards = Cartes thunes : { $cards }
craftsmen-board-building-cards = Plans en main : { $cards }
craftsmen-board-reconstructed = La règle ne montre certaines cartes, navires et jetons qu’en images ; ces valeurs sont reconstruites (voir la page du jeu).
craftsmen-board-auction = Enchères
craftsmen-board-payment = Paiement
craftsmen-board-invest = Investissement dans la ville
craftsmen-board-search = Recherche de cartes
craftsmen-board-swap = Avant la partie : un échange
craftsmen-board-bid = offre { $bid }
craftsmen-board-still-in = en lice
craftsmen-board-out = retiré
craftsmen-board-mayor = Le maire offre { $bid } :
craftsmen-board-payable = Seulement en :
craftsmen-board-any-colour = Toute couleur ; plusieurs cartes d’une couleur comptent ensemble 5, 10, 15…
craftsmen-board-paid = Posées :
craftsmen-board-invested = Posées : { $cards } sur 4, en tout { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-board-invest-how = Une carte de chaque couleur ; leurs valeurs sont des points.
craftsmen-board-search-how = Deux cartes sont posées ; les autres retournent sur le paquet ou dessous.
craftsmen-board-exchange-how = Vous pouvez échanger une carte reçue, ou la scierie contre une de la boîte.
craftsmen-board-bonus = Jeton bonus { $good } : { $points } points
craftsmen-board-plan = { $card }. Le construire coûte { $cost }
craftsmen-chart = Tableau des produits
craftsmen-chart-how = Du champ aux navires en passant par les ateliers ; les blasons portent les points.
craftsmen-chart-mine = dans votre rangée
craftsmen-chart-open = visible chez le notaire
craftsmen-chart-ship = Navire { $ship } : { $points } points
craftsmen-chart-costs = { $type } : { $price } à l’achat, { $cost } à la construction
craftsmen-area-market = Marché
craftsmen-area-harbour = Port
craftsmen-area-mine = Ma rangée

craftsmen-question-exchange = Échanger une carte, ou tout garder ?
craftsmen-question-send = Où va votre prochain assistant ?
craftsmen-question-bankers = Banquiers : prenez une ou deux cartes visibles ; le reste vient du paquet.
craftsmen-question-bankers-discard = Quelles cartes thunes défaussez-vous ?
craftsmen-question-build = Bâtisseurs : choisissez une carte et une extrémité de votre rangée.
craftsmen-question-pay = Payez { $price } : avec quelles cartes thunes ?
craftsmen-question-notary = Notaire : achetez un bâtiment visible ou mettez-le aux enchères.
craftsmen-question-notary-after = Notaire : chercher dans un paquet, ou finir ?
craftsmen-question-open-auction = Quelle est votre première enchère ?
craftsmen-question-bid = Surenchérir ou passer ?
craftsmen-question-outbid-mayor = Surenchérir sur le maire, ou céder la carte ?
craftsmen-question-lay-out = Quelles cartes sont posées ?
craftsmen-question-which-end = Les autres vont-elles sur le paquet ou dessous ?
craftsmen-question-put-back = Quelle carte est remise ensuite ?
craftsmen-question-craft = Utilisez un point travail : un bâtiment, puis où va son produit.
craftsmen-question-two-raws = Privilège : deux matières premières pour un point travail.
craftsmen-question-use-token = Jeton travail : utilisez son point maintenant.
craftsmen-question-granary-card = Pour l’entrepôt : prenez une carte thunes visible ou piochez.
craftsmen-question-give-card = Avec quelle carte thunes payez-vous ?
craftsmen-question-merchants = Négociants : un produit semi-fini de l’entrepôt et le bâtiment qui en a besoin.
craftsmen-question-town-hall = Hôtel de ville : jeton privilège, jeton travail ou ordre du tour ?
craftsmen-question-tokens = Entre les étapes : dépenser un jeton travail ?
craftsmen-question-too-many = Trop de cartes thunes : lesquelles partent ?
craftsmen-question-invest = Hiver : investir une carte de chaque couleur, ou passer ?

craftsmen-group-pass = Passer
craftsmen-group-send = Envoyer un assistant
craftsmen-group-cover = Couvrir un disque
craftsmen-group-cover-card = { craftsmen-group-cover }
craftsmen-group-cover-points = { craftsmen-group-cover }
craftsmen-group-exchange = Échanger une carte
craftsmen-group-swap = Échanger la scierie
craftsmen-group-take = Prendre des cartes visibles
craftsmen-group-take-both = { craftsmen-group-take }
craftsmen-group-draw = Piocher
craftsmen-group-pay = Payer
craftsmen-group-discard = Défausser
craftsmen-group-invest = Investir
craftsmen-group-privilege = Privilège
craftsmen-group-build = Construire
craftsmen-group-defy = Construire par privilège
craftsmen-group-buy = Acheter un bâtiment
craftsmen-group-auction = Mettre aux enchères
craftsmen-group-bid = Enchérir
craftsmen-group-search = Chercher dans un paquet
craftsmen-group-lay = Poser une carte
craftsmen-group-on-top = Sur le paquet
craftsmen-group-below = Sous le paquet
craftsmen-group-put = Remettre une carte
craftsmen-group-make = Produire une matière première
craftsmen-group-make-fair = { craftsmen-group-make }
craftsmen-group-fetch = Prendre au marché
craftsmen-group-process = Produire un semi-fini
craftsmen-group-load = Produire et charger
craftsmen-group-bribe = Produire et soudoyer
craftsmen-group-lose = Produire et perdre
craftsmen-group-work = Dépenser un jeton travail
craftsmen-group-purchase = Acheter pour une carte
craftsmen-group-barter = Acheter pour un cube du marché
craftsmen-group-token-privilege = Prendre un jeton
craftsmen-group-token-work = { craftsmen-group-token-privilege }
craftsmen-group-change-order = Changer l’ordre

craftsmen-preview-fee-points = coûte { $points } points, au propriétaire
craftsmen-preview-fee-card = coûte une carte thunes au choix, au propriétaire
craftsmen-preview-build = coûte { $cost }
craftsmen-preview-defy = utilise le privilège
craftsmen-preview-buy = coûte { $price }, seulement dans ses couleurs ({ $upper }, { $lower })
craftsmen-preview-auction = vous ouvrez les enchères ; toute couleur paie
craftsmen-preview-bid = vos cartes valent { $value }
craftsmen-preview-pay = alors { $paid } sur { $price } sont payés
craftsmen-preview-invest = alors { $points } points sont investis
craftsmen-preview-makes = fait { $makes }, { $points } points à chaque fois
craftsmen-preview-work-point = 1 point travail
craftsmen-preview-points = { $points } points maintenant
craftsmen-preview-granary = et une carte thunes
craftsmen-preview-hold = { $points } points de plus au décompte du navire
craftsmen-preview-bribe = coûte une carte thunes ; le cube de gauche repart
craftsmen-preview-lose = aucun navire n’a de place : pas de points
craftsmen-preview-purchase = coûte une carte thunes
craftsmen-preview-barter = coûte un cube du marché ; utilise le privilège

craftsmen-set-short = { $paid } sur { $price }
craftsmen-set-exact = { $paid } sur { $price }, rien de perdu
craftsmen-set-over = { $paid } sur { $price }, { $waste } de trop
craftsmen-set-cards = Cartes : { $cards } sur { $needed }
craftsmen-set-invest = Couleurs : { $cards } sur 4, points : { $points }
craftsmen-set-laid = Posées : { $cards } sur { $needed }

craftsmen-next-auction-buy = Acheter ou mettre aux enchères : { $building } ?
craftsmen-next-take-take-both = Seulement { $card }, ou les deux cartes visibles ?
craftsmen-next-cover-card-cover-points = Couvrir le disque pour une carte ou pour des points ?
craftsmen-next-build-side = Construire { $building } : à quel bout de la rangée ?
craftsmen-next-build-building = Quelle carte construire à ce bout : { $side } ?

craftsmen-preview-fee-points-badge = −{ $points }
craftsmen-preview-fee-card-badge = −1 carte
craftsmen-preview-build-badge = −{ $cost }
craftsmen-preview-buy-badge = −{ $price }
craftsmen-preview-points-badge = +{ $points }
craftsmen-preview-bribe-badge = −1 carte
craftsmen-preview-purchase-badge = −1 carte
