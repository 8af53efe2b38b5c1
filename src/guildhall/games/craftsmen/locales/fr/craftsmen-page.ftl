# La page de Craftsmen : ses règles dans nos mots.
craftsmen-page-title-1 = De quoi il s’agit
craftsmen-page-text-1 =
    Vous vous faites un nom dans une ville d’artisans. En trois ans de quatre saisons, vous envoyez des assistants aux guildes, bâtissez une rangée d’ateliers, transformez des matières premières en produits semi-finis, puis en produits finis, et les chargez sur des navires.
craftsmen-page-title-2 = Les assistants
craftsmen-page-text-2 =
    Au printemps, en été et en automne, vous envoyez cinq assistants un à un, dans l’ordre du tour, sur la première case libre d’une guilde. Quand une file est pleine, un assistant peut se poser sur un autre disque : un disque adverse coûte une carte thunes ou des points pour son propriétaire, sauf sur la case au ruban. Qui garde un assistant reçoit un point.
    Une case dorée donne aussi le privilège de la guilde ; un jeton privilège de même.
craftsmen-page-title-3 = Les guildes
craftsmen-page-text-3 =
    Banquiers : recevez quatre cartes thunes, défaussez-en deux. Bâtisseurs : construisez jusqu’à deux cartes ; chacune va à une extrémité de votre rangée et doit s’accorder à sa voisine par la couleur du haut ou du bas. Notaire : achetez un bâtiment visible dans ses couleurs, ou mettez-le aux enchères. Artisans : trois, quatre ou cinq points travail selon l’année. Négociants : achetez un produit semi-fini à l’entrepôt. Hôtel de ville : un jeton, ou une meilleure place dans l’ordre du tour.
    Des cartes thunes d’une même couleur valent 5 à deux, 10 à trois, 15 à quatre et ainsi de suite, si c’est plus que leurs nombres.
craftsmen-page-title-4 = Le travail
craftsmen-page-text-4 =
    Un point travail produit une matière première, qui va à un atelier ou au marché ; ou prend un cube du marché comme n’importe quelle matière première ; ou produit un semi-fini, pour un de vos ateliers ou pour l’entrepôt, ce qui donne une carte thunes ; ou un produit fini, à charger aussitôt sur un navire. Un cube sur une icône est cette marchandise.
    Les semi-finis et les produits finis rapportent quand ils sont faits. Une cale pleine prend encore un produit si vous soudoyez le capitaine d’une carte.
craftsmen-page-title-5 = L’hiver
craftsmen-page-text-5 =
    Seuls les bâtisseurs et les artisans travaillent. Puis on compte les navires, l’entrepôt et la ville, et chacun peut investir une carte de chaque couleur contre des points. Une ville rapporte pour les séries des quatre couleurs de ses bâtiments.
craftsmen-page-title-6 = La fin
craftsmen-page-text-6 =
    Après trois ans s’ajoutent les jetons bonus des lignes de production complètes. Le plus de points l’emporte.
craftsmen-page-reconstructed = La règle ne montre les cartes, les navires et les jetons bonus qu’en images. Leur contenu est documenté en partie : les marchandises et les bâtiments, les nombres de cartes, certaines valeurs et des exemples. Les autres valeurs, couleurs et recettes sont reconstruites de sorte que tous les exemples tombent juste. Un fichier corrigé peut prendre leur place.

# Options
craftsmen-option-ruling-exchange = Échange avant la partie
craftsmen-option-ruling-exchange-fr = une carte ou la scierie
craftsmen-option-ruling-exchange-pl = une carte et la scierie
craftsmen-option-ruling-mayor = Enchère du maire
craftsmen-option-ruling-mayor-fr = avec les séries de couleur
craftsmen-option-ruling-mayor-pl = nombres imprimés seulement
craftsmen-option-ruling-search = Recherche chez le notaire
craftsmen-option-ruling-search-pl = les cartes retournent dessus ou dessous
craftsmen-option-ruling-search-fr = les cartes retournent dessus
craftsmen-option-ruling-privilege-ties = Trop peu de jetons privilège
craftsmen-option-ruling-privilege-ties-pl = aux premiers dans l’ordre du tour
craftsmen-option-ruling-privilege-ties-fr = aux derniers dans l’ordre du tour
craftsmen-option-ruling-granary-refill = L’entrepôt après une année
craftsmen-option-ruling-granary-refill-fr = chaque case libre est remplie
craftsmen-option-ruling-granary-refill-pl = seules les marchandises absentes reviennent
craftsmen-option-ruling-work-tokens = Jetons travail
craftsmen-option-ruling-work-tokens-pl = entre les étapes
craftsmen-option-ruling-work-tokens-fr = aussi avant ou après une action
craftsmen-option-ruling-granary-card = Carte pour l’entrepôt
craftsmen-option-ruling-granary-card-every = pour chaque livraison
craftsmen-option-ruling-granary-card-full = seulement si les deux cases étaient prises
craftsmen-option-ruling-fewest-privileges = Qui a utilisé le moins de privilèges
craftsmen-option-ruling-fewest-privileges-privileges = les assistants qui en ont utilisé un
craftsmen-option-ruling-fewest-privileges-helpers = tous les assistants sur le plateau, aussi sur la piste de changement d’ordre
craftsmen-option-ruling-winter-tokens = Jetons privilège en hiver
craftsmen-option-ruling-winter-tokens-none = aucun
craftsmen-option-ruling-winter-tokens-all = un pour chacun
