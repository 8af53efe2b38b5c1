# Gra w terminalu
terminal-person = Gracz { $number }
terminal-bot = Bot { $number } ({ $bot })
bot-level = { $level ->
    [random] losowy
    [apprentice] uczeń
    [journeyman] czeladnik
    [master] mistrz
    [grandmaster] arcymistrz
   *[other] poziom { $level }
  }
terminal-event = { $player } { $event }
terminal-turn = { $player }, twój ruch. Podaj numer albo zapis ruchu; „help” pokazuje polecenia.
terminal-prompt = Ruch
terminal-thinking = { $player } myśli…
terminal-help = numer albo zapis ruchu: wykonaj go · hint: pokaż najlepsze ruchy · rules NUMER lub SŁOWO: zasady na ten temat · why RUCH: dlaczego ruch jest niemożliwy · undo: cofnij ostatni ruch · save PLIK: zapisz grę do pliku · quit: przerwij; później możesz wrócić podanym poleceniem · help: pokaż tę listę
terminal-hint = { $level ->
    [grandmaster] Arcymistrz
   *[master] Mistrz
  } rozważyłby te ruchy. Pierwsza liczba to spodziewana na koniec gry przewaga punktowa nad najlepszym rywalem, druga to strata względem najlepszego ruchu.
terminal-hint-thinking = Szukam podpowiedzi…
terminal-saved = Zapisano w pliku { $file }.
terminal-cannot-save = Nie można zapisać pliku { $file }: { $reason }.
terminal-save-where = Podaj nazwę pliku: save PLIK.
terminal-resume = Zapisano w pliku { $file }. Aby kontynuować: { $command }
terminal-replay = Zapisano w pliku { $file }. Aby obejrzeć powtórkę: { $command }
terminal-failed = Wystąpił nieoczekiwany błąd ({ $failure }). Gra jest zapisana w pliku { $file }, a opis błędu obok, w pliku z rozszerzeniem .error.txt. Aby kontynuować: { $command }
terminal-no-number = Nie ma ruchu o numerze { $number }; ruchy mają numery od 1 do { $last }.
terminal-possible = Ruch „{ $move }” jest teraz możliwy.
terminal-no-input = Koniec danych wejściowych.
terminal-over = Koniec gry.
terminal-place = { $place }. { $player }
terminal-total = Razem
terminal-start = Początek gry
terminal-move-number = Ruch { $number } z { $all }: { $move }

# Losowe sprawdzanie
fuzz-title = { $game }, liczba graczy: { $players }
fuzz-effect = Efekt
fuzz-count = Ile razy
fuzz-clean = Partie: { $games }, decyzje: { $decisions }; bez błędów.
fuzz-broken = Błąd: { $what }. Partia zapisana w pliku { $file }.
fuzz-missed = Nie wystąpiły ani razu: { $effects }.

# Gry
games-players = liczba graczy: od { $min } do { $max }
games-moves = liczba różnych ruchów: { $moves }; identyfikator zasad i elementów gry: { $fingerprint }
games-ratings = boty i ich punkty rankingowe (bot o 120 punktów silniejszy wygrywa dwie partie na trzy): { $ratings }
games-source = { $table }: { $source ->
    [documented] potwierdzone w drukowanej grze lub jej instrukcji
   *[reconstructed] odtworzone, a nie przepisane z drukowanego wydania gry
  }

# Stoły na żywo: serwer
serve-ready = Guildhall działa pod adresem { $url } (aby zakończyć, naciśnij Ctrl-C)
worker-ready = Proces roboczy działa (aby zakończyć, naciśnij Ctrl-C)
db-upgraded = Baza danych ma wersję { $version }.
db-backed-up = Wiersze zapisane w pliku { $file }: { $rows }.
db-restored = Wiersze wczytane z pliku { $file } do bazy: { $rows }; sprawdź wynik poleceniem „guildhall db verify”.
db-differs = Stół { $table }: { $what }
db-verified = Stoły: { $tables }, odtworzone ruchy: { $moves }, pominięte stoły (inne zasady): { $skipped }, różnice: { $differences }.
ratings-rebuilt = Partie rankingowe: { $games }, gracze: { $people }, gracze, którym zmieniły się punkty rankingowe: { $changed }.

