# Les Châteaux de Bourgogne, appris en jouant.

burgundy-lesson-dice = Dés et dépôts
burgundy-lesson-dice-goal = Vous êtes un prince et possédez un domaine de 37 hexagones. En 25 manches, vous prenez des tuiles pour le remplir ; celui qui a le plus de points l’emporte. À chaque manche, vous lancez deux dés et utilisez chacun d’eux pour une action. Vos dés sont entourés.
burgundy-lesson-dice-depots = Au milieu se trouvent six dépôts, numérotés de 1 à 6. Un dé permet de prendre une tuile dans le dépôt de même numéro. La tuile entourée se trouve dans le dépôt qui correspond à l’un de vos dés.
burgundy-lesson-dice-take = Prenez cette tuile : cliquez sur le dé entouré, puis sur la tuile.
burgundy-lesson-dice-take-other = C’est possible, mais prenez la tuile entourée avec le dé entouré.
burgundy-lesson-dice-take-workers = Vous prendrez des ouvriers juste après, avec l’autre dé. Prenez d’abord la tuile entourée.
burgundy-lesson-dice-storage = La tuile est maintenant dans votre réserve, qui a trois emplacements. Une tuile n’a aucun effet tant qu’elle n’est pas placée dans votre domaine ; c’est le sujet du chapitre suivant. On ne peut pas garder un dé pour plus tard : il faut utiliser les deux.
burgundy-lesson-dice-workers = Quand un dé ne sert à rien d’autre, il rapporte 2 ouvriers, quelle que soit sa valeur. Utilisez ainsi l’autre dé : cliquez dessus, puis sur vos ouvriers.
burgundy-lesson-dice-workers-other = Ce serait un bon coup aussi. Mais pour voir comment on prend des ouvriers, cliquez sur le dé, puis sur vos ouvriers.
burgundy-lesson-dice-over = Voilà un tour : deux dés, deux actions. Ensuite les autres jouent, et tout le monde relance les dés.

burgundy-lesson-placing = Placement et régions
burgundy-lesson-placing-rules = Quelques manches plus tard. Une tuile de la réserve se place là où trois conditions sont réunies : l’hexagone a la couleur de la tuile, son nombre est celui du dé, et il touche un hexagone déjà rempli. On commence à côté du château de départ, au centre.
burgundy-lesson-placing-place = La tuile entourée va sur l’hexagone entouré. Cliquez sur le dé, puis sur la tuile et sur l’hexagone.
burgundy-lesson-placing-place-other = C’est possible, mais il y a mieux : placez la tuile entourée sur l’hexagone entouré.
burgundy-lesson-placing-region = Les hexagones d’une même couleur qui se touchent forment une région, et celle-ci est maintenant remplie. Une région remplie rapporte selon sa taille : 1, 3, 6, 10, 15, 21, 28 ou 36 points pour 1 à 8 hexagones. Mieux vaut la remplir tôt : 10 points s’y ajoutent en phase A, puis 8, 6, 4 et seulement 2 en phase E.
burgundy-lesson-placing-tip = De petites régions remplies tôt peuvent donc valoir autant que de grandes remplies tard. Le bouton « Régions » (touche R) montre ce que chaque région rapporterait maintenant et à la phase suivante.

burgundy-lesson-workers = Les ouvriers
burgundy-lesson-workers-change = Les dés ne sont pas toujours favorables. En rendant un ouvrier, vous augmentez ou diminuez de 1 la valeur d’un de vos dés ; le 1 et le 6 se suivent. Avec deux ouvriers, vous la modifiez de 2 ; avec trois, vous obtenez n’importe quel nombre. Vos ouvriers sont entourés.
burgundy-lesson-workers-take = La tuile entourée est dans un dépôt dont le numéro est voisin de la valeur de votre dé. Prenez-la quand même : cliquez sur le dé, puis sur la tuile. Cela coûte un ouvrier.
burgundy-lesson-workers-take-other = C’est possible, mais prenez la tuile entourée avec le dé entouré, en dépensant un ouvrier.
burgundy-lesson-workers-refill = Les ouvriers servent de la même façon à placer une tuile. Gardez-en donc un ou deux, et prenez-en 2 de plus avec un dé qui ne sert à rien d’autre. Faites-le maintenant avec l’autre dé.
burgundy-lesson-workers-refill-other = Dans une vraie partie, ce serait un bon coup. Mais ici, prenez 2 ouvriers avec l’autre dé.
burgundy-lesson-workers-over = À la fin, deux ouvriers restants valent 1 point. Ils sont plus utiles pendant la partie.

