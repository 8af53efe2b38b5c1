# Strony w przeglądarce.

# Wszędzie
web-home = Strona główna
web-about = O Guildhall
web-account = Konto
web-pages = Strony
web-skip = Przejdź do treści
web-language = Język
web-settings = Ustawienia
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-motion = Animacje
web-motion-full = pełne
web-motion-fast = szybkie
web-motion-off = wyłączone
web-bots-pace = Tempo botów
web-bots-pace-calm = spokojne
web-bots-pace-brisk = szybkie
web-bots-pace-instant = błyskawiczne
web-sound = Dźwięk, gdy przyjdzie moja kolej
web-ask-first = Pytaj o potwierdzenie
web-ask-always = ruchy płatne, nieodwracalne, koniec tury
web-ask-costs = ruchy płatne lub nieodwracalne
web-ask-never = nigdy
web-countdown = Zatwierdzaj automatycznie
web-countdown-none = nigdy
web-countdown-seconds = po { $seconds ->
    [one] { $seconds } sekundzie
    [few] { $seconds } sekundach
    [many] { $seconds } sekundach
   *[other] { $seconds } sekundy
  }
web-in-words = Opis słowny
web-tables-in-words = Opisuj stół słowami (klawisz W)
web-forced = Przy stołach z botami wykonuj za mnie jedyny możliwy ruch
web-shortcuts = Skróty klawiszowe (litery i cyfry)
web-keys =
    Klawisze: strzałki – kursor na stole, Enter – kliknięcie
    1–9 – wybór z listy, M – wszystkie ruchy, H – zasady, I – podpowiedzi, C – zatwierdź
    Esc – anuluj, U – cofnij, ? – „Dlaczego nie?”
    W – opis słowny stołu, O – przeciwnik z bliska, R – regiony w Zamkach Burgundii, G – ściąga w pozostałych grach
    N – następny stół, który na ciebie czeka
web-loading = Chwileczkę…
web-unloaded = Nie udało się wczytać strony.
web-offline = Nie można teraz połączyć się z serwerem. Nic się nie zmieniło; spróbuj ponownie.
web-unanswered = Połączenie zostało przerwane, zanim serwer odpowiedział; nie wiadomo jeszcze, czy zmianę zapisano.
web-not-made = Twój ruch nie dotarł do serwera. Wykonaj go ponownie.
web-move-stands = Twój ruch został wykonany.
web-lost = Utracono połączenie. Łączę ponownie…
web-not-found = Pod tym adresem nic nie ma.
web-close = Zamknij
web-labelled = { $label }: { $value }
web-alone-title = Brak połączenia
web-alone = Strona działa, ale twoje stoły, lista stołów i nowe gry będą dostępne dopiero wtedy, gdy serwer znów odpowie.
web-part-missing = Nie udało się wczytać części „{ $part }”.

# Strona główna
web-home-title = Wolny stół zawsze się znajdzie
web-home-about = Gry planszowe osadzone w średniowieczu: z ludźmi lub botami, dokładnie według instrukcji, bez zakładania konta.
web-game-facts = { $min }–{ $max } graczy · około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }
web-play-bots = Graj z botami
web-play-people = Graj z ludźmi
web-rules-and-options = Zasady i opcje
web-players = Gracze
web-bot-level = Poziom botów
web-level = { $level ->
    [random] Losowy
    [apprentice] Uczeń
    [journeyman] Czeladnik
    [master] Mistrz
    [grandmaster] Arcymistrz
   *[other] Poziom { $level }
  }
web-my-tables = Moje stoły
web-my-tables-none = Nie ma cię jeszcze przy żadnym stole.
web-open-tables = Otwarte stoły
web-open-tables-none = Żaden stół nie czeka na graczy. Otwórz własny!
web-running-tables = Trwające gry
web-running-tables-none = W tej chwili nie ma czego oglądać.
web-past-tables = Moje zakończone gry
web-your-turn = Twój ruch
web-table-state = { $status ->
    [open] czeka na graczy
    [running] { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
      }
    [over] gra zakończona
   *[closed] stół zamknięty
  }