# Zbiory danych
dataset-title = { $game }
dataset-done = { $games ->
    [one] Zapisano { $games } partię
    [few] Zapisano { $games } partie
    [many] Zapisano { $games } partii
   *[other] Zapisano { $games } partii
  } w katalogu { $folder }.

arena-about = Partie: { $games }, gracze: { $players }. W każdym rozdaniu każdy bot gra raz na każdym miejscu. W nawiasach 95-procentowy przedział ufności (metoda Wilsona).
arena-resumed = Dalszy ciąg przerwanej serii; rozegrane już partie: { $games }.
train-playing = Runda { $round }, rozegrane partie: { $games }…
train-learning = Runda { $round }, epoka { $number }: błąd { $error } pkt, w partiach kontrolnych { $held_out } pkt
train-match = Runda { $round }, partie z dotychczasową siecią: { $games }…
train-done = { $kept ->
    [yes] Najlepsza sieć: { $folder }/champion.net; obok, w report.md, opisano, jak powstała.
   *[no] Żadna sieć nie wygrała z funkcją oceny napisaną ręcznie; więcej w { $folder }/report.md.
  }
bot-unlearned = Bot „{ $bot }” nie był trenowany do gry przy takim stole ({ $reason ->
    [no-net] do tej gry nie ma sieci neuronowej
    [rules] inne zasady lub elementy gry
    [seats] inna liczba graczy
   *[other] inna opcja: { $reason }
  }), dlatego gra na poziomie bota „mistrz”.
arena-bot = Bot
arena-games = Partie
arena-wins = Wygrane
arena-score = Punkty
arena-place = Miejsce
arena-rating = Punkty rankingowe
arena-time = ms/ruch
arena-longest = najdłużej (ms)
arena-progress = Udział wygranych po kolejnych partiach
arena-scores = Punkty
arena-before = Jak często bot z wiersza wyprzedzał bota z kolumny
arena-faults = Błędy botów zewnętrznych

protocol-game = Partia { $number }: { $place }. miejsce, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $faults ->
    [one] { $faults } błąd
    [few] { $faults } błędy
    [many] { $faults } błędów
   *[other] { $faults } błędu
  }

# Operators
admin-one = { $id }  { $name } ({ $kind ->
    [account] konto
    [bot] konto bota
   *[guest] gość
  }), od { $created }; { $devices ->
    [one] { $devices } urządzenie
    [few] { $devices } urządzenia
    [many] { $devices } urządzeń
   *[other] { $devices } urządzenia
  }, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
  }
admin-email = { "  " }e-mail: { $about }
admin-owner = { "  " }właściciel: { $about }
admin-state = { "  " }{ $state ->
    [banned] dostęp zablokowany
   *[muted] czat zablokowany
  } { $forever ->
    [yes] na stałe
   *[no] do { $until }
  }
admin-found = { $people ->
    [0] Nikogo nie znaleziono.
    [one] Znaleziono { $people } osobę.
    [few] Znaleziono { $people } osoby.
    [many] Znaleziono { $people } osób.
   *[other] Znaleziono { $people } osoby.
  }
admin-password = Nowe hasło ({ $person }): { $password }
admin-signed-out = { $person }: wylogowano na wszystkich urządzeniach.
admin-banned-now = { $person }: dostęp zablokowany { $forever ->
    [yes] na stałe
   *[no] do { $until }
  }.
admin-unbanned = { $person }: dostęp odblokowany.
admin-muted-now = { $person }: czat zablokowany { $forever ->
    [yes] na stałe
   *[no] do { $until }
  }.
admin-unmuted = { $person }: czat odblokowany.
admin-renamed = { $person } nazywa się teraz { $name }.
admin-messages-removed = { $entries ->
    [0] Nie było nic do usunięcia.
    [one] Usunięto { $entries } wiadomość.
    [few] Usunięto { $entries } wiadomości.
    [many] Usunięto { $entries } wiadomości.
   *[other] Usunięto { $entries } wiadomości.
  }
