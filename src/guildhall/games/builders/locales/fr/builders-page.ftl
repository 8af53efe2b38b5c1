# La page des Bâtisseurs : ses règles dans nos mots.
builders-page-title-1 = De quoi il s’agit
builders-page-text-1 =
    Vous menez des chantiers. Les bâtiments demandent pierre, bois, savoir et tuile ; les ouvriers les fournissent en travaillant. Rien n’est stocké : une équipe qui couvre tout ce que demande un bâtiment le termine aussitôt.
    Un bâtiment terminé rapporte des écus et des points. Qui a 17 points sur ses cartes terminées amène la fin.
builders-page-title-2 = Le début
builders-page-text-2 =
    Cinq bâtiments et cinq ouvriers sont visibles en deux rangées, ainsi que la carte suivante de chaque pioche. Chacun a un apprenti et 10 écus.
builders-page-title-3 = Votre tour
builders-page-text-3 =
    Vous avez 3 actions et les utilisez toutes, comme bon vous semble. Une de plus coûte 5 écus, aussi souvent que vous pouvez payer.
    Ouvrir un chantier pour 1 action : prenez une carte de la rangée.
    Engager un ouvrier pour 1 action : prenez une carte de la rangée ; son salaire n’est pas encore payé.
    Envoyer un ouvrier ou une machine sur un de vos chantiers : le salaire est payé à chaque fois. Le premier envoyé sur un chantier pendant le tour coûte 1 action, le deuxième 2, le troisième 3. Il y reste jusqu’à ce que le bâtiment soit debout.
    Prendre des écus : 1 pour 1 action, 3 pour 2 actions, 6 pour 3 actions dépensées ensemble.
builders-page-title-4 = Terminer
builders-page-text-4 =
    Dès que chaque ressource est couverte, le bâtiment est terminé sans autre action. L’équipe revient et peut repartir ; vous recevez les écus et les points.
    Une machine ne rapporte pas d’écus. Terminée, elle travaille pour vous gratuitement et garde ses points.
builders-page-title-5 = La fin
builders-page-text-5 =
    Quand quelqu’un finit son tour avec au moins 17 points sur ses cartes terminées, la manche est jouée jusqu’au bout, pour que tous aient eu autant de tours. Dix écus valent un point de plus. Chantiers et ouvriers ne valent rien.

builders-notation-start = ouvrir le chantier de ce bâtiment
builders-notation-hire = recruter cet ouvrier
builders-notation-send = envoyer un ouvrier ou une machine sur un de vos chantiers
builders-notation-take = prendre des écus pour autant d’actions
builders-notation-buy = acheter une action de plus
builders-notation-end = finir le tour quand il ne reste plus d’action
