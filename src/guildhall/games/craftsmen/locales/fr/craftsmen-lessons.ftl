# Craftsmen, appris en jouant.

craftsmen-lesson-chain = Une ligne de production
craftsmen-lesson-chain-town = Vous êtes artisan dans une ville au bord d’un fleuve. En trois ans, vous produisez des marchandises et les chargez sur des navires ; celui qui a le plus de points l’emporte. Les cartes entourées en bas sont vos bâtiments, côte à côte dans une rangée.
craftsmen-lesson-chain-card = Une carte montre en haut ce qui entre et en bas ce qui sort. Le Pâturage produit une vache à partir de rien ; la Boucherie en fait de la viande. C’est à vous de travailler à la guilde des artisans, ce qui vous donne des points travail : chaque étape en coûte un.
craftsmen-lesson-chain-make = Produisez une vache : cliquez sur le Pâturage, puis sur la Boucherie. La vache y va directement, représentée par un de vos cubes.
craftsmen-lesson-chain-make-other = C’est utile aussi, mais produisez d’abord une vache pour la Boucherie.
craftsmen-lesson-chain-load = Transformez maintenant la vache en viande, qui va aussitôt sur un navire. Cliquez sur la Boucherie, puis sur le navire entouré.
craftsmen-lesson-chain-load-other = Terminez d’abord la ligne de production : la Boucherie a une vache et peut faire de la viande.
craftsmen-lesson-chain-over = Voilà une ligne complète : matière première, produit, navire. La production a rapporté des points, et en hiver, le cube sur le navire rapporte en plus le nombre de points indiqué à côté de sa cale. La plupart des marchandises demandent une étape de plus : matière première, produit semi-fini, produit fini, navire. Le bouton « Tableau des produits » (touche G) montre tous les produits.

craftsmen-lesson-colours = Les couleurs de la rangée
craftsmen-lesson-colours-rule = Chaque carte a une couleur en haut et une en bas, parfois la même. Une nouvelle carte va au bout gauche ou droit de votre rangée et doit s’accorder avec la carte qu’elle touche : le haut avec le haut, ou le bas avec le bas.
craftsmen-lesson-colours-build = Votre assistant chez les bâtisseurs vous permet de construire jusqu’à deux cartes de votre main. Construisez la carte entourée au bout entouré de la rangée : cliquez sur les deux.
craftsmen-lesson-colours-build-other = C’est possible aussi, mais cette fois, construisez la carte entourée au bout entouré.
craftsmen-lesson-colours-stop = Vous pourriez construire une deuxième carte. Cette fois, arrêtez de construire et passez au paiement.
craftsmen-lesson-colours-stop-other = Un bâtiment suffit cette fois : gardez le reste de vos cartes thunes pour plus tard.
craftsmen-lesson-colours-pay = Un bâtiment de base coûte 2, un bâtiment étendu 3, un bâtiment évolué 6. Sélectionnez la carte thunes entourée pour payer, puis confirmez.
craftsmen-lesson-colours-pay-other = Cela suffirait aussi, mais la carte entourée est celle qui vous manquera le moins.
craftsmen-lesson-colours-sets = Les couleurs rapportent aussi des points : en hiver, chaque ensemble des quatre couleurs dans votre rangée, haut et bas confondus, vaut 3 points. Ne pensez donc pas seulement à ce qui s’accorde.

craftsmen-lesson-capital = Les ensembles de cartes thunes
craftsmen-lesson-capital-worth = Les cartes thunes sont votre argent. Chacune vaut 1, 2 ou 3. Mais des cartes d’une même couleur peuvent compter comme un ensemble : deux valent 5, trois 10, quatre 15. On ne rend pas la monnaie.
craftsmen-lesson-capital-pay = Vous devez payer 5. Sélectionnez les deux cartes entourées, qui sont de la même couleur : séparément, elles valent moins ; ensemble, elles valent exactement 5.
craftsmen-lesson-capital-pay-other = Cela suffirait aussi, mais ici, utilisez la paire entourée.
craftsmen-lesson-capital-over = Rassemblez donc des cartes d’une même couleur et gardez-les pour les gros achats : quatre cartes de même couleur valent 15, quelle que soit la valeur de chacune. À la fin d’une saison, vous pouvez garder au plus 8 cartes.