admin-closed = Zamknięto stół { $table }.
admin-drained = Nie można już rozpoczynać nowych gier. Rozpoczęte trwają dalej. Aby znieść blokadę: guildhall admin undrain
admin-drained-already = Rozpoczynanie gier jest już zablokowane.
admin-undrained = Znów można rozpoczynać gry.
admin-undrained-already = Rozpoczynanie gier nie jest zablokowane.
admin-announced = Ogłoszenie nr { $number }: widoczne do { $until }. Aby je wycofać: guildhall admin withdraw { $number }
admin-tournament-cancelled = Odwołano turniej „{ $name }”.
admin-withdrawn = Wycofano ogłoszenie nr { $number }.
admin-tidied = Usunięci goście: { $guests }, usunięte stoły: { $tables }, usunięte wpisy dziennika: { $lines }.
admin-tidy-would = Do usunięcia: goście ({ $guests }), stoły ({ $tables }), wpisy dziennika ({ $lines }).

# Zasady i lekcje w terminalu
rules-none = { $game }: ta gra nie ma strony z zasadami.
rules-not-found = W zasadach nie znaleziono: „{ $text }”.
error-no-such-chapter = { $game }: nie ma rozdziału „{ $chapter }”; dostępne rozdziały: { $known }.
terminal-learn-over = To był ostatni rozdział. Teraz zagraj pierwszą partię: { $command }
terminal-learn-left = Aby kontynuować: { $command }
terminal-learn-help = Enter: czytaj dalej · numer albo zapis ruchu: wykonaj go; kilka kroków oddziel średnikiem · rules: zasada, o której mówi ten krok · rules NUMER lub SŁOWO: zasady na ten temat · quit: zakończ; później możesz wrócić podanym poleceniem · help: pokaż tę listę
terminal-learn-read = Naciśnij Enter, aby czytać dalej

# Partia jeszcze raz
review-title = Analiza partii
review-percent = { $number }%
review-chances = Szanse na zwycięstwo od pierwszego ruchu do ostatniego:
review-no-turning = Żaden ruch nie był poważnym błędem.
review-turning = Punkty zwrotne:
review-turn = Ruch { $number }, { $player }: { $move } (szansa na zwycięstwo: −{ $chance } pkt proc., przewaga: −{ $points } pkt)
review-better = Lepiej: { $move } [{ $text }]
review-found = { $player } – najlepsze ruchy: { $best } z { $decisions }; stracone punkty: około { $lost }.
review-left = Niewykorzystane

# Zadania
puzzles-title = Zadania do gry { $game }
puzzles-found = { $puzzles ->
    [one] Zapisano { $puzzles } zadanie
    [few] Zapisano { $puzzles } zadania
    [many] Zapisano { $puzzles } zadań
   *[other] Zapisano { $puzzles } zadania
  } w pliku { $file }.
puzzles-checked = Ponownie rozwiązane zadania z pliku { $file }: { $puzzles }, w tym z inną odpowiedzią: { $wrong }.

# Odmowy poleceń, które służą do opieki nad serwerem
error-backup = { $reason ->
    [exists] Plik { $file } już istnieje; wybierz inną nazwę.
    [unwritable] Nie można zapisać pliku { $file }.
    [unreadable] Nie można odczytać pliku { $file }.
    [format] Kopię { $file } zapisała nowsza wersja; zaktualizuj Guildhall.
   *[damaged] Plik { $file } jest ucięty, uszkodzony albo nie jest kopią zapasową.
  }
error-database = Nie można użyć bazy danych: { $reason ->
    [url] jej adres musi zaczynać się od sqlite:/// albo postgresql://.
    [not-empty] kopię można wczytać tylko do nowej, pustej bazy.
    [left-over] plik { $detail } należy jeszcze do starej bazy; przenieś go razem z nią.
    [missing] nie ma pliku { $detail }.
    [foreign] należy do innego programu.
    [empty] jest pusta; przygotuj ją poleceniem „guildhall db upgrade”.
    [old] ma wersję { $detail }; zaktualizuj ją poleceniem „guildhall db upgrade”.
    [new] ma wersję { $detail }, nowszą niż obsługiwana przez ten program; zaktualizuj Guildhall.
   *[unreachable] { $detail }
  }
