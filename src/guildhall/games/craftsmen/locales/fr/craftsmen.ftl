# Craftsmen.

# Marchandises
craftsmen-name-wood = bois
    .indef = du bois
    .de = de bois
    .many = de bois
craftsmen-name-iron-ore = minerai de fer
    .indef = du minerai de fer
    .de = de minerai de fer
    .many = de minerai de fer
craftsmen-name-flax = lin
    .indef = du lin
    .de = de lin
    .many = de lin
craftsmen-name-wheat = blé
    .indef = du blé
    .de = de blé
    .many = de blé
craftsmen-name-cow = vache
    .indef = une vache
    .de = de vache
    .many = de vaches
craftsmen-name-wax = cire
    .indef = de la cire
    .de = de cire
    .many = de cire
craftsmen-name-grapes = raisin
    .indef = du raisin
    .de = de raisin
    .many = de raisin
craftsmen-name-barrel = baril
    .indef = un baril
    .de = de baril
    .many = de barils
craftsmen-name-rope = corde
    .indef = de la corde
    .de = de corde
    .many = de cordes
craftsmen-name-leather = cuir
    .indef = du cuir
    .de = de cuir
    .many = de cuir
craftsmen-name-paper = papier
    .indef = du papier
    .de = de papier
    .many = de papier
craftsmen-name-iron = fer
    .indef = du fer
    .de = de fer
    .many = de fer
craftsmen-name-cloth = tissu
    .indef = du tissu
    .de = de tissu
    .many = de tissu
craftsmen-name-meat = viande
    .indef = de la viande
    .de = de viande
    .many = de viande
craftsmen-name-flour = farine
    .indef = de la farine
    .de = de farine
    .many = de farine
craftsmen-name-weapons = armes
    .indef = des armes
    .de = d’armes
    .many = d’armes
craftsmen-name-tools = outils
    .indef = des outils
    .de = d’outils
    .many = d’outils
craftsmen-name-clothes = vêtements
    .indef = des vêtements
    .de = de vêtements
    .many = de vêtements
craftsmen-name-books = livres
    .indef = des livres
    .de = de livres
    .many = de livres
craftsmen-name-candles = bougies
    .indef = des bougies
    .de = de bougies
    .many = de bougies
craftsmen-name-wine = vin
    .indef = du vin
    .de = de vin
    .many = de vin
craftsmen-name-beer = bière
    .indef = de la bière
    .de = de bière
    .many = de bière
craftsmen-name-bread = pain
    .indef = du pain
    .de = de pain
    .many = de pain

# Bâtiments
craftsmen-name-sawmill = Scierie
    .def = la Scierie
    .de = de la Scierie
    .into = à la Scierie
craftsmen-name-iron-ore-mine = Mine de fer
    .def = la Mine de fer
    .de = de la Mine de fer
    .into = à la Mine de fer
craftsmen-name-flax-plantation = Plantation de lin
    .def = la Plantation de lin
    .de = de la Plantation de lin
    .into = à la Plantation de lin
craftsmen-name-wheat-field = Champ de blé
    .def = le Champ de blé
    .de = du Champ de blé
    .into = au Champ de blé
craftsmen-name-cow-pasture = Pâturage
    .def = le Pâturage
    .de = du Pâturage
    .into = au Pâturage
craftsmen-name-apiary = Rucher
    .def = le Rucher
    .de = du Rucher
    .into = au Rucher
craftsmen-name-vineyard = Vigne
    .def = la Vigne
    .de = de la Vigne
    .into = à la Vigne
craftsmen-name-cooperage = Tonnellerie
    .def = la Tonnellerie
    .de = de la Tonnellerie
    .into = à la Tonnellerie
craftsmen-name-ropery = Corderie
    .def = la Corderie
    .de = de la Corderie
    .into = à la Corderie
craftsmen-name-tannery = Tannerie
    .def = la Tannerie
    .de = de la Tannerie
    .into = à la Tannerie
craftsmen-name-paper-mill = Fabrique de papier
    .def = la Fabrique de papier
    .de = de la Fabrique de papier
    .into = à la Fabrique de papier
craftsmen-name-smelter = Fonderie
    .def = la Fonderie
    .de = de la Fonderie
    .into = à la Fonderie
craftsmen-name-weaver = Atelier de tisserand
    .def = l’Atelier de tisserand
    .de = de l’Atelier de tisserand
    .into = à l’Atelier de tisserand
craftsmen-name-butcher = Boucherie
    .def = la Boucherie
    .de = de la Boucherie
    .into = à la Boucherie
craftsmen-name-mill = Moulin
    .def = le Moulin
    .de = du Moulin
    .into = au Moulin
craftsmen-name-weaponsmith = Armurerie
    .def = l’Armurerie
    .de = de l’Armurerie
    .into = à l’Armurerie
craftsmen-name-toolsmith = Forge
    .def = la Forge
    .de = de la Forge
    .into = à la Forge
craftsmen-name-tailor = Atelier de couture
    .def = l’Atelier de couture
    .de = de l’Atelier de couture
    .into = à l’Atelier de couture
craftsmen-name-bookbinder = Atelier de reliure
    .def = l’Atelier de reliure
    .de = de l’Atelier de reliure
    .into = à l’Atelier de reliure
craftsmen-name-chandler = Fabrique de bougies
    .def = la Fabrique de bougies
    .de = de la Fabrique de bougies
    .into = à la Fabrique de bougies
craftsmen-name-winery = Chai
    .def = le Chai
    .de = du Chai
    .into = au Chai
craftsmen-name-brewery = Brasserie
    .def = la Brasserie
    .de = de la Brasserie
    .into = à la Brasserie
craftsmen-name-bakery = Boulangerie
    .def = la Boulangerie
    .de = de la Boulangerie
    .into = à la Boulangerie