craftsmen-lesson-queue = La file, l’or et le ruban
craftsmen-lesson-queue-helpers = Chaque saison, sauf l’hiver, commence par les assistants. À tour de rôle, chacun en envoie un dans une guilde. Celui qui passe n’en envoie plus de toute la saison. Un assistant prend la première case libre à partir de la gauche. Il y a trois cases : dorée, argentée, et argentée avec un ruban.
craftsmen-lesson-queue-gold = La case dorée donne à l’assistant qui l’occupe le privilège de la guilde, un avantage qui s’ajoute à l’action habituelle. Elle est encore libre dans la guilde entourée : envoyez-y un assistant.
craftsmen-lesson-queue-gold-other = Cette guilde vous servira aussi. Mais prenez d’abord la case dorée de la guilde entourée.
craftsmen-lesson-queue-full = Entre-temps, une file s’est remplie. Dans ce cas seulement, vous pouvez poser un assistant sur un autre disque. Pour couvrir le disque d’un autre joueur, vous lui donnez une carte thunes ou, cette année, 1 point. C’est gratuit sur la case au ruban, ou sur votre propre disque.
craftsmen-lesson-queue-cover = Couvrez le disque de la case entourée en donnant une carte thunes.
craftsmen-lesson-queue-cover-other = C’est possible, mais pour voir comment on couvre un disque, choisissez la case entourée et donnez une carte.
craftsmen-lesson-queue-give = Choisissez maintenant la carte que vous donnez. La carte entourée est celle dont vous avez le moins besoin.
craftsmen-lesson-queue-give-other = Vous pourriez donner celle-ci, mais la carte entourée vous est moins utile.
craftsmen-lesson-queue-over = Sur une case dorée, les deux disques ont le privilège : couvrir le premier peut donc en valoir la peine. Chaque joueur à qui il reste au moins un assistant reçoit 1 point à la fin de cette phase. À deux joueurs, il n’y a que deux cases, la dorée et l’argentée, et couvrir un disque ne coûte rien : l’adversaire dont le disque est couvert pioche une carte thunes.

craftsmen-lesson-guilds = L’ordre des guildes
craftsmen-lesson-guilds-order = Quand tous les assistants sont placés, les guildes travaillent l’une après l’autre : I banquiers, II bâtisseurs, III notaires, IV artisans, V négociants, VI hôtel de ville. Dans chaque file, les assistants agissent de gauche à droite. D’abord l’argent, donc, puis la construction, les nouvelles cartes et le travail.
craftsmen-lesson-guilds-take = Chez les banquiers, votre assistant prend quatre cartes thunes : une ou deux parmi les cartes visibles, les autres dans la pioche. Prenez ce qui est entouré.
craftsmen-lesson-guilds-take-other = C’est permis aussi, mais cette fois, prenez ce qui est entouré.
craftsmen-lesson-guilds-discard = Ensuite, vous défaussez deux de vos cartes. Sélectionnez les deux cartes entourées et confirmez. Sur la case dorée, on n’en défausse qu’une : c’est le privilège des banquiers.
craftsmen-lesson-guilds-discard-other = Vous avez le choix, mais ces deux-là sont les moins utiles : sélectionnez les cartes entourées.
craftsmen-lesson-guilds-rest = Les bâtisseurs construisent, les notaires vendent des cartes bâtiment, les artisans travaillent. Les négociants vendent les produits semi-finis de l’entrepôt, et l’hôtel de ville donne des jetons : un jeton privilège agit comme une case dorée, un jeton travail comme un point travail. Un bâtiment construit peut travailler dès la même saison, car les artisans viennent après les bâtisseurs.

craftsmen-lesson-fair = Marché et entrepôt
craftsmen-lesson-fair-look = Une matière première doit aussitôt aller quelque part : dans un bâtiment qui en a besoin, ou au marché, où trois de vos cubes peuvent attendre. Un cube au marché ne représente encore aucune matière première précise : plus tard, il pourra devenir celle que vous voudrez.
craftsmen-lesson-fair-make = Produisez une matière première pour le marché : cliquez sur le bâtiment entouré, puis sur le marché.
craftsmen-lesson-fair-make-other = C’est utile aussi, mais produisez maintenant, dans le bâtiment entouré, une matière première pour le marché.
craftsmen-lesson-fair-fetch = Envoyez maintenant le cube du marché au bâtiment entouré. Cela coûte un point travail, et le cube devient ce dont le bâtiment a besoin.
craftsmen-lesson-fair-fetch-other = Envoyez d’abord le cube du marché au bâtiment entouré.
craftsmen-lesson-fair-store = Pour un point travail, le bâtiment fabrique son produit semi-fini, qui rapporte des points. Aucun autre de vos bâtiments n’a besoin de ce produit : envoyez-le à l’entrepôt. Cliquez sur le bâtiment, puis sur l’entrepôt.
craftsmen-lesson-fair-store-other = Utilisez le dernier point travail pour fabriquer le produit semi-fini : il rapporte des points.
craftsmen-lesson-fair-card = Chaque livraison à l’entrepôt vous rapporte une carte thunes. Prenez celle qui est entourée.
craftsmen-lesson-fair-card-other = Vous pourriez choisir cette carte aussi, mais cette fois, prenez celle qui est entourée.
craftsmen-lesson-fair-over = Votre cube reste à l’entrepôt jusqu’à ce que quelqu’un l’achète (vous recevez alors une carte thunes) ou que de nouvelles livraisons l’en chassent. S’il y est encore en hiver, il vaut 1 point. De même, vous pouvez acheter chez les négociants les produits semi-finis de la ville (les cubes naturels) ou ceux des autres joueurs, mais pas les vôtres.

