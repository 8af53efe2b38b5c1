# Les Bâtisseurs, appris en jouant.

builders-lesson-sites = Les chantiers
builders-lesson-sites-welcome = Vous dirigez des chantiers. Les bâtiments rapportent des écus et des points, et celui qui a le plus de points l’emporte. Les bâtiments à construire se trouvent dans la rangée entourée ; tous les joueurs peuvent les prendre.
builders-lesson-sites-card = Regardez le bâtiment entouré. Ses symboles indiquent ce qu’il demande : trois ressources en tout, parmi la pierre, le bois, le savoir et la tuile. Une fois terminé, il rapporte 6 écus et 1 point. Les ressources ne se stockent pas : il vous faut seulement des ouvriers qui, ensemble, fournissent ce que la carte demande.
builders-lesson-sites-start = Ouvrez ce chantier : cliquez sur la carte, puis confirmez. Cela coûte une de vos trois actions, mais aucun écu.
builders-lesson-sites-start-other = Vous pourriez aussi ouvrir ce chantier-là, mais il demande d’autres ouvriers que ceux que vous aurez. Ouvrez le chantier du bâtiment entouré.
builders-lesson-sites-start-hire = Bonne idée, mais les ouvriers viennent ensuite : il faut d’abord un chantier où les envoyer.
builders-lesson-sites-start-coins = Vous avez 10 écus : cela suffit pour l’instant. Ouvrez le chantier du bâtiment entouré.
builders-lesson-sites-own = La carte est devant vous : c’est votre chantier, et personne d’autre ne peut y travailler. Une carte de la pioche a aussitôt pris sa place dans la rangée. On voit toujours la prochaine carte de chaque pioche, mais on ne prend que les cartes de la rangée.

builders-lesson-workers = Les ouvriers
builders-lesson-workers-look = Les ouvriers sont dans la deuxième rangée. Chaque carte montre ce que l’ouvrier fournit, et ce qu’il coûte chaque fois que vous l’envoyez travailler. Vous en avez déjà un : votre apprenti, en bas. Il fournit deux ressources, mais votre chantier en demande trois.
builders-lesson-workers-hire = Recrutez l’ouvrier entouré. Cela coûte une action, mais aucun écu.
builders-lesson-workers-hire-other = Les autres fournissent autre chose, ou coûtent plus cher. Recrutez l’ouvrier entouré.
builders-lesson-workers-hire-early = C’est possible, mais il ne vous resterait pas assez d’actions pour recruter l’ouvrier entouré et l’envoyer travailler. Recrutez-le d’abord.
builders-lesson-workers-send = Envoyez-le maintenant sur votre chantier : cliquez sur l’ouvrier, puis sur le chantier. Le premier ouvrier envoyé sur un chantier pendant votre tour coûte une action, et vous payez son salaire, 3 écus.
builders-lesson-workers-send-apprentice = L’apprenti viendra plus tard. Envoyez d’abord l’ouvrier recruté : il fournit plus de ressources utiles.
builders-lesson-workers-end = Vos trois actions sont utilisées. Avec au moins 5 écus, vous pourriez en acheter une autre ; nous y viendrons. Pour l’instant, terminez votre tour.
builders-lesson-workers-end-buy = Plus tard ! Une action achetée coûte 5 écus, dont vous aurez besoin. Terminez votre tour.
builders-lesson-workers-finish = L’autre joueur a pris des écus, et c’est de nouveau votre tour. L’ouvrier travaille toujours, et le chantier montre ce qui manque ; votre apprenti le fournit (la tuile en trop est perdue). Envoyez-le sur ce chantier. Le compte des ouvriers envoyés repart de zéro à chaque tour : votre apprenti est le premier de ce tour, et cet envoi ne coûte donc qu’une action, plus un salaire de 2 écus.
builders-lesson-workers-finish-more = Il vous faudra bientôt plus d’ouvriers, mais terminez d’abord ce bâtiment : il rapporte 6 écus.
builders-lesson-workers-built = Votre premier bâtiment est terminé. Il a rapporté 6 écus et 1 point, et vos deux ouvriers sont de nouveau libres. Voilà tout le jeu : ouvrir, recruter, envoyer, puis recommencer avec plus d’ouvriers.

builders-lesson-coins = Les écus
builders-lesson-coins-wages = Chaque ouvrier envoyé veut son salaire, à chaque fois. Quand les écus manquent, échangez des actions contre des écus : une action en donne 1, deux ensemble 3, trois ensemble 6.
builders-lesson-coins-take = Il vous reste deux actions. Utilisez-les ensemble pour prendre 3 écus.
builders-lesson-coins-take-one = L’une après l’autre, elles ne donnent qu’un écu chacune, 2 en tout. Ensemble, elles en donnent 3.
builders-lesson-coins-take-other = C’est un bon choix aussi. Mais ici, nous voulons des écus : prenez-en 3 contre vos deux actions.
builders-lesson-coins-end = Bien. Terminez maintenant votre tour.
builders-lesson-coins-end-buy = C’est possible, mais gardez vos écus pour les salaires. Terminez votre tour.
builders-lesson-coins-ten = Les écus comptent aussi à la fin : chaque tranche de 10 écus vaut 1 point. Mais les bâtiments rapportent bien plus, et les écus servent surtout à payer les salaires.