# Couleurs, lieux, autres
craftsmen-name-violet = violet
    .f = violette
craftsmen-name-violet-n = violette { $number }
    .def = la carte violette { $number }
    .indef = une carte violette { $number }
    .de = de carte violette { $number }
craftsmen-name-green = vert
    .f = verte
craftsmen-name-green-n = verte { $number }
    .def = la carte verte { $number }
    .indef = une carte verte { $number }
    .de = de carte verte { $number }
craftsmen-name-blue = bleu
    .f = bleue
craftsmen-name-blue-n = bleue { $number }
    .def = la carte bleue { $number }
    .indef = une carte bleue { $number }
    .de = de carte bleue { $number }
craftsmen-name-red = rouge
    .f = rouge
craftsmen-name-red-n = rouge { $number }
    .def = la carte rouge { $number }
    .indef = une carte rouge { $number }
    .de = de carte rouge { $number }
# Les couleurs d’une carte, celle du haut d’abord ; les clés sont les mots de cette langue.
craftsmen-colours = { $upper ->
    [violet] { $lower ->
        [violet] tout violet
       *[other] { $upper } sur { $lower }
      }
    [vert] { $lower ->
        [vert] tout vert
       *[other] { $upper } sur { $lower }
      }
    [bleu] { $lower ->
        [bleu] tout bleu
       *[other] { $upper } sur { $lower }
      }
   *[rouge] { $lower ->
        [rouge] tout rouge
       *[other] { $upper } sur { $lower }
      }
  }
craftsmen-name-basic = de base
    .sg = de base
craftsmen-name-extended = étendus
    .sg = étendu
craftsmen-name-advanced = évolués
    .sg = évolué
craftsmen-name-bankers = guilde des banquiers
    .into = à la guilde des banquiers
    .de = de la guilde des banquiers
craftsmen-name-builders = guilde des bâtisseurs
    .into = à la guilde des bâtisseurs
    .de = de la guilde des bâtisseurs
craftsmen-name-notary = guilde des notaires
    .into = à la guilde des notaires
    .de = de la guilde des notaires
craftsmen-name-crafts = guilde des artisans
    .into = à la guilde des artisans
    .de = de la guilde des artisans
craftsmen-name-merchants = guilde des négociants
    .into = à la guilde des négociants
    .de = de la guilde des négociants
craftsmen-name-town-hall = hôtel de ville
    .into = à l’hôtel de ville
    .de = de l’hôtel de ville
craftsmen-name-spring = printemps
craftsmen-name-summer = été
craftsmen-name-autumn = automne
craftsmen-name-winter = hiver
craftsmen-name-left = à gauche
craftsmen-name-right = à droite
craftsmen-name-fair = marché
    .into = au marché
craftsmen-name-granary = entrepôt
    .into = à l’entrepôt
craftsmen-name-face-down = face cachée
    .def = une carte cachée
    .indef = une carte cachée
    .de = de carte cachée
craftsmen-name-nothing = aucune
    .def = aucune carte
    .indef = aucune carte

# Ce qui est demandé
craftsmen-name-decision-exchange = garder ou échanger une carte
craftsmen-name-decision-send = envoyer un assistant ou passer
craftsmen-name-decision-bankers = prendre des cartes thunes à la guilde des banquiers
craftsmen-name-decision-bankers-discard = défausser des cartes thunes à la guilde des banquiers
craftsmen-name-decision-build = construire ou s’arrêter
craftsmen-name-decision-pay = payer, carte par carte
craftsmen-name-decision-notary = acheter, mettre aux enchères ou chercher une carte à la guilde des notaires
craftsmen-name-decision-notary-after = chercher dans une pioche ou passer
craftsmen-name-decision-open-auction = faire la première enchère
craftsmen-name-decision-bid = surenchérir ou renoncer
craftsmen-name-decision-outbid-mayor = surenchérir sur le maire ou renoncer
craftsmen-name-decision-lay-out = poser deux cartes face visible
craftsmen-name-decision-which-end = choisir le dessus ou le dessous de la pioche
craftsmen-name-decision-put-back = remettre les cartes une à une dans la pioche
craftsmen-name-decision-craft = utiliser les points travail ou s’arrêter
craftsmen-name-decision-two-raws = produire deux matières premières
craftsmen-name-decision-use-token = utiliser le point travail du jeton
craftsmen-name-decision-granary-card = prendre une carte thunes pour la livraison à l’entrepôt
craftsmen-name-decision-give-card = choisir la carte à donner en paiement
craftsmen-name-decision-merchants = acheter un produit semi-fini ou passer
craftsmen-name-decision-town-hall = choisir une action à l’hôtel de ville
craftsmen-name-decision-tokens = dépenser un jeton travail ou passer
craftsmen-name-decision-too-many = défausser des cartes pour revenir à la limite
craftsmen-name-decision-invest = investir quatre cartes ou passer

