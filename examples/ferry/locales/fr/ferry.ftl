ferry-title = Le Bac
ferry-about = Remplissez votre bac de voyageurs et choisissez le moment de traverser : ils paient le mieux quand ils sont tous du même métier ou tous de métiers différents.
ferry-by = De l’équipe de Guildhall
ferry-name-baker-n = Boulanger { $number }
ferry-name-miller-n = Meunier { $number }
ferry-name-monk-n = Moine { $number }
ferry-name-smith-n = Forgeron { $number }
ferry-name-weaver-n = Tisserand { $number }
ferry-area-quay = Quai
ferry-area-deck = À venir
ferry-area-points = Points
ferry-area-aboard = À bord
ferry-area-hidden = À bord, cachés
ferry-area-crossed = Arrivés
ferry-source-crossings = Traversées
ferry-question = Embarquer un voyageur, ou traverser ?
ferry-move-board = Embarquer : { $traveller }
ferry-move-draw = Embarquer le prochain voyageur sans le voir
ferry-move-cross = Traverser
ferry-move-wait = Attendre
ferry-boarded = embarque : { $traveller }
ferry-arrived = { $traveller } arrive sur le quai
ferry-drew = embarque un voyageur sans le montrer
ferry-crossed = traverse ({ $travellers }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ferry-waited = attend
ferry-last-turns = Plus personne ne vient : encore un tour chacun.
ferry-refused-cross = Il faut deux voyageurs pour traverser ; votre bac en a { $aboard }.
ferry-refused-wait = On n’attend que si l’on ne peut rien faire d’autre.
ferry-refused-full = Votre bac est plein : traversez d’abord.
ferry-refused-draw = Plus personne ne vient.
ferry-refused-board = Absent du quai : { $traveller }.
ferry-notation-board = embarquer ce voyageur du quai
ferry-notation-draw = embarquer le prochain voyageur, que vous seul voyez
ferry-notation-cross = traverser et être payé
ferry-notation-wait = attendre, quand rien d’autre n’est possible