web-guest = Gość
web-guest-name = { $name } (gość)
web-guest-mark = gość
web-join = Dołącz
web-watch = Oglądaj
web-game = Gra
web-all-games = Wszystkie gry
web-pace = Tempo
web-all-paces = Dowolne tempo
web-no-such-tables = Żaden stół nie pasuje do filtrów.
web-filter-bots = Boty
web-filter-all-bots = Z botami lub bez
web-filter-no-bots = Tylko ludzie
web-pace-of = { $speed ->
    [live] na żywo (czas liczony w minutach)
    [slow] wolne (czas liczony w dniach)
   *[relaxed] bez zegara
  }
web-finished-place = Miejsce { $place } z { $players } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } · { $day }
web-change-name = Zmień nick
web-tournaments = Turnieje
web-tournament = Turniej
web-clubs = Kluby
web-club = Klub
web-club-none = Żaden

# Strona gry
web-new-table = Nowy stół
web-opponents = Przeciwnicy
web-people = Ludzie
web-speed = Tempo
web-speed-relaxed = Bez zegara
web-speed-live = Na żywo
web-speed-slow = Wolne (czas w dniach)
web-clock-of-each = Czas każdego gracza
web-pace-clock = { $bank } plus { $increment } na każdą turę
web-duration = { $unit ->
    [days] { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
      }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
  }
web-stand-in = Bot zastępujący nieobecnych
web-listed = Każdy może dołączyć
web-rated = Partia rankingowa
web-rated-mark = liczy się do rankingu
web-word = Hasło do stołu (nieobowiązkowe)
web-word-asked = Hasło od gospodarza
web-locked = z hasłem
web-open-table = Otwórz stół
web-set-up = Ustawienia gry
web-preset-own = Własne
web-preset-own-about = Ustaw każdą opcję samodzielnie.
web-level-for-beginners = { $level } (dla początkujących)
web-levels = Poziomy, od najsłabszego
web-levels-named = Pozostałe boty
web-level-rated = { $level }, punkty rankingowe: { $rating }
web-level-for-you = { $level } (polecany dla ciebie)
web-unlearned = Bot „{ $level }” nie był trenowany do gry przy takim stole ({ $reason ->
    [no-net] do tej gry nie ma sieci neuronowej
    [rules] inne zasady lub elementy gry
    [seats] inna liczba graczy
   *[other] inna opcja: { $reason }
  }), dlatego gra na poziomie „Mistrz”.
web-start = Zacznij
web-start-later = Zaczniesz, gdy wszystkie miejsca będą zajęte.
web-material = Elementy gry
web-material-documented = Wszystkie karty, plansze i żetony są takie same jak w pudełkowym wydaniu gry.
web-not-connected = Guildhall nie jest związany z autorami ani wydawcami gier. Nie używamy tu ich grafik ani tekstów. Jeśli gra ci się podoba, kup ją.

# Przed grą
web-room-hint = Zaproś innych, wysyłając im link do tej strony:
web-free-seat = Wolne miejsce
web-free-seats = { $seats ->
    [one] { $seats } wolne miejsce
    [few] { $seats } wolne miejsca
    [many] { $seats } wolnych miejsc
   *[other] { $seats } wolnego miejsca
  }
web-sit-here = Usiądź tutaj
web-seat-bot = Dodaj bota
web-stand-up = Zwolnij miejsce
web-remove-player = Usuń
web-close-table = Zamknij stół
web-table-closed = { $why ->
    [agreed] Wszyscy gracze zgodzili się zakończyć tę grę bez wyniku.
    [resigned] Wszyscy gracze opuścili tę grę; nie ma wyniku.
    [expired] Od dawna nic się tu nie działo, więc stół został zamknięty.
   *[other] Ten stół został zamknięty.
  }
web-waiting-for-host = Gospodarz może zacząć grę, gdy wszystkie miejsca będą zajęte.
web-your-name = Twój nick
web-go-on = Dalej
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-room-stand-in = za nieobecnych gra bot ({ $level })
web-late-rule = Gdy graczowi skończy się czas, do jego powrotu gra za niego bot.
web-absent-rule = Jeśli tura gracza trwa { $time }, a gracza nie ma przy stole, pozostali mogą pozwolić, by do jego powrotu grał za niego bot.
web-idle-rule = Gra, w której przez { $time } nic się nie dzieje, kończy się bez wyniku.
web-open-rule = Jeśli przed rozpoczęciem gry przez { $time } nic się nie dzieje, stół zostaje zamknięty.