# Coups
craftsmen-move-pass = Passer
craftsmen-move-send = Envoyer un assistant { $guild_into }
craftsmen-move-cover = Couvrir le disque de la case { $field } { $guild_de }
craftsmen-move-cover-card = Couvrir le disque de la case { $field } { $guild_de } en donnant une carte thunes
craftsmen-move-cover-points = Couvrir le disque de la case { $field } { $guild_de } en donnant des points
craftsmen-move-exchange = Échanger { $building_def } ({ craftsmen-colours })
craftsmen-move-swap = Échanger la Scierie contre une autre ({ craftsmen-colours })
craftsmen-move-take = Prendre { $card_indef }
craftsmen-move-take-both = Prendre les deux cartes visibles
craftsmen-move-draw = Piocher
craftsmen-move-pay = Payer avec { $card_indef }
craftsmen-move-discard = Défausser { $card_indef }
craftsmen-move-invest = Investir { $card_indef }
craftsmen-move-privilege = Utiliser le privilège
craftsmen-move-build = Construire { $building_def } ({ craftsmen-colours }) { $side }
craftsmen-move-defy = Construire { $building_def } ({ craftsmen-colours }) { $side } avec le privilège
craftsmen-move-buy = Acheter { $building_def } ({ craftsmen-colours }) avec des cartes de ses couleurs
craftsmen-move-auction = Mettre { $building_def } ({ craftsmen-colours }) aux enchères
craftsmen-move-bid = Enchérir à { $bid }
craftsmen-move-search = Chercher parmi les bâtiments { $type }
craftsmen-move-lay = Poser { $building_def } ({ craftsmen-colours })
craftsmen-move-on-top = Remettre les autres sur la pioche
craftsmen-move-below = Remettre les autres sous la pioche
craftsmen-move-put = Remettre { $building_def } ({ craftsmen-colours }) dans la pioche
craftsmen-move-make-fair = Produire { $good_indef } pour le marché
craftsmen-move-make = Produire { $good_indef } et l’envoyer { $place_into }
craftsmen-move-fetch = Prendre { $good_indef } au marché et l’envoyer { $place_into }
craftsmen-move-process = Produire { $makes_indef } ({ $building }) et l’envoyer { $place_into }
craftsmen-move-load = Produire { $makes_indef } ({ $building }) pour le navire { $ship }
craftsmen-move-bribe = Produire { $makes_indef } ({ $building }) et soudoyer le capitaine du navire { $ship }
craftsmen-move-lose = Produire { $makes_indef } ({ $building }) ; le produit est perdu
craftsmen-move-work = Dépenser un jeton travail
craftsmen-move-purchase = Acheter { $good_indef } avec une carte thunes et l’envoyer { $place_into }
craftsmen-move-barter = Obtenir { $good_indef } contre un cube du marché et l’envoyer { $place_into }
craftsmen-move-token-privilege = Prendre un jeton privilège
craftsmen-move-token-work = Prendre un jeton travail
craftsmen-move-change-order = Modifier l’ordre du tour
craftsmen-play-pass-exchange = Tout garder
craftsmen-play-pass-send = Passer : ne plus envoyer d’assistant cette saison
craftsmen-play-pass-bankers = Ne prendre aucune carte thunes
craftsmen-play-pass-build = Ne rien construire
craftsmen-play-pass-built = Arrêter de construire
craftsmen-play-pass-notary = Ne rien faire à la guilde des notaires
craftsmen-play-pass-notary-after = Ne pas utiliser le privilège
craftsmen-play-pass-bid = Renoncer aux enchères
craftsmen-play-pass-outbid-mayor = Renoncer à la carte
craftsmen-play-pass-craft = Ne pas utiliser les points travail restants
craftsmen-play-pass-merchants = Ne rien acheter aux négociants
craftsmen-play-pass-town-hall = Ne rien prendre à l’hôtel de ville
craftsmen-play-pass-tokens = Garder les jetons travail
craftsmen-play-pass-invest = Ne rien investir
craftsmen-play-privilege-bankers = Utiliser le privilège : ne défausser qu’une carte
craftsmen-play-privilege-crafts = Utiliser le privilège : deux matières premières pour un point travail

# Événements
craftsmen-exchanged = échange { $building_def } contre { $drawn_def } (bâtiment { $type_sg })
craftsmen-swapped = échange sa Scierie contre une autre
craftsmen-round = Année { $year }, { $season }
craftsmen-sent = envoie un assistant { $guild_into }
craftsmen-covered = { $own ->
    [1] couvre son propre disque
   *[other] couvre le disque { $other_de }
  } sur la case { $field } { $guild_de }
craftsmen-fee-card = donne { $card_indef } à { $other }
craftsmen-fee-points = donne { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à { $other }
craftsmen-compensated = pioche une carte pour son disque couvert : { $cards }
craftsmen-passed-helpers = passe et garde { $helpers ->
    [one] { $helpers } assistant
   *[other] { $helpers } assistants
  }
craftsmen-unused-helpers = reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour ses assistants restants
craftsmen-privilege = utilise le privilège { $guild_de } (case dorée)
craftsmen-privilege-token = utilise un jeton privilège { $guild_into }
craftsmen-banked = { $number ->
    [4] pioche 4 cartes
    [3] prend { $open_indef } parmi les cartes visibles et pioche 3 cartes
   *[other] prend des cartes visibles ({ $open }) et pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      }
  } : { $cards }
craftsmen-discarded = défausse { $card_indef }
craftsmen-too-many = a trop de cartes et défausse { $card_indef }
craftsmen-open-card = Nouvelle carte thunes visible : { $card }
craftsmen-open-building = Nouveau bâtiment visible : { $building }
craftsmen-reshuffled = Les cartes thunes utilisées sont mélangées pour former une nouvelle pioche.
craftsmen-paid = paie avec { $card_indef }
craftsmen-built = construit { $building_def } ({ craftsmen-colours }) { $side }
craftsmen-bonus-token = complète en premier la ligne de production { $good_de } et prend son jeton bonus : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-buys = achète { $building_def }
craftsmen-got-card = ajoute { $building_def } à sa main
craftsmen-auctions = met { $building_def } aux enchères
craftsmen-bid = enchérit à { $bid }
craftsmen-raised = surenchérit à { $bid }
craftsmen-no-bid = renonce aux enchères
craftsmen-mayor = affronte le maire, qui offre { $bid } (cartes piochées : { $cards })
craftsmen-mayor-outbid = enchérit à { $bid }, plus que le maire
craftsmen-mayor-beaten = offrait déjà { $bid }, plus que le maire
craftsmen-under-deck = cède au maire ; { $building_def } va sous la pioche
craftsmen-searched = regarde les bâtiments { $type } visibles et { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } de leur pioche : { $cards }
craftsmen-laid = pose { $building_def }
craftsmen-put-on-top = remet { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } sur la pioche (bâtiments { $type })
craftsmen-put-below = remet { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } sous la pioche (bâtiments { $type })
craftsmen-made-raw = produit { $good_indef } et l’envoie { $place_into }
craftsmen-fetched = prend { $good_indef } au marché et l’envoie { $place_into }
craftsmen-made-half = produit { $good_indef } et l’envoie { $place_into } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-pushed-out = fait sortir de l’entrepôt { $own ->
    [1] son propre cube
   *[other] { $other ->
        [0] un cube naturel
       *[other] le cube { $other_de }
      }
  } ({ $good })