burgundy-lesson-goods = Marchandises et navires
burgundy-lesson-goods-look = À chaque manche, une marchandise arrive dans un des dépôts. Les navires, comme celui qui est entouré, vont chercher ces marchandises.
burgundy-lesson-goods-ship = Placez le navire sur l’hexagone entouré avec le dé entouré.
burgundy-lesson-goods-ship-other = Placez le navire sur l’hexagone entouré avec le dé entouré : il vous rapporte des marchandises.
burgundy-lesson-goods-load = Votre navire peut maintenant charger dans un dépôt de votre choix, quel que soit le dé : vous prenez toutes les marchandises qui s’y trouvent. Choisissez le dépôt entouré. Vous pouvez avoir au plus trois sortes de marchandises, mais autant de chacune que vous voulez.
burgundy-lesson-goods-load-other = Il y en a moins dans ce dépôt. Choisissez le dépôt entouré.
burgundy-lesson-goods-order = Un navire a un autre effet : votre marqueur avance sur la piste d’ordre du tour. Dès la manche suivante, le joueur le plus avancé joue en premier et choisit donc avant les autres dans les dépôts.
burgundy-lesson-goods-sell = On vend avec un dé : chaque sorte de marchandise a un numéro. Votre autre dé montre celui des marchandises entourées. Vendez-les toutes : 1 pépite d’argent pour la vente et, à deux joueurs, 2 points par marchandise.
burgundy-lesson-goods-sell-other = C’est possible, mais vendez les marchandises entourées avec ce dé.
burgundy-lesson-goods-silver = L’argent sert au dépôt noir, au centre : une fois par tour, sans dé, vous pouvez y acheter une tuile pour 2 pépites d’argent.

burgundy-lesson-buildings = Les bâtiments
burgundy-lesson-buildings-once = Les bâtiments sont les tuiles beiges. Chacun produit son effet une seule fois, quand vous le placez, et une ville (une région beige) ne peut pas avoir deux fois le même bâtiment. Il y en a huit sortes ; les voici.
burgundy-lesson-buildings-takers = Trois permettent de prendre une autre tuile dans l’un des dépôts 1 à 6, quels que soient les dés : un bâtiment avec la Menuiserie ; une mine, une tuile de connaissance ou un château avec l’Église ; un navire ou des animaux avec le Marché.
burgundy-lesson-buildings-givers = Trois donnent quelque chose tout de suite : l’Auberge, 4 ouvriers ; la Banque, 2 pépites d’argent ; la Tour de guet, 4 points.
burgundy-lesson-buildings-doers = Les deux derniers font davantage : l’Entrepôt vend toutes vos marchandises d’une même sorte, et l’Hôtel de ville permet de placer aussitôt une autre tuile de la réserve, sur un hexagone portant n’importe quel nombre.
burgundy-lesson-buildings-first = Placez le bâtiment entouré sur l’hexagone entouré.
burgundy-lesson-buildings-first-other = D’abord le bâtiment entouré : il vous rapporte une autre tuile.
burgundy-lesson-buildings-effect = Maintenant, son effet : prenez la tuile entourée. Aucun dé n’est nécessaire.
burgundy-lesson-buildings-effect-other = Vous pourriez aussi choisir cette tuile, mais cette fois, prenez plutôt celle qui est entourée.
burgundy-lesson-buildings-second = Avec l’autre dé, placez aussi le bâtiment entouré.
burgundy-lesson-buildings-second-other = Placez d’abord le bâtiment entouré : son effet est immédiat.
burgundy-lesson-buildings-over = Comme vous le voyez, un effet équivaut à une action qui ne demande pas de dé. Le château, une tuile vert foncé, fait encore mieux : dès qu’il est placé, il donne une action entière, comme avec un dé de la valeur de votre choix.