builders-lesson-machines = Les machines
builders-lesson-machines-look = La carte entourée est une machine. On la construit comme un bâtiment et elle vaut des points, mais elle ne rapporte pas d’écus. En revanche, elle travaille pour vous jusqu’à la fin de la partie : elle fournit 2 unités d’une ressource et ne demande jamais de salaire.
builders-lesson-machines-start = Ouvrez le chantier de la machine.
builders-lesson-machines-start-other = C’est possible, mais ce chapitre parle de la machine.
builders-lesson-machines-send = La machine demande exactement ce que fournit votre apprenti. Envoyez-le sur ce chantier.
builders-lesson-machines-send-other = D’abord la machine : votre apprenti la termine à lui seul.
builders-lesson-machines-site = La machine est terminée et se trouve maintenant parmi vos ouvriers libres. Ouvrez le chantier du bâtiment entouré : la machine fournit une partie de ce qu’il demande.
builders-lesson-machines-site-other = C’est possible, mais ouvrez le chantier du bâtiment entouré : la machine y sera utile.
builders-lesson-machines-end = Vos actions sont utilisées. Terminez votre tour.
builders-lesson-machines-end-buy = Ce n’est pas encore nécessaire. Terminez votre tour.
builders-lesson-machines-work = C’est de nouveau votre tour. Envoyez la machine sur le chantier : une action, et pas un seul écu.
builders-lesson-machines-work-other = L’apprenti sera utile aussi, mais envoyez d’abord la machine : elle travaille gratuitement.
builders-lesson-machines-over = La machine reste sur le chantier jusqu’à ce que le bâtiment soit terminé, puis elle est de nouveau libre. Elle garde ses points pendant qu’elle travaille. Plus vous la construisez tôt, plus elle vous épargne de salaires.

builders-lesson-actions = Actions supplémentaires
builders-lesson-actions-grow = Vous avez un chantier qui demande cinq ressources, et deux ouvriers libres qui, ensemble, les fournissent toutes. Mais aller vite coûte cher : dans un même tour, le premier ouvrier envoyé sur un chantier coûte une action, le deuxième deux, le troisième trois.
builders-lesson-actions-first = Envoyez l’ouvrier entouré sur le chantier.
builders-lesson-actions-first-other = Plus tard. Envoyez d’abord l’ouvrier entouré sur le chantier.
builders-lesson-actions-second = Maintenant, l’autre. Il coûte deux actions, et il vous en reste deux : le bâtiment sera terminé dès ce tour.
builders-lesson-actions-second-other = Il ne resterait pas assez d’actions ou d’écus pour le second ouvrier. Envoyez-le maintenant : le bâtiment rapporte 10 écus.
builders-lesson-actions-buy = Le bâtiment est terminé : 10 écus et 2 points. Vous avez utilisé toutes vos actions, mais vous pouvez en acheter d’autres, à 5 écus chacune. Achetez-en une.
builders-lesson-actions-buy-end = Ce serait plus économique, mais essayez cette fois d’acheter une action.
builders-lesson-actions-use = Utilisez l’action achetée : ouvrez le chantier de la machine entourée, pour que vos ouvriers aient un chantier au prochain tour.
builders-lesson-actions-use-other = C’est utile aussi. Mais vos ouvriers libres ont besoin d’un chantier : ouvrez le chantier de la machine entourée.
builders-lesson-actions-over = Vous pouvez acheter autant d’actions que vous pouvez en payer. Cela en vaut la peine quand un bâtiment qui rapporte beaucoup est terminé un tour plus tôt. Envoyer les ouvriers en deux tours coûte moins cher : chacun ne coûte alors qu’une action.

builders-lesson-end = La fin
builders-lesson-end-trigger = Voici la fin d’une autre partie. Quand un joueur termine son tour avec au moins 17 points sur ses bâtiments et machines terminés, il déclenche la fin : on termine le tour de table, pour que tous aient joué le même nombre de tours. Les écus ne comptent pas ici.
builders-lesson-end-finish = Vous pouvez atteindre 17 points maintenant : envoyez l’ouvrier entouré sur le chantier entouré.
builders-lesson-end-finish-other = Il y a mieux : un seul ouvrier termine un bâtiment et vous mène à 17 points.
builders-lesson-end-turn = Cela fait 17 points. Toutes les actions doivent être utilisées : prenez 3 écus pour les deux dernières, et votre tour est terminé.
builders-lesson-end-turn-other = C’est possible, mais à la fin, les écus comptent, pas les nouveaux chantiers. Prenez 3 écus.
builders-lesson-end-over = L’autre joueur a joué son dernier tour, et la partie est terminée. On compte les points des cartes terminées, plus 1 point par tranche de 10 écus. Les chantiers inachevés ne valent rien : pensez donc assez tôt à ceux que vous pourrez encore terminer.