craftsmen-took-card = prend une carte thunes : { $card }
craftsmen-shipped = charge { $good_indef } sur le navire { $ship } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-bribed = soudoie le capitaine du navire { $ship } ; { $other } récupère son cube
craftsmen-lost = perd son produit ({ $good }), faute de place sur les navires
craftsmen-work-token = dépense un jeton travail
craftsmen-purchased = achète { $good_indef } { $other ->
    [0] à la ville
   *[other] à { $other }
  } avec { $card_indef } et l’envoie { $place_into }
craftsmen-bartered = obtient { $good_indef } ({ $other ->
    [0] cube de la ville
   *[other] cube { $other_de }
  }) contre un cube du marché et l’envoie { $place_into }
craftsmen-took-privilege = prend un jeton privilège
craftsmen-took-work = prend un jeton travail
craftsmen-changes-order = déplace son assistant sur la case { $slot } de la piste de changement d’ordre
craftsmen-fewest-privileges = a utilisé le moins de privilèges et reçoit un jeton privilège
craftsmen-new-order = Nouvel ordre du tour : { $players }
craftsmen-ship-scored = marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour le navire { $ship }{ $bonus ->
    [0] {""}
   *[other] , plus un bonus de { $bonus }
  }
craftsmen-city = marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour ses ensembles de couleurs
craftsmen-granary-scored = marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’entrepôt
craftsmen-invests = investit { $card_indef }
craftsmen-invested = investit dans la ville : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-passed-exchange = garde toutes ses cartes
craftsmen-passed-bankers = ne prend aucune carte thunes
craftsmen-passed-build = ne construit rien
craftsmen-passed-built = arrête de construire
craftsmen-passed-notary = ne fait rien à la guilde des notaires
craftsmen-passed-notary-after = n’utilise pas le privilège
craftsmen-passed-craft = n’utilise pas les points travail restants
craftsmen-passed-merchants = n’achète rien aux négociants
craftsmen-passed-town-hall = ne prend rien à l’hôtel de ville
craftsmen-passed-tokens = garde ses jetons travail
craftsmen-passed-invest = n’investit rien
craftsmen-idle = n’a rien à faire { $guild_into } : { $why ->
    [0] il ne reste aucune carte thunes
    [1] sa main ne permet de rien construire
    [2] il n’y a rien à acheter
    [3] un point travail ne servirait à rien
    [4] rien n’est à la fois utile et à sa portée
   *[5] il ne reste rien à prendre
  }
craftsmen-moment-exchange = Échange avant la partie
craftsmen-moment = Année { $year }, { $season }{ $last ->
    [0] {""}
   *[other] {" "}(dernière saison)
  }

# Pourquoi pas
craftsmen-refused-now = Il faut d’abord { $decision }.
craftsmen-refused-two-helpers = Vous avez déjà deux assistants { $guild_into }.
craftsmen-refused-guild-full = Il n’y a plus de place { $guild_into }.
craftsmen-refused-queue-full = Toutes les cases { $guild_de } sont prises ; couvrez un disque.
craftsmen-refused-third-field = À deux joueurs, la troisième case n’est pas utilisée.
craftsmen-refused-field-free = Une case { $guild_de } est encore libre ; on ne couvre un disque que si toutes sont prises.
craftsmen-refused-two-discs = Il y a déjà deux disques sur la case { $field }.
craftsmen-refused-no-fee = Couvrir le disque de la case { $field } ne coûte rien.
craftsmen-refused-fee = Couvrir le disque de la case { $field } coûte une carte thunes ou des points.
craftsmen-refused-no-card = Vous n’avez pas de carte thunes.
craftsmen-refused-fee-points = Cela coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ; { $have ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $have }
  }.
craftsmen-refused-exchanged = Vous ne pouvez plus échanger de carte bâtiment.
craftsmen-refused-card-first = Décidez d’abord ce que vous faites de vos cartes bâtiment.
craftsmen-refused-not-in-box = Cette Scierie n’est pas dans la boîte.
craftsmen-refused-same-colours = Cette Scierie a les mêmes couleurs que la vôtre.
craftsmen-refused-no-such-card = Vous n’avez pas { $card_de } en main.
craftsmen-refused-colour = { $card_def } n’est d’aucune des couleurs du bâtiment.
craftsmen-refused-too-late = Ici, les cartes se choisissent couleur par couleur (violet, vert, bleu, rouge), de la plus petite à la plus grande ; il est trop tard pour { $card_def }.
craftsmen-refused-too-early = Ici, les cartes se choisissent couleur par couleur (violet, vert, bleu, rouge), de la plus petite à la plus grande ; une autre carte vient avant { $card_def }.
craftsmen-refused-superfluous = { $card_def } est inutile pour payer { $price }.
craftsmen-refused-four-colours = On investit une carte de chacune des quatre couleurs.
craftsmen-refused-colour-invested = Vous avez déjà investi une carte { $colour_f }.
craftsmen-refused-colour-twice = On n’investit qu’une carte de chaque couleur ; vous en avez choisi deux de la même ({ $colour }).
craftsmen-refused-discards = { $cards ->
    [one] On défausse au plus { $cards } carte.
   *[other] On défausse au plus { $cards } cartes.
  }