burgundy-lesson-animals = Les animaux
burgundy-lesson-animals-look = Les hexagones vert clair sont des pâturages. Quand vous placez une tuile d’animaux, elle rapporte tout de suite 1 point par animal, et chaque tuile de la même espèce déjà présente dans le même pâturage rapporte de nouveau ses points.
burgundy-lesson-animals-place = Des animaux de la même espèce broutent déjà dans l’un de vos pâturages. Placez-y les animaux entourés, sur l’hexagone entouré.
burgundy-lesson-animals-place-other = Placez les animaux entourés sur l’hexagone entouré : ils y rejoignent des animaux de leur espèce.
burgundy-lesson-animals-over = L’ancienne tuile a de nouveau rapporté ses points, en plus de ceux de la nouvelle. Réunissez donc des animaux d’une même espèce dans un grand pâturage : chaque nouvelle tuile y fait compter encore une fois toutes les autres.

burgundy-lesson-phases = Phases et bonus
burgundy-lesson-phases-end = La partie compte cinq phases, de A à E, de cinq manches chacune. C’est la dernière manche d’une phase, et il vous reste un dé. À la fin d’une phase, chaque mine de votre domaine rapporte 1 pépite d’argent. Puis toutes les tuiles des dépôts quittent le jeu et de nouvelles arrivent ; les marchandises restent.
burgundy-lesson-phases-last = Utilisez votre dernier dé : prenez la tuile entourée avant qu’elle disparaisse.
burgundy-lesson-phases-last-other = Après cette manche, les tuiles restées dans les dépôts sont retirées. Prenez la tuile entourée tant qu’elle est là.
burgundy-lesson-phases-income = Une nouvelle phase commence. Les dépôts sont de nouveau pleins, et votre mine a rapporté 1 pépite d’argent. Une région remplie à partir de maintenant rapporte 2 points de moins que pendant la phase précédente.
burgundy-lesson-phases-bonus = Autre course : le premier à remplir tous les hexagones d’une couleur prend la grande tuile bonus de cette couleur, 5 points à deux joueurs ; le deuxième prend la petite, 2 points.

burgundy-lesson-knowledge = Les tuiles de connaissance
burgundy-lesson-knowledge-look = Les tuiles jaunes sont les tuiles de connaissance. Il y en a 26, toutes différentes. Les tuiles 1 à 14 changent les règles pour vous jusqu’à la fin de la partie ; les tuiles 15 à 26 rapportent des points à la fin. Laissez le pointeur sur une tuile pour lire ce qu’elle fait.
burgundy-lesson-knowledge-place = La tuile entourée agit quand vous prenez des ouvriers. Placez-la sur l’hexagone entouré.
burgundy-lesson-knowledge-place-other = D’abord la tuile de connaissance : elle vous aide dès maintenant.
burgundy-lesson-knowledge-use = La tuile agit déjà. Prenez des ouvriers avec l’autre dé, et voyez ce que vous recevez.
burgundy-lesson-knowledge-use-other = Essayez la nouvelle tuile : prenez des ouvriers avec l’autre dé.
burgundy-lesson-knowledge-over = En plus des 2 ouvriers, vous avez reçu 1 pépite d’argent. À la fin de la partie, chaque marchandise et chaque pépite d’argent restante vaut 1 point, deux ouvriers valent 1 point, et vos tuiles de connaissance rapportent ce qu’elles indiquent. Vous savez tout ce qu’il faut : jouez une première partie.
