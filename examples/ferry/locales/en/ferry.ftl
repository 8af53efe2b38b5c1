ferry-title = Ferry
ferry-about = Fill your ferry with travellers and choose the moment to cross: all of one trade, or all different, pays best.
ferry-by = By the Guildhall team
ferry-name-baker-n = Baker { $number }
ferry-name-miller-n = Miller { $number }
ferry-name-monk-n = Monk { $number }
ferry-name-smith-n = Smith { $number }
ferry-name-weaver-n = Weaver { $number }
ferry-area-quay = Quay
ferry-area-deck = To come
ferry-area-points = Points
ferry-area-aboard = Aboard
ferry-area-hidden = Aboard unseen
ferry-area-crossed = Crossed
ferry-source-crossings = Crossings
ferry-question = Take a traveller aboard, or cross?
ferry-move-board = Take { $traveller } aboard
ferry-move-draw = Take the next traveller unseen
ferry-move-cross = Cross
ferry-move-wait = Wait
ferry-boarded = takes { $traveller } aboard
ferry-arrived = { $traveller } arrives at the quay
ferry-drew = takes a traveller aboard unseen
ferry-crossed = crosses with { $travellers } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ferry-waited = waits
ferry-last-turns = The last traveller has arrived: one more turn each.
ferry-refused-cross = A ferry needs two travellers to cross; yours has { $aboard }.
ferry-refused-wait = You may wait only when you can do nothing else.
ferry-refused-full = Your ferry is full: cross first.
ferry-refused-draw = No more travellers will arrive.
ferry-refused-board = Not at the quay: { $traveller }.
ferry-notation-board = take that traveller from the quay aboard
ferry-notation-draw = take the next traveller aboard, unseen by the others
ferry-notation-cross = cross and be paid
ferry-notation-wait = wait, when nothing else is possible