craftsmen-refused-laid-out = { $cards ->
    [one] Il n’y a de place que pour { $cards } carte.
   *[other] Il n’y a de place que pour { $cards } cartes.
  }
craftsmen-refused-colour-first = Ici, les couleurs se choisissent dans un ordre fixe (violet, vert, bleu, rouge) ; avant { $card_def }, il faut une carte { $colour_f }.
craftsmen-refused-not-open = { $card_def } n’est pas parmi les cartes visibles.
craftsmen-refused-take-both = La pioche est vide : vous devez prendre les deux cartes visibles.
craftsmen-refused-one-card = On ne prend qu’une carte par livraison à l’entrepôt.
craftsmen-refused-not-both = Il n’y a pas deux cartes visibles.
craftsmen-refused-open-first = Il faut prendre au moins une carte visible.
craftsmen-refused-deck-empty = Il n’y a pas de carte à piocher.
craftsmen-refused-two-raws = Pour deux matières premières, il faut deux cubes et deux emplacements.
craftsmen-refused-no-difference = Le privilège ne changerait rien ici.
craftsmen-refused-privilege-late = Le privilège s’utilise avant de défausser la première carte.
craftsmen-refused-privilege-used = Cet assistant a déjà utilisé son privilège.
craftsmen-refused-no-privilege = Il faut un assistant sur une case dorée, ou un jeton privilège.
craftsmen-refused-not-in-hand = Vous n’avez pas { $building_def } en main.
craftsmen-refused-too-dear = Cela coûte { $price } ; vos cartes valent { $value }.
craftsmen-refused-fits = { $building_def } s’accorde avec { $neighbour_def } ; le privilège est inutile.
craftsmen-refused-does-not-fit = { $building_def } ne s’accorde ni en haut ni en bas avec { $neighbour_def }.
craftsmen-refused-building-not-open = { $building_def } n’est pas parmi les cartes visibles.
craftsmen-refused-colours-too-dear = Cela coûte { $price } ; { $value ->
    [0] vous n’avez aucune carte des bonnes couleurs.
    [one] votre seule carte des bonnes couleurs vaut { $value }.
   *[other] vos cartes des bonnes couleurs valent { $value }.
  }
craftsmen-refused-mayor-bid = Pour dépasser le maire, il faut enchérir à { $bid } exactement.
craftsmen-refused-bid = L’enchère est à { $bid } ; surenchérissez ou renoncez.
craftsmen-refused-no-cards = Il ne reste aucune carte de ce type (bâtiments { $type }).
craftsmen-refused-not-looked = Ce n’est pas une des cartes que vous regardez.
craftsmen-refused-not-made = Aucun de vos bâtiments ne fournit { $good_many }.
craftsmen-refused-no-cube = Tous vos cubes sont utilisés.
craftsmen-refused-fair-full = Vous avez déjà trois cubes au marché.
craftsmen-refused-fair-empty = Vous n’avez pas de cube au marché.
craftsmen-refused-not-built = { $building_def } n’est pas dans votre rangée.
craftsmen-refused-not-needed = { $building_def } n’a pas besoin { $good_de }.
craftsmen-refused-icon-taken = { $building_def } a déjà { $good_indef }.
craftsmen-refused-meat = La viande va sur un navire, jamais à l’entrepôt ni vers un autre bâtiment.
craftsmen-refused-input-missing = { $building_def } n’a pas encore tout ce qu’il faut pour produire { $good_indef }.
craftsmen-refused-not-shipped = { $building_def } donne un produit semi-fini ({ $good }), qu’on ne charge pas sur un navire.
craftsmen-refused-must-load = Un navire a encore de la place pour ce produit ({ $good }) : il faut l’y charger.
craftsmen-refused-no-hold = Le navire { $ship } n’a pas de cale pour ce produit ({ $good }).
craftsmen-refused-hold-full = La cale du navire { $ship } ({ $good }) est pleine ; seul un pot-de-vin pourrait y faire de la place.
craftsmen-refused-hold-free = Il reste de la place dans la cale du navire { $ship } ({ $good }) : inutile de soudoyer le capitaine.
craftsmen-refused-own-cube = Le cube de gauche est le vôtre : vous ne pouvez pas l’enlever.
craftsmen-refused-no-work-token = Vous n’avez pas de jeton travail.
craftsmen-refused-no-use = Ce point travail ne servirait à rien maintenant.
craftsmen-refused-work-now = Les jetons travail se dépensent entre les étapes.
craftsmen-refused-work-beside = Les jetons travail se dépensent entre les étapes, ou juste avant ou après l’action d’un de vos assistants.
craftsmen-refused-not-in-granary = Il n’y a pas { $good_many } à l’entrepôt.
craftsmen-refused-own-below = Le cube du bas de l’entrepôt ({ $good }) est le vôtre : vous ne pouvez pas l’acheter.
craftsmen-refused-two-players = À deux joueurs, la piste de changement d’ordre n’est pas utilisée.
craftsmen-refused-on-order-track = Vous êtes déjà sur la piste de changement d’ordre.
craftsmen-refused-order-track-full = La piste de changement d’ordre est pleine.
craftsmen-refused-three-tokens = Vous avez déjà trois de ces jetons.
craftsmen-refused-no-token = Il ne reste plus aucun de ces jetons.

# D’où viennent les points
craftsmen-source-start = Points initiaux
craftsmen-source-unused-helpers = Assistants restants
craftsmen-source-fees = Disques couverts
craftsmen-source-half-products = Produits semi-finis
craftsmen-source-final-products = Produits finis
craftsmen-source-ships = Navires
craftsmen-source-ship-bonuses = Bonus des navires
craftsmen-source-city = Ensembles de couleurs
craftsmen-source-granary = Entrepôt
craftsmen-source-investment = Investissement
craftsmen-source-bonus-tokens = Jetons bonus
craftsmen-sources-goods = Produits fabriqués
craftsmen-sources-year = Décomptes de fin d’année
craftsmen-sources-rest = Autres points