# Przy stole
web-table = Stół
web-seat = Miejsce { $seat }: { $player }
web-player-number = Gracz { $number }
web-bot-name = Bot { $number } ({ $level })
web-former-player = Dawny gracz
web-to-move = teraz gra
web-away = offline
web-turn-order = Kolejność: { $number }
web-fold-player = Pokaż lub ukryj, co ma { $player }
web-look-closer = Zobacz z bliska, co ma { $player }
web-next-player = Następny gracz
web-others = Rywale
web-areas = Obszary stołu
web-tray = Twój ruch
web-tray-hint = Kliknij obramowany element albo wybierz tutaj.
web-waiting = Teraz gra { $player }
web-choose-next = { $thing }: co chcesz zrobić?
web-sending = Wysyłam…
web-cannot-be-undone = Tego nie można cofnąć.
web-confirm = Zatwierdź
web-undo = Cofnij
web-all-moves = Ruchy ({ $moves })
web-why-not = Dlaczego nie?
web-why-not-which = Kliknij to, czego chcesz użyć, a dowiesz się, dlaczego teraz nie można.
web-possible = To jest teraz możliwe.
web-nothing-with-that = Z tym nie można teraz nic zrobić.
web-end-turn = Zakończ turę
web-nothing-really = Możesz jeszcze zrobić coś innego. Na pewno wykonać ten ruch?
web-tick-hint = Zaznacz, co chcesz, w dowolnej kolejności, albo przyjmij propozycję:
web-tick-only = Zaznacz, co chcesz, w dowolnej kolejności.
web-less = Mniej
web-more = Więcej
web-bid-value = Wartość
web-number-range = Wybierz liczbę od { $lowest } do { $highest }.
web-only-move = (jedyny możliwy ruch)
web-moves = Ruchy
web-plain-place = { $value }, miejsce { $place }
web-log = Dziennik
web-chat = Wiadomość
web-say = Wyślij
web-ask-undo = Poproś o cofnięcie
web-bot-plays = Bot gra za ciebie.
web-come-back = Wróć do gry
web-absent = { $player } od kilku dni nie wykonuje ruchu i nie jest teraz przy stole.
web-absent-sure = Bot ({ $level }) będzie grać, dopóki nie wróci { $player }. Czy na pewno?
web-absent-claim = Niech gra bot
web-absent-wait = Czekaj dalej
web-leave-to-bot = Niech bot gra za mnie
web-leave = Opuść grę
web-leave-to-bot-hint = Możesz wrócić w każdej chwili; do tego czasu gra za ciebie bot ({ $level }).
web-resign = Poddaj się
web-resign-hint = Odchodzisz na dobre i przegrywasz; grę dokończy za ciebie bot ({ $level }).
web-end-game = Zakończ grę
web-end-game-hint = Nikt inny tu nie gra, więc gra zakończy się bez wyniku.
web-ask-end = Zakończ bez wyniku
web-ask-end-hint = Gra zakończy się, gdy zgodzą się wszyscy gracze.
web-stay = Graj dalej
web-end-asked = Prośba o zakończenie gry bez wyniku: { $players }.
web-still-to-agree = Czekamy na zgodę: { $players }.
web-undo-asked = { $player } prosi o cofnięcie gry do wcześniejszej pozycji.
web-agree = Zgódź się
web-decline = Odmów
web-clock = Zegar: { $left }
web-overdue = po czasie
web-days-left = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
web-hours-left = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
  }
web-talk = Czat
web-talk-unread = { $number ->
    [one] { $number } nowa wiadomość
    [few] { $number } nowe wiadomości
    [many] { $number } nowych wiadomości
   *[other] { $number } nowej wiadomości
  }
web-talk-none = Nie ma jeszcze wiadomości.
web-log-player = Kto
web-log-everybody = wszyscy
web-log-kind = Co
web-log-all = wszystko
web-log-points = punkty
web-log-table = zmiany przy stole
web-log-filter = Filtruj dziennik
web-log-look = Obejrzyj stół po tym ruchu
web-since = Od twojej ostatniej tury
web-since-last = Ostatnie ruchy
web-since-steps = Krok po kroku
web-since-all = Pokaż, co kto zrobił
web-looking = Wcześniejsza pozycja: po ruchu { $number } z { $moves }
web-look-now = Bieżąca pozycja
web-look-your-turn = Twoja kolej
web-show-pause = Pauza
web-show-on = Dalej
web-show-now = Pokaż wszystko od razu
web-show-waiting = { $number ->
    [one] { $number } ruch do pokazania
    [few] { $number } ruchy do pokazania
    [many] { $number } ruchów do pokazania
   *[other] { $number } ruchu do pokazania
  }