error-cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address }: { $reason }. Wybierz inny adres za pomocą --host i --port.
error-one-process = SQLite obsługuje tylko jeden proces; do --processes { $processes } potrzebna jest baza PostgreSQL (--db).
error-no-queue = Z SQLite serwer wykonuje całą pracę sam, na jednej maszynie; do „guildhall worker” i --no-jobs potrzebna jest baza PostgreSQL (--db).
error-unreadable-secret = Nie można odczytać pliku { $file }, wskazanego w zmiennej { $variable }.
error-nothing-said = Wpis nr { $entry } przy stole { $table } nie jest wiadomością.
error-no-such-announcement = Nie ma ogłoszenia nr { $number }.
error-several-people = Nicku „{ $name }” używa kilka osób; podaj jedno z tych id: { $ids }.

# Teksty spoza stron: e-maile, trening, boty zewnętrzne
error-untrusted-bot = Ten zapis uruchomiłby program albo odczytał plik: „{ $bot }”. Jeśli ufasz temu botowi, podaj go także w poleceniu: --bots "{ $bot }".
error-missing-extra = Do tego potrzebny jest dodatek „{ $extra }” (brakuje { $module }): pip install "guildhall-games[{ $extra }]"
error-net = { $reason ->
    [unreadable] Nie można odczytać pliku z siecią neuronową.
    [damaged] Plik z siecią neuronową jest uszkodzony.
   *[format] W tym pliku nie ma sieci neuronowej.
  }
error-other-training = W katalogu { $folder } zapisano już trening z innymi ustawieniami; wybierz inny katalog.
error-nothing-to-learn = W grze { $game } sieć nie ma się z czego uczyć: gra nie ma dla niej danych wejściowych albo w wyznaczonym czasie rozegrano za mało partii.
error-other-dataset = W katalogu { $folder } zapisano już zbiór danych utworzony przy innych ustawieniach; wybierz inny katalog.
error-ray = Ray nie jest zainstalowany; zainstaluj go poleceniem „pip install 'guildhall-games[ray]'”.
error-bot = Ruch { $move }: bot { $reason ->
    [late] nie odpowiedział w ciągu { $detail } s i został zatrzymany; dalej gra za niego uczeń.
    [died] zakończył działanie z kodem { $detail }; dalej gra za niego uczeń.
    [no-start] nie dał się uruchomić ({ $detail }); gra za niego uczeń.
    [nonsense] zamiast obiektu JSON z polem „move” odesłał: { $detail }
    [no-move] odpowiedział „{ $detail }”, a to nie jest ruch w tej grze.
   *[illegal] odpowiedział „{ $detail }”, a ten ruch nie jest teraz dozwolony.
  }
mail-reset-subject = Nowe hasło do konta w Guildhall
mail-reset =
    Witaj! Piszemy w sprawie konta „{ $name }”.

    Ktoś, prawdopodobnie ty, chce ustawić nowe hasło do twojego konta. Otwórz ten link w ciągu { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minuty
      }; działa tylko raz:

    { $link }

    Jeśli to nie ty, nic nie rób: hasło się nie zmieni.
mail-turn-subject = { $tables ->
    [one] Twój ruch w Guildhall
    [few] { $tables } stoły czekają na ciebie w Guildhall
    [many] { $tables } stołów czeka na ciebie w Guildhall
   *[other] { $tables } stołu czeka na ciebie w Guildhall
  }
mail-turn-hello = Witaj, { $name }!
mail-turn-intro = { $tables ->
    [one] Twoja kolej przy tym stole:
    [few] Twoja kolej przy tych stołach:
    [many] Twoja kolej przy tych stołach:
   *[other] Twoja kolej przy tych stołach:
  }
mail-turn-table = { $game }, gracze: { $players }
mail-turn-stop = Nie chcę więcej takich wiadomości
notification-test = To jest wiadomość testowa z Guildhall.