# La table dans un terminal
craftsmen-table-calendar = Année { $year }, { $season }
craftsmen-table-order = Ordre du tour : { $players }
craftsmen-table-next-order = sur la piste de changement d’ordre : { $players }
craftsmen-table-pool = Jetons en réserve : privilège { $privileges }, travail { $works }
craftsmen-table-bonus = Jetons bonus : { $tokens }
craftsmen-table-guilds = Guildes
craftsmen-table-gold = dorée
craftsmen-table-silver = argentée
craftsmen-table-ribbon = ruban
craftsmen-table-capital = Thunes
craftsmen-table-deck = pioche { $cards }
craftsmen-table-discard = défausse { $cards }
craftsmen-table-granary = Entrepôt (bas, haut ; n = cube naturel)
craftsmen-table-natural = n
craftsmen-table-ship = Navire { $ship } (bonus : { $bonuses })
craftsmen-table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
craftsmen-table-holdings = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  } · thunes { $capital } · cartes bâtiment { $plans } · cubes { $cubes } · marché { $fair } · assistants { $helpers } · privilège { $privileges } · travail { $works }
craftsmen-table-row = Rangée :
craftsmen-table-seen = Cartes connues :
craftsmen-table-tokens = Bonus :
craftsmen-table-hand = Votre main
craftsmen-table-work-points = Points travail : { $points }
craftsmen-table-price = À payer : { $price } ; déjà payé : { $paid }
craftsmen-table-invested = Investi : { $cards } sur 4, { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
craftsmen-table-auction = { $bid ->
    [0] En vente : { $building }
   *[other] Enchères : { $building }, offre { $bid }
  }
craftsmen-table-mayor = maire : { $cards }
craftsmen-table-looking = Cartes regardées : { $cards }
craftsmen-table-box = Scieries dans la boîte : { $cards }
craftsmen-table-initial = { $colour ->
    [violet] Vi
    [green] Ve
    [blue] Bl
   *[red] Ro
  }

# La table dans un navigateur
craftsmen-board-calendar = Calendrier
craftsmen-board-order = Ordre du tour, de gauche à droite
craftsmen-board-nobody = personne
craftsmen-board-none = aucune
craftsmen-board-field = Case { $field } ({ $kind }), { $guild } : { $helpers }
craftsmen-board-gold = Case dorée : l’assistant peut utiliser le privilège de la guilde
craftsmen-board-silver = Case argentée
craftsmen-board-ribbon = Ruban : couvrir un disque ne coûte rien ici
craftsmen-board-short-bankers = Banquiers
craftsmen-board-short-builders = Bâtisseurs
craftsmen-board-short-notary = Notaires
craftsmen-board-short-crafts = Artisans
craftsmen-board-short-merchants = Négociants
craftsmen-board-short-town-hall = Hôtel de ville
craftsmen-board-guild-bankers = Banquiers : prenez 4 cartes thunes et défaussez-en 2. Privilège : n’en défaussez qu’une.
craftsmen-board-guild-builders = Bâtisseurs : construisez jusqu’à 2 cartes (coût : 2, 3 ou 6 chacune). Privilège : l’une d’elles n’a pas besoin de s’accorder avec sa voisine.
craftsmen-board-guild-notary = Notaires : achetez un bâtiment visible ou mettez-le aux enchères. Privilège : cherchez dans une pioche.
craftsmen-board-guild-crafts = Artisans : 3, 4 ou 5 points travail selon l’année. Privilège : produisez deux matières premières pour un point travail.
craftsmen-board-guild-merchants = Négociants : achetez un produit semi-fini à l’entrepôt avec une carte thunes. Privilège : obtenez-le contre un de vos cubes du marché.
craftsmen-board-guild-town-hall = Hôtel de ville : prenez un jeton privilège ou travail, ou (à trois joueurs ou plus) modifiez l’ordre du tour.
craftsmen-board-capital = Thunes
craftsmen-board-capital-deck = Cartes thunes dans la pioche : { $cards }. Dans la défausse : { $discard }
craftsmen-board-deck = Bâtiments { $type }. Cartes dans la pioche : { $cards }{ $houses ->
    [0] {""}
   *[other] , dont au moins { $houses } avec une maison
  }. Cartes connues : { $known }
craftsmen-board-price = prix : { $price }
craftsmen-board-pool = Réserve
craftsmen-board-privilege-pool = Jetons privilège en réserve : { $tokens }
craftsmen-board-work-pool = Jetons travail en réserve : { $tokens }
craftsmen-board-order-change = Piste de changement d’ordre : les joueurs qui s’y trouvent passent devant les autres à la saison suivante
craftsmen-board-bonus-tip = Jetons bonus : le premier joueur qui complète la ligne de production d’un produit fini prend le jeton correspondant
craftsmen-board-bonus-token = Jeton bonus : { $good }
craftsmen-board-fair = Marché
craftsmen-board-fair-cubes = Marché, cubes { $player_de } : { $cubes } sur 3
craftsmen-board-granary = Entrepôt
craftsmen-board-natural = cube naturel
craftsmen-board-column = Entrepôt ({ $good }), à partir du bas : { $cubes }
craftsmen-board-ships = Navires
craftsmen-board-ship = Navire { $ship }. Bonus par rang, selon le nombre de cubes : { $bonuses }
craftsmen-board-hold = Cale ({ $good }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }) : { $cubes }
craftsmen-board-source = { $building } ({ craftsmen-colours }). Produit : { $makes }
craftsmen-board-workshop = { $building } ({ craftsmen-colours }). Il faut : { $inputs }. Produit : { $makes } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
craftsmen-board-built = { $card }. Cubes : { $cubes } sur { $inputs }
craftsmen-board-mine = Vos bâtiments et vos cartes
craftsmen-board-row = Bâtiments
craftsmen-board-end = Construire ici, { $side }
craftsmen-board-hand-buildings = Cartes bâtiment en main
craftsmen-board-hand-capital = Cartes thunes en main
craftsmen-board-worth = valeur totale : { $value }
craftsmen-board-known = Cartes connues :
craftsmen-board-points = Points : { $points }
craftsmen-board-helpers = Assistants : { $helpers }
craftsmen-board-privileges = Jetons privilège : { $tokens }
craftsmen-board-works = Jetons travail : { $tokens }
craftsmen-board-cubes = Cubes restants : { $cubes }
craftsmen-board-capital-cards = Cartes thunes (argent) : { $cards }
craftsmen-board-building-cards = Cartes bâtiment en main : { $cards }
craftsmen-board-reconstructed = La règle ne montre certaines cartes, certains navires et certains jetons qu’en images ; leurs valeurs sont reconstituées (voir la page du jeu).
craftsmen-board-partly = En partie reconstitué
craftsmen-board-auction = Enchères
craftsmen-board-payment = Paiement
craftsmen-board-invest = Investissement dans la ville
craftsmen-board-search = Recherche de cartes
craftsmen-board-swap = Avant la partie : un échange
craftsmen-board-bid = offre { $bid }
craftsmen-board-still-in = en lice
craftsmen-board-out = a renoncé
craftsmen-board-mayor = Le maire offre { $bid } :
craftsmen-board-payable = Seulement ces couleurs :
craftsmen-board-any-colour = Couleurs au choix ; 2, 3, 4… cartes d’une même couleur peuvent compter ensemble pour 5, 10, 15…
craftsmen-board-paid = Déjà payé :
craftsmen-board-invested = Cartes investies : { $cards } sur 4, en tout { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-board-invest-how = Une carte de chaque couleur ; vous marquez la somme de leurs valeurs.
craftsmen-board-search-how = Deux cartes sont posées face visible ; les autres retournent dans la pioche.
craftsmen-board-exchange-how = Avant la partie, une carte bâtiment peut être échangée contre une autre de sa pioche, et une Scierie contre une autre de la boîte.
craftsmen-board-bonus = Jeton bonus ({ $good }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-board-plan = { $card }. Coût de construction : { $cost }
craftsmen-chart = Tableau des produits
craftsmen-chart-how = Des matières premières aux navires en passant par les bâtiments ; les écussons indiquent les points.
craftsmen-chart-mine = dans votre rangée
craftsmen-chart-open = visible à la guilde des notaires
craftsmen-chart-ship = Navire { $ship } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-chart-costs = Bâtiments { $type } : { $price } à l’achat, { $cost } à la construction
craftsmen-area-market = Cartes
craftsmen-area-harbour = Port
craftsmen-area-mine = Votre rangée

craftsmen-question-exchange = Échanger quelque chose, ou tout garder ?
craftsmen-question-send = Où envoyez-vous votre prochain assistant ?
craftsmen-question-bankers = Banquiers : prenez une ou deux cartes visibles ; le reste vient de la pioche.
craftsmen-question-bankers-discard = Quelles cartes thunes défaussez-vous ?
craftsmen-question-build = Bâtisseurs : choisissez une carte et un bout de rangée.
craftsmen-question-pay = Vous devez payer { $price } : avec quelles cartes thunes ?
craftsmen-question-notary = Notaires : achetez un bâtiment visible ou mettez-le aux enchères.
craftsmen-question-notary-after = Notaires : chercher dans une pioche, ou terminer ?
craftsmen-question-open-auction = Quelle est votre première enchère ?
craftsmen-question-bid = Surenchérir ou renoncer ?
craftsmen-question-outbid-mayor = Surenchérir sur le maire, ou renoncer à la carte ?
craftsmen-question-lay-out = Choisissez les deux cartes à poser face visible.
craftsmen-question-which-end = Remettez-vous les autres cartes sur la pioche ou dessous ?
craftsmen-question-put-back = Quelle carte remettez-vous ensuite dans la pioche ?
craftsmen-question-craft = Utilisez un point travail : choisissez un bâtiment, puis la destination du produit.
craftsmen-question-two-raws = Privilège : produisez deux matières premières pour un point travail.
craftsmen-question-use-token = Jeton travail : utilisez maintenant son point travail.
craftsmen-question-granary-card = Livraison à l’entrepôt : prenez une carte thunes visible ou piochez.
craftsmen-question-give-card = Avec quelle carte thunes payez-vous ?
craftsmen-question-merchants = Négociants : choisissez un produit semi-fini de l’entrepôt et le bâtiment qui en a besoin.
craftsmen-question-town-hall = Hôtel de ville : jeton privilège, jeton travail ou (à trois joueurs ou plus) ordre du tour ?
craftsmen-question-tokens = Dépenser un jeton travail maintenant ?
craftsmen-question-too-many = Trop de cartes thunes : lesquelles défaussez-vous ?
craftsmen-question-invest = Hiver : investir une carte de chaque couleur, ou passer ?

craftsmen-group-pass = Passer
craftsmen-group-send = Envoyer un assistant
craftsmen-group-cover = Couvrir un disque
craftsmen-group-cover-card = { craftsmen-group-cover }
craftsmen-group-cover-points = { craftsmen-group-cover }
craftsmen-group-exchange = Échanger une carte
craftsmen-group-swap = Échanger la Scierie
craftsmen-group-take = Prendre des cartes visibles
craftsmen-group-take-both = { craftsmen-group-take }
craftsmen-group-draw = Piocher
craftsmen-group-pay = Payer
craftsmen-group-discard = Défausser
craftsmen-group-invest = Investir
craftsmen-group-privilege = Privilège
craftsmen-group-build = Construire
craftsmen-group-defy = Construire avec le privilège
craftsmen-group-buy = Acheter un bâtiment
craftsmen-group-auction = Mettre aux enchères
craftsmen-group-bid = Enchérir
craftsmen-group-search = Chercher dans une pioche
craftsmen-group-lay = Poser une carte
craftsmen-group-on-top = Sur la pioche
craftsmen-group-below = Sous la pioche
craftsmen-group-put = Remettre une carte dans la pioche
craftsmen-group-make = Produire une matière première
craftsmen-group-make-fair = { craftsmen-group-make }
craftsmen-group-fetch = Prendre au marché
craftsmen-group-process = Fabriquer un produit semi-fini
craftsmen-group-load = Produire et charger
craftsmen-group-bribe = Produire et soudoyer le capitaine
craftsmen-group-lose = Produire sans charger
craftsmen-group-work = Dépenser un jeton travail
craftsmen-group-purchase = Acheter avec une carte
craftsmen-group-barter = Acheter avec un cube du marché
craftsmen-group-token-privilege = Prendre un jeton
craftsmen-group-token-work = { craftsmen-group-token-privilege }
craftsmen-group-change-order = Modifier l’ordre

craftsmen-preview-fee-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } au propriétaire du disque
craftsmen-preview-fee-card = une carte thunes de votre choix au propriétaire du disque
craftsmen-preview-build = coûte { $cost }
craftsmen-preview-defy = utilise le privilège
craftsmen-preview-buy = coûte { $price }, à payer seulement avec des cartes de ses couleurs ({ craftsmen-colours })
craftsmen-preview-auction = vous ouvrez les enchères ; toutes les couleurs sont acceptées
craftsmen-preview-bid = vos cartes valent { $value }
craftsmen-preview-pay = payé : { $paid } sur { $price }
craftsmen-preview-invest = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
  }