web-moment-points = Punkty od: { $since }
web-watching = Oglądasz tę grę.
web-watched-from = Perspektywa
web-watchers = { $watchers ->
    [one] { $watchers } widz
    [few] { $watchers } widzów
    [many] { $watchers } widzów
   *[other] { $watchers } widza
  }

# Przebieg
web-event = { $player } { $event }
web-entry-opened = { $player } otwiera stół
web-entry-sat = { $player } zajmuje miejsce { $seat }
web-entry-left = { $player } zwalnia miejsce { $seat }
web-entry-removed = { $player } usuwa gracza z miejsca { $seat }
web-entry-bot = Na miejscu { $seat } gra bot ({ $level })
web-entry-late = Czas minął: na miejscu { $seat } gra bot ({ $level })
web-entry-absent = { $player } pozwala, by na miejscu { $seat } grał bot ({ $level }), bo tamtejszy gracz od kilku dni nie wykonuje ruchu
web-entry-started = Gra się zaczyna
web-entry-closed = Stół zostaje zamknięty
web-entry-said = { $player }: { $text }
web-entry-unsaid = { $player }: wiadomość usunięta
web-entry-undo-asked = { $player } prosi o cofnięcie
web-entry-undo-agreed = { $player } zgadza się na cofnięcie
web-entry-undo-declined = { $player } nie zgadza się na cofnięcie
web-entry-undone = Ruchy zostały cofnięte
web-entry-resigned = { $player } poddaje się; na miejscu { $seat } gra bot ({ $level })
web-entry-end-agreed = { $player } chce zakończyć grę bez wyniku
web-entry-end-declined = { $player } chce grać dalej
web-entry-shared = Powtórkę może teraz oglądać każdy, kto ma link
web-entry-rematch = { $player } proponuje rewanż

# Koniec
web-total = Razem
web-breakdown = Punkty według źródeł
web-over = Koniec gry
web-result = Wynik
web-winner = { $number ->
    [one] Zwycięża { $players }
    [few] Zwyciężają wspólnie: { $players }
    [many] Zwyciężają wspólnie: { $players }
   *[other] Zwyciężają wspólnie: { $players }
  }
web-chart = Punkty graczy według źródeł; te same liczby są w tabeli poniżej.
web-rematch = Zagraj ponownie
web-rematch-offer = Zaproponuj rewanż
web-rematch-join = Dołącz do rewanżu
web-rematch-offered = { $player } proponuje rewanż.
web-replay = Powtórka
web-look-at-table = Obejrzyj stół
web-podium = Klasyfikacja końcowa
web-place = { $place }. miejsce
web-growth = Punkty ruch po ruchu
web-growth-hint = { $player }: punkty od pierwszego ruchu do ostatniego, na koniec { $points }.
web-at-the-end = Co kto zbudował

# Powtórka
web-start-position = Początek gry
web-first = Na początek
web-back = Poprzedni ruch
web-run = Odtwórz
web-pause = Pauza
web-forward = Następny ruch
web-last = Na koniec
web-position = Ruch
web-seen-by = Perspektywa
web-spectator = widz
web-record = Pobierz
web-share = Udostępnij przez link
web-shared = Dostępna przez link

# Konto
web-you-are-guest = Grasz jako { $name }
web-play-as-guest = Graj jako gość
web-make-account-hint = Dzięki kontu masz swoje gry na każdym urządzeniu. Adres e-mail nie jest konieczny.
web-make-account = Załóż konto
web-name = Nick
web-password = Hasło
web-email = E-mail (nieobowiązkowy)
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-devices = Zalogowane urządzenia
web-device = Data zalogowania: { $day }{ $current ->
    [yes] {" "}(to urządzenie)
   *[no] {""}
  }