craftsmen-lesson-notary = Notaires et enchères
craftsmen-lesson-notary-ways = Les notaires vendent des cartes bâtiment. Vous pouvez acheter une carte visible à son prix fixe, 3, 5 ou 10, mais seulement avec des cartes thunes de ses couleurs. Vous pouvez aussi la mettre aux enchères : toutes les couleurs sont alors acceptées, mais les autres joueurs peuvent enchérir.
craftsmen-lesson-notary-auction = Mettez la carte entourée aux enchères : cliquez dessus et choisissez les enchères.
craftsmen-lesson-notary-auction-other = Cette fois, mettez la carte entourée aux enchères.
craftsmen-lesson-notary-bid = Vous ouvrez les enchères. Commencez le plus bas possible : enchérissez à 1.
craftsmen-lesson-notary-bid-other = N’offrez jamais plus que nécessaire. Commencez à 1.
craftsmen-lesson-notary-mayor = Personne n’a surenchéri. Dans ce cas, le maire enchérit pour la ville : il pioche une, deux ou trois cartes thunes pour un bâtiment de base, étendu ou évolué, et leur valeur est son offre. Vous pouvez offrir 1 de plus, ou renoncer à la carte. Surenchérissez.
craftsmen-lesson-notary-mayor-other = Vous pourriez y renoncer, mais cette fois, surenchérissez.
craftsmen-lesson-notary-pay = Payez maintenant, avec les couleurs que vous voulez. Sélectionnez les cartes entourées et confirmez.
craftsmen-lesson-notary-pay-other = C’est possible, mais les cartes entourées suffisent.
craftsmen-lesson-notary-over = La carte est dans votre main ; vous pourrez la construire chez les bâtisseurs à la saison suivante. Le privilège des notaires permet de regarder les prochaines cartes d’une pioche et de choisir celles qui seront visibles.

craftsmen-lesson-winter = L’hiver
craftsmen-lesson-winter-rules = En hiver, personne n’envoie d’assistant. Chacun peut effectuer une fois l’action des bâtisseurs et une fois celle des artisans, comme s’il avait un assistant dans chacune de ces guildes. Puis on compte les points de l’année. C’est l’hiver, et c’est à vous de travailler.
craftsmen-lesson-winter-work = Chargez ce que vous pouvez : cliquez sur le bâtiment entouré, puis sur le navire entouré.
craftsmen-lesson-winter-work-other = Parmi vos marchandises, seules comptent maintenant celles des navires et de l’entrepôt. Chargez le produit du bâtiment entouré sur le navire entouré.
craftsmen-lesson-winter-stop = L’essentiel est fait. N’utilisez pas les points travail restants, et voyons le décompte de l’année.
craftsmen-lesson-winter-stop-other = Bien, mais passons au décompte : n’utilisez pas les points travail restants.
craftsmen-lesson-winter-scored = Le décompte est fait. D’abord les navires : sur le premier, seul le joueur qui a le plus de cubes reçoit un bonus ; sur le deuxième, ce sont les deux joueurs qui en ont le plus, sur le troisième les trois, sur le quatrième les quatre. Chaque cube rapporte les points de sa cale. Puis 3 points pour chaque ensemble de quatre couleurs de votre rangée, et 1 pour chacun de vos cubes à l’entrepôt. Les cubes des navires et de l’entrepôt reviennent à leurs propriétaires ; ceux du marché et des bâtiments restent. Une nouvelle année commence, avec plus de points travail.
craftsmen-lesson-winter-over = Une fois par an, vous pouvez aussi investir quatre cartes thunes de couleurs différentes et recevoir en points la somme de leurs valeurs. Après trois hivers, la partie est terminée. Jouez maintenant une première partie, avec l’entraîneur à vos côtés.