craftsmen-preview-makes = produit { $makes_indef }{ $points ->
    [0] {""}
    [one] , { $points } point à chaque fois
   *[other] , { $points } points à chaque fois
  }
craftsmen-preview-work-point = coûte 1 point travail
craftsmen-preview-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } maintenant
craftsmen-preview-granary = rapporte aussi une carte thunes
craftsmen-preview-hold = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
  } au décompte du navire
craftsmen-preview-bribe = coûte une carte thunes ; le cube de gauche revient à son propriétaire
craftsmen-preview-lose = aucun navire n’a de place : pas de points
craftsmen-preview-purchase = coûte une carte thunes
craftsmen-preview-barter = coûte un cube du marché ; utilise le privilège

craftsmen-set-short = { $paid } sur { $price }
craftsmen-set-exact = { $paid } sur { $price }, le compte est bon
craftsmen-set-over = { $paid } pour un prix de { $price }, { $waste } de trop
craftsmen-set-cards = Cartes : { $cards } sur { $needed }
craftsmen-set-invest = Couleurs : { $cards } sur 4 · points : { $points }
craftsmen-set-laid = Posées : { $cards } sur { $needed }

craftsmen-next-auction-buy = Acheter { $building_def }, ou mettre la carte aux enchères ?
craftsmen-next-take-take-both = Seulement { $card_def }, ou les deux cartes visibles ?
craftsmen-next-cover-card-cover-points = Donner une carte ou des points pour couvrir le disque ?
craftsmen-next-build-side = À quel bout de la rangée construisez-vous { $building_def } ?
craftsmen-next-build-building = Quelle carte construisez-vous ici, { $side } ?

