# Turnieje
web-tournaments-about = W każdej rundzie serwer otwiera stoły, rozsadza przy nich graczy i prowadzi klasyfikację.
web-tournaments-open = Trwają zapisy
web-tournaments-running = Trwające
web-tournaments-over = Zakończone
web-tournaments-none = W tej chwili nie ma żadnych turniejów.
web-tournament-new = Nowy turniej
web-tournament-account = Aby zorganizować turniej, potrzebujesz konta.
web-tournament-kind = System
web-tournament-kind-of = { $kind ->
    [round-robin] Każdy z każdym
   *[swiss] Szwajcarski
  }
web-tournament-seats = Liczba graczy przy stole
web-tournament-rounds = Liczba rund
web-tournament-rounds-usual = Automatyczna
web-tournament-start = Początek
web-tournament-start-host = Gdy rozpoczniesz turniej
web-tournament-start-full = Gdy będzie komplet
web-tournament-start-time = W wybranym terminie
web-tournament-most = Liczba graczy
web-tournament-time = Termin rozpoczęcia
web-tournament-level = Boty na wolne miejsca
web-tournament-make = Utwórz turniej
web-tournament-tables = { $players ->
    [one] stoły { $players }-osobowe
    [few] stoły { $players }-osobowe
    [many] stoły { $players }-osobowe
   *[other] stoły { $players }-osobowe
  }
web-tournament-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
  }
web-tournament-players-of = Gracze: { $players } z { $most }
web-tournament-round = Runda { $round }
web-tournament-round-of = Runda { $round } z { $rounds }
web-tournament-begins = Początek: { $time }
web-tournament-host = Organizator: { $name }
web-tournament-status = { $status ->
    [open] Trwają zapisy
    [running] Trwa
    [over] Zakończony
   *[cancelled] Odwołany
  }
web-tournament-enter = Zapisz się
web-tournament-withdraw = Wycofaj się
web-tournament-entered = Bierzesz udział.
web-tournament-your-table = Przejdź do swojego stołu
web-tournament-start-now = Rozpocznij
web-tournament-cancel = Odwołaj turniej
web-tournament-cancel-sure = Na pewno odwołać turniej dla wszystkich?
web-tournament-keep = Nie, zostaw
web-tournament-withdraw-sure = { $status ->
    [open] Na pewno się wycofać? Do startu można zapisać się ponownie.
   *[other] Na pewno się wycofać na dobre? Rozpoczęta partia toczy się dalej.
}
web-tournament-stay = Nie, zostaję
web-tournament-bots = Liczba botów
web-tournament-add-bots = Dodaj boty
web-tournament-remove = Usuń
web-tournament-remove-of = Usuń: { $name }
web-tournament-nobody = Nikt się jeszcze nie zapisał.
web-tournament-standings = Klasyfikacja
web-tournament-points = Punkty
web-tournament-opponents = Punkty rywali
web-tournament-direct = Bezpośrednie starcia
web-tournament-share = Odsetek zdobytych punktów
web-tournament-tie-breaks = Przy równej liczbie punktów decydują punkty rywali, potem bezpośrednie starcia, a na koniec to, jaki odsetek wszystkich punktów z rozegranych partii zdobył gracz.
web-tournament-filler = zajmuje wolne miejsce
web-tournament-withdrawn = poza turniejem
web-tournament-pairings = Rundy
web-tournament-table = Stół { $number }
web-tournament-table-state = { $status ->
    [open] gra jeszcze się nie zaczęła
    [running] gra w toku
   *[over] gra zakończona
  }
error-no-such-tournament = Nie ma takiego turnieju.
error-no-such-entrant = Tego gracza nie ma w turnieju.
error-not-entering = Za późno: ten turniej już się zaczął albo zakończył.
error-too-few-entrants = Liczba graczy w turnieju musi wynosić co najmniej { $least }.
error-too-many-entrants = Liczba graczy w turnieju może wynosić najwyżej { $most }.
error-too-many-tournaments = Limit turniejów prowadzonych naraz to { $most }. Najpierw zakończ lub odwołaj któryś z nich.
error-bad-beginning = Wybierz termin w przyszłości, nie później niż za trzy miesiące.

# Kluby
web-clubs-about = Stoły i turnieje klubu są tylko dla jego członków.
web-clubs-none = Nie należysz jeszcze do żadnego klubu.
web-clubs-account = Aby założyć klub lub do niego dołączyć, potrzebujesz konta.
web-club-found = Załóż klub
web-club-members = Członkowie
web-club-owner = właściciel klubu
web-club-link = Wyślij ten link osobom, które zapraszasz do klubu.
web-club-renew = Nowy link
web-club-renewed = Stary link już nie działa.
web-club-leave = Opuść klub
web-club-leave-sure = Opuścić ten klub?
web-club-stay = Nie, zostaję
web-club-remove = Usuń
web-club-remove-of = Usuń: { $name }
web-club-new-table = Aby otworzyć stół dla klubu, przejdź na stronę gry i wybierz tam ten klub. Wybierz grę:
web-club-join = Dołącz do klubu
web-club-dissolve = Rozwiąż klub
web-club-dissolve-sure = Na pewno rozwiązać klub dla wszystkich członków? Jego turnieje zostaną odwołane.
web-club-keep = Nie, zostaw
web-club-invited = Masz zaproszenie do klubu „{ $name }”.
error-account-needed = Do tego potrzebne jest konto.
error-no-such-club = Nie ma takiego klubu albo do niego nie należysz.
error-too-many-clubs = Nie możesz należeć do większej liczby klubów (limit: { $most }).
error-too-many-members = Klub nie może mieć więcej członków (limit: { $most }).
