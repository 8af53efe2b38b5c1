# La page de Craftsmen : ses règles dans nos mots.
craftsmen-page-reconstructed = La règle ne montre les cartes, les navires et les jetons bonus qu’en images. On n’en connaît le contenu qu’en partie : les marchandises et les bâtiments, le nombre de cartes, certaines valeurs et quelques exemples. Les autres valeurs, couleurs et recettes sont reconstituées de sorte que tous les exemples tombent juste. Un fichier corrigé peut les remplacer.

# Façons de préparer la partie
craftsmen-preset-first = Première partie
craftsmen-preset-first-about = Là où les livrets polonais et français diffèrent, on joue la version qui nous semble la plus sensée.
craftsmen-preset-polish = Règle polonaise
craftsmen-preset-polish-about = Là où les livrets polonais et français diffèrent, c’est toujours la version polonaise qui s’applique.
craftsmen-preset-french = Règle française
craftsmen-preset-french-about = Là où les livrets polonais et français diffèrent, c’est toujours la version française qui s’applique.
craftsmen-preset-literal = Règles littérales
craftsmen-preset-literal-about = Là où notre décision s’écarte du texte littéral des deux livrets, c’est le texte qui s’applique.

# Options
craftsmen-option-ruling-exchange = Échange avant la partie
craftsmen-option-ruling-exchange-fr = une carte ou la Scierie
craftsmen-option-ruling-exchange-pl = une carte et la Scierie
craftsmen-option-ruling-mayor = Enchère du maire
craftsmen-option-ruling-mayor-fr = avec les ensembles de couleurs
craftsmen-option-ruling-mayor-pl = valeurs imprimées seulement
craftsmen-option-ruling-search = Recherche à la guilde des notaires
craftsmen-option-ruling-search-pl = les cartes retournent sur la pioche ou dessous
craftsmen-option-ruling-search-fr = les cartes retournent sur la pioche
craftsmen-option-ruling-privilege-ties = S’il n’y a pas assez de jetons privilège
craftsmen-option-ruling-privilege-ties-pl = ils vont aux premiers dans l’ordre du tour
craftsmen-option-ruling-privilege-ties-fr = ils vont aux derniers dans l’ordre du tour
craftsmen-option-ruling-granary-refill = Entrepôt après l’hiver
craftsmen-option-ruling-granary-refill-fr = chaque case libre est remplie
craftsmen-option-ruling-granary-refill-pl = seules les marchandises épuisées sont remises en stock
craftsmen-option-ruling-work-tokens = Utilisation des jetons travail
craftsmen-option-ruling-work-tokens-pl = entre les étapes
craftsmen-option-ruling-work-tokens-fr = aussi avant ou après une action
craftsmen-option-ruling-granary-card = Carte thunes pour une livraison à l’entrepôt
craftsmen-option-ruling-granary-card-every = à chaque livraison
craftsmen-option-ruling-granary-card-full = seulement si les deux cases étaient prises (à la lettre)
craftsmen-option-ruling-fewest-privileges = Pour trouver qui a utilisé le moins de privilèges, on compte
craftsmen-option-ruling-fewest-privileges-privileges = les assistants qui ont utilisé un privilège
craftsmen-option-ruling-fewest-privileges-helpers = les assistants qui ont utilisé un privilège et ceux de la piste de changement d’ordre (à la lettre)
craftsmen-option-ruling-winter-tokens = Jetons privilège reçus en hiver
craftsmen-option-ruling-winter-tokens-none = aucun
craftsmen-option-ruling-winter-tokens-all = un pour chacun, aucun à deux joueurs (à la lettre)

# Les débuts de partie, sur les profils
craftsmen-sent-first = Première guilde
craftsmen-built-first = Premier bâtiment

# Comment s’écrivent les coups
craftsmen-notation-pass = passer, ou s’arrêter
craftsmen-notation-send = envoyer un assistant sur la première case libre d’une guilde
craftsmen-notation-cover = poser un assistant sur un disque, sans payer
craftsmen-notation-cover-card = poser un assistant sur un disque et donner une carte
craftsmen-notation-cover-points = poser un assistant sur un disque et donner des points
craftsmen-notation-exchange = mettre une carte reçue sous sa pioche et en piocher une autre
craftsmen-notation-swap = prendre cette Scierie dans la boîte en échange de la vôtre
craftsmen-notation-take = prendre une carte thunes visible
craftsmen-notation-take-both = prendre les deux cartes thunes visibles
craftsmen-notation-draw = piocher une carte thunes
craftsmen-notation-pay = poser une carte thunes en paiement
craftsmen-notation-discard = défausser une carte thunes
craftsmen-notation-invest = investir une carte thunes
craftsmen-notation-privilege = utiliser le privilège de la guilde
craftsmen-notation-build = construire une carte à un bout de votre rangée
craftsmen-notation-defy = construire avec le privilège une carte qui ne s’accorde pas avec sa voisine
craftsmen-notation-buy = acheter un bâtiment visible avec des cartes thunes de ses couleurs
craftsmen-notation-auction = mettre un bâtiment visible aux enchères
craftsmen-notation-bid = enchérir à ce montant
craftsmen-notation-search = chercher dans une pioche de bâtiments avec le privilège
craftsmen-notation-lay = poser face visible une des cartes regardées
craftsmen-notation-on-top = remettre les autres cartes sur la pioche
craftsmen-notation-below = remettre les autres cartes sous la pioche
craftsmen-notation-put = remettre cette carte dans la pioche
craftsmen-notation-make-fair = produire une matière première pour le marché
craftsmen-notation-make = produire une matière première pour un bâtiment
craftsmen-notation-fetch = envoyer un cube du marché à un bâtiment ; il y compte comme cette matière première
craftsmen-notation-process = fabriquer un produit semi-fini pour l’entrepôt ou un bâtiment
craftsmen-notation-load = fabriquer un produit fini et le charger sur un navire
craftsmen-notation-bribe = fabriquer un produit fini et le charger dans une cale pleine en soudoyant le capitaine
craftsmen-notation-lose = fabriquer un produit fini pour lequel aucun navire n’a de place
craftsmen-notation-work = dépenser un jeton travail
craftsmen-notation-purchase = acheter un produit semi-fini de l’entrepôt avec une carte
craftsmen-notation-barter = obtenir un produit semi-fini de l’entrepôt contre un cube du marché
craftsmen-notation-token-privilege = prendre un jeton privilège
craftsmen-notation-token-work = prendre un jeton travail
craftsmen-notation-change-order = aller sur la piste de changement d’ordre