craftsmen-preview-fee-points-badge = −{ $points }
craftsmen-preview-fee-card-badge = −1 carte
craftsmen-preview-build-badge = −{ $cost }
craftsmen-preview-buy-badge = −{ $price }
craftsmen-preview-points-badge = +{ $points }
craftsmen-preview-bribe-badge = −1 carte
craftsmen-preview-purchase-badge = −1 carte

# Pourquoi un coup est bon
craftsmen-reason-points = { $more ->
    [more] davantage de points tout de suite
   *[less] moins de points tout de suite
  }
craftsmen-reason-bonuses = { $more ->
    [more] davantage de points pour les jetons bonus
   *[less] moins de points pour les jetons bonus
  }
craftsmen-reason-ships = { $more ->
    [more] davantage de points pour vos cubes dans les cales
   *[less] moins de points pour vos cubes dans les cales
  }
craftsmen-reason-granary = { $more ->
    [more] davantage de points pour vos cubes dans l’entrepôt
   *[less] moins de points pour vos cubes dans l’entrepôt
  }
craftsmen-reason-capital = { $more ->
    [more] davantage de cartes thunes
   *[less] moins de cartes thunes
  }
craftsmen-reason-cards = { $more ->
    [more] davantage de cartes bâtiment en main
   *[less] moins de cartes bâtiment en main
  }
craftsmen-reason-goods = { $more ->
    [more] davantage de cubes prêts dans vos bâtiments et au marché
   *[less] moins de cubes prêts dans vos bâtiments et au marché
  }
craftsmen-reason-privileges = { $more ->
    [more] davantage de jetons privilège
   *[less] moins de jetons privilège
  }
craftsmen-reason-works = { $more ->
    [more] davantage de jetons travail
   *[less] moins de jetons travail
  }
craftsmen-reason-city = { $more ->
    [more] davantage de cartes pour vos ensembles de couleurs
   *[less] moins de cartes pour vos ensembles de couleurs
  }
craftsmen-reason-workshops = { $more ->
    [more] vos lignes de production avancent davantage
   *[less] vos lignes de production avancent moins
  }

# Ce qui est resté inutilisé
craftsmen-left-capital = Cartes thunes en main à la fin
craftsmen-left-buildings = Cartes bâtiment non construites
craftsmen-left-goods = Marchandises non transformées
craftsmen-left-works = Jetons travail non utilisés
craftsmen-left-helpers = Assistants non envoyés