web-own-bots = Twoje boty
web-own-bots-hint = Bot gra przez API, używając tokenu swojego konta.
web-bot-token = Token (zobaczysz go tylko raz):
web-make-bot = Utwórz konto bota
web-delete = Usuń
web-email-address = E-mail
web-changed = Zapisano.
web-change-password = Zmień hasło
web-change-password-hint = Wszystkie inne twoje urządzenia zostaną wylogowane.
web-old-password = Obecne hasło
web-new-password = Nowe hasło
web-change-email = Zmień adres e-mail
web-change-email-hint = Służy tylko do odzyskania hasła i – jeśli chcesz – do powiadomień o twojej kolei. Puste pole usuwa adres.
web-forgotten = Nie pamiętasz hasła?
web-forgotten-hint = Jeśli twój adres e-mail jest przypisany do konta, wyślemy na niego link do ustawienia nowego hasła.
web-forgotten-send = Wyślij wiadomość
web-forgotten-sent = Jeśli ten adres jest przypisany do konta, wiadomość jest już w drodze.
web-reset = Ustaw nowe hasło
web-export = Twoje dane
web-export-hint = Wszystko, co ten serwer o tobie wie, w jednym pliku.
web-export-get = Pobierz plik
web-delete-account = Usuń konto
web-delete-account-hint = Tego nie można cofnąć. Zakończone gry zostają, ale bez twojego nicku.

# O nas
web-about-guildhall = Guildhall to miejsce, w którym ludzie i boty grają w gry planszowe osadzone w średniowieczu, dokładnie według instrukcji. To wolne oprogramowanie na licencji MIT.
web-about-games-title = Gry
web-about-symbols-title = Symbole
web-about-symbols = Sylwetki są dziełem autorów z serwisu game-icons.net (Lorc, Delapouite i inni); przycięliśmy je i pokolorowaliśmy. Źródło i licencja:
web-about-type-title = Czcionki
web-about-type = Alegreya (Juan Pablo del Peral) i Source Sans 3 (Paul D. Hunt), obie na licencji SIL Open Font License.

# The rules page, and the drawer of rules at a table
web-rules = Zasady
web-rule = Zasada { $rule }
web-rules-search = Szukaj w zasadach
web-rules-contents = Spis treści
web-rules-found = { $found ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $found } miejsce
    [few] Znaleziono { $found } miejsca
    [many] Znaleziono { $found } miejsc
   *[other] Znaleziono { $found } miejsca
  }

# Nauka przez grę
web-learn = Ucz się, grając
web-learn-title = Nauka gry { $game }
web-learn-about = Krótkie rozdziały, w których od razu grasz; w sumie około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }. Możesz przerwać w każdej chwili: to urządzenie zapamięta twoje postępy.
web-learn-short = Krótkie rozdziały, w których od razu grasz; w sumie około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }.
web-learn-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }
web-learn-begin = Zacznij
web-learn-continue = Kontynuuj
web-learn-done = ukończony
web-learn-all-done = To był ostatni rozdział. Teraz zagraj pierwszą partię z botami dla początkujących.
web-learn-first-game = Zagraj pierwszą partię
web-newcomer = Pierwszy raz tutaj?
web-newcomer-about = Naucz się gry, grając: krótkie rozdziały przy prawdziwym stole, bez czytania instrukcji.
web-lesson = Lekcja
web-lesson-step = Krok { $number } z { $steps }
web-lesson-over = Rozdział ukończony.
web-lesson-leave = Wszystkie rozdziały
web-lesson-back = Wstecz
web-lesson-next = Następny rozdział
web-outlined = wyróżnione
web-lesson-on = Dalej
web-lesson-read = Przeczytaj lekcję i przejdź dalej
web-lesson-partner = { $number ->
    [1] Anna
    [2] Piotr
   *[other] Zofia
  }

# Podpowiedzi i trener
web-hint = Podpowiedź
web-hints = Podpowiedzi
web-hints-thinking = Szukam twoich najlepszych ruchów…
web-hints-about = Najlepsze ruchy według { $level ->
    [grandmaster] arcymistrza
   *[master] mistrza
  } i przewidywana po każdym z nich przewaga punktowa nad najlepszym rywalem na koniec gry. Uzasadnienia porównują każdy ruch z pozostałymi.
web-with-hints = z podpowiedziami
web-allow-hints = Wszyscy mogą prosić o podpowiedzi
web-coach = Trener
web-coach-on = Przy stołach z botami ostrzegaj mnie przed nieprzemyślanym ruchem
web-coach-says = Chwileczkę: „{ $move }” oznacza dużą stratę.
web-coach-better = Lepiej: { $move }.
web-coach-think = Jeszcze się zastanowię
web-coach-play = Zagraj mimo to

