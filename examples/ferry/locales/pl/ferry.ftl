ferry-title = Prom
ferry-about = Zapełnij prom podróżnymi i wybierz chwilę przeprawy: najlepiej płacą wszyscy jednego fachu albo każdy innego.
ferry-by = Autorzy: zespół Guildhall
ferry-name-baker-n = Piekarz { $number }
ferry-name-miller-n = Młynarz { $number }
ferry-name-monk-n = Mnich { $number }
ferry-name-smith-n = Kowal { $number }
ferry-name-weaver-n = Tkacz { $number }
ferry-area-quay = Nabrzeże
ferry-area-deck = Jeszcze przyjdzie
ferry-area-points = Punkty
ferry-area-aboard = Na pokładzie
ferry-area-hidden = Nieznani na pokładzie
ferry-area-crossed = Przeprawieni
ferry-source-crossings = Przeprawy
ferry-question = Zabierasz podróżnego czy przeprawiasz się?
ferry-move-board = Zabierz na pokład: { $traveller }
ferry-move-draw = Zabierz w ciemno następnego podróżnego
ferry-move-cross = Przepraw się
ferry-move-wait = Czekaj
ferry-boarded = zabiera na pokład: { $traveller }
ferry-arrived = Na nabrzeże przychodzi { $traveller }
ferry-drew = zabiera w ciemno podróżnego
ferry-crossed = przeprawia się ({ $travellers }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ferry-waited = czeka
ferry-last-turns = Nikt więcej nie przyjdzie: każdy ma jeszcze jedną turę.
ferry-refused-cross = Do przeprawy trzeba dwóch podróżnych; na twoim promie: { $aboard }.
ferry-refused-wait = Wolno czekać tylko wtedy, gdy nie można zrobić nic innego.
ferry-refused-full = Prom jest pełny: najpierw się przepraw.
ferry-refused-draw = Nikt więcej nie przyjdzie.
ferry-refused-board = Nie ma na nabrzeżu: { $traveller }.
ferry-notation-board = zabierz tego podróżnego z nabrzeża
ferry-notation-draw = zabierz następnego podróżnego, którego tylko ty widzisz
ferry-notation-cross = przepraw się i weź zapłatę
ferry-notation-wait = czekaj, gdy nic innego nie można zrobić