# Ranking i profile
web-leaderboard = Ranking
web-leaderboard-none = Żaden gracz z kontem nie ukończył jeszcze partii rankingowej przy tej liczbie graczy.
web-rating = Punkty rankingowe
web-rating-hint = Liczą się tylko partie rankingowe, osobno dla każdej gry i liczby graczy. Zaczynasz od 0. Punkty rankingowe pokazują, jaki poziom gracz prawie na pewno już osiągnął: rosną z każdą wygraną, tym bardziej, im silniejsi są przeciwnicy. Partię rankingową przegrywa ten, kto się podda, kogo nie ma przy stole, gdy partia się kończy, albo za kogo większą jej część rozegrał bot. Bot „Uczeń” gra na poziomie 25 punktów.
web-rating-of = Gracze: { $seats } · punkty rankingowe: { $rating } · partie: { $games }, wygrane: { $wins }
web-rating-history = Punkty rankingowe po każdej partii
web-games-played = Partie
web-games-won = Wygrane
web-last-game = Ostatnia partia
web-last-games = Ostatnie partie
web-profile = Profil
web-your-profile = Twój profil
web-no-rated-games = Nie ma jeszcze partii rankingowych.
web-story = { $game } – skąd się biorą punkty i wygrane
web-points-by-source = Punkty według źródeł, średnio { $points } na partię
web-wins-by-seat = Wygrane według miejsca przy stole
web-wins-by-board = Wygrane według ustawień gry
web-seat-of = Miejsce { $seat } z { $seats }
web-set-up-usual = Standardowe ustawienia
web-won-of = { $wins } z { $games }
web-opening-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }, wygrane: { $wins }
web-game-gone = Opuszczona przed końcem · { $day }

# Czyja kolej
web-waiting-tables = Czekają na ciebie
web-waiting-none = Żaden stół na ciebie nie czeka.
web-waiting-all = Wszystkie stoły, które na ciebie czekają: { $tables }
web-waiting-hint = Klawisz N przenosi cię do następnego stołu, który na ciebie czeka.
web-turn-emails = Powiadomienia e-mail
web-turn-emails-hint = Gdy przy stole bez zegara albo z czasem liczonym w dniach twoja tura trwa już dziesięć minut, a nie masz otwartej strony Guildhall, dostaniesz e-mail z nazwą gry i linkiem do stołu.
web-turn-emails-on = Powiadom mnie e-mailem, gdy przyjdzie moja kolej
web-save = Zapisz
web-emails-stopped = Nie dostaniesz więcej takich wiadomości. Możesz je znów włączyć na stronie swojego konta.
web-holiday = Urlop
web-holiday-hint = W czasie urlopu twoje zegary przy stołach z czasem liczonym w dniach stoją, a inni widzą, kiedy wrócisz. Urlop trwa najwyżej 30 dni, a następny może się zacząć najwcześniej 30 dni po nim.
web-holiday-days = Na ile dni, licząc od dziś
web-holiday-until = Masz urlop do { $day }.
web-holiday-back = Zakończ urlop
web-on-holiday = na urlopie do { $day }
web-push = Powiadom mnie, gdy przyjdzie moja kolej
web-push-hint = Przeglądarka pokazuje powiadomienie, gdy czeka na ciebie stół bez zegara albo z czasem liczonym w dniach, a nie masz otwartej strony Guildhall.
web-push-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach i spróbuj ponownie.
web-push-failed = Przeglądarka nie może połączyć się ze swoją usługą powiadomień.
web-webhooks = Webhooki
web-webhooks-hint = Gdy czeka na ciebie stół bez zegara albo z czasem liczonym w dniach, a nie masz otwartej strony Guildhall, serwer może wysłać wiadomość do Discorda, Slacka, Matriksa lub Mattermosta. Utwórz tam webhook przychodzący i wklej tutaj jego adres.
web-webhook-url = Adres webhooka
web-webhook-add = Dodaj
web-webhook-added = Dodano.
web-webhook-test = Wyślij wiadomość testową
web-webhook-tested = Wiadomość testowa została wysłana.
web-webhook-disabled = { $host } (wyłączony, bo wysyłanie się nie udawało; udany test włączy go ponownie)
web-drained = Serwer zostanie wkrótce uruchomiony ponownie: na razie nie można zacząć nowej gry. Rozpoczęte gry trwają dalej.
web-news = Ogłoszenia
web-dismiss = Zamknij

# Towarzystwo
web-block = Zablokuj
web-unblock = Odblokuj
web-block-hint = Zablokowane osoby nie mogą usiąść przy stołach, które otwierasz, a ty nie widzisz ich wiadomości. Nie zostaną o tym powiadomione.
web-blocked = Blokujesz tę osobę.
web-report = Zgłoś
web-report-hint = Co zrobiła ta osoba? Przeczytają to tylko administratorzy tego serwera.
web-report-text = Zgłoszenie
web-report-send = Wyślij
web-reported = Wysłano. Dziękujemy.
web-invited = Zaproszenia
web-invite = Nick zapraszanego gracza
web-invite-do = Zaproś
web-invite-done = { $name } zobaczy ten stół na stronie głównej.

# Analiza i przeskoki w powtórce
web-review = Analiza
web-review-about = Silny bot ocenia każdą decyzję, wiedząc tylko to, co gracz mógł wtedy wiedzieć.
web-review-begin = Analizuj tę partię
web-review-making = Przeanalizowane decyzje: { $done } z { $all }
web-review-stop = Przerwij
web-review-chances = Szansa na zwycięstwo w procentach, ruch po ruchu
web-review-turning = Punkty zwrotne
web-review-no-turning = Żaden ruch nie był poważnym błędem.
web-review-turn = Ruch { $number }, { $player }: −{ $chance } pkt proc.
web-review-found = Znalezione najlepsze ruchy
web-review-best-of = { $best } z { $decisions }
web-review-given-away = Stracone punkty
web-review-left = Niewykorzystane
web-review-sources = Punkty według źródeł, ruch po ruchu
web-review-good = { $move }: nie było nic lepszego.
web-review-played = Następny ruch: { $move }
web-review-better = Lepiej: { $move }
web-review-lost = Ten ruch kosztował { $chance } pkt proc. szansy na zwycięstwo i { $points } pkt przewagi.
web-replay-speed = Tempo
web-jump-by = Przeskakuj
web-jump-moment = co rundę
web-jump-chapter = do kolejnych części gry
web-jump-turning = do punktów zwrotnych
web-jump-seat = do ruchów gracza { $player }
web-jump-back = Przeskocz wstecz
web-jump-on = Przeskocz dalej
web-branches = Co by było, gdyby…
web-branches-about = Graj dalej z botami od pozycji po ruchu { $number }. Wyniki losowań będą takie same jak w tej partii.
web-branches-running = Graj dalej z botami od pozycji po ruchu { $number }, przy własnym stole. Wszystko, co zakryte lub losowe, zostanie wylosowane na nowo; ta partia się nie zmieni.
web-branches-tried = Twoje próby
web-branches-root = Pierwotna partia
web-branch-seat = Grasz jako
web-branch-title = Nazwa
web-branch-name = Inny wariant po ruchu { $number }
web-branch-from = po ruchu { $number }
web-branch-play = Graj dalej od tej pozycji

# Zadania
web-puzzles = Zadania
web-puzzles-about = Pozycje z rozegranych partii, w których jeden ruch jest wyraźnie najlepszy. Znajdź go: widzisz to, co widział gracz.
web-puzzles-today = Trzy zadania na dziś
web-puzzles-rating = Twoje punkty rankingowe: { $rating }
web-puzzles-all-done = To już wszystkie zadania. Teraz będą się powtarzać, najpierw nierozwiązane.
web-puzzles-none = Do tej gry nie ma jeszcze zadań.
web-puzzle = Zadanie (punkty rankingowe: { $rating })
web-puzzle-task = Który ruch jest najlepszy? Wykonaj go.
web-puzzle-next = Następne zadanie
web-puzzle-right = Dobrze!
web-puzzle-wrong = Był lepszy ruch.
web-puzzle-was-right = rozwiązane
web-puzzle-was-wrong = nierozwiązane
web-puzzle-answer = { $move } (przewaga nad drugim co do wartości ruchem: { $points } pkt)
web-puzzle-why = W porównaniu z innymi ruchami: { $reasons }
web-puzzle-why-rather = W porównaniu z twoim ruchem: { $reasons }
web-again = Spróbuj jeszcze raz
