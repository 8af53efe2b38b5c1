# Błędy: jedno zdanie, co jest nie tak i co byłoby dobrze.
error-invalid = Nieprawidłowe dane.
error-unknown-game = Nie ma gry „{ $game }”; dostępne gry: { $known }.
error-seats = Gra { $game } jest dla { $min }–{ $max } graczy, nie dla { $seats }.
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”; dostępne opcje: { $known }.
error-invalid-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”; możliwe wartości: { $allowed }.
error-seed = Ziarno losowości (seed) musi być nieujemną liczbą całkowitą, a nie { $seed }.
error-components = Nie można użyć pliku z elementami gry: { $reason ->
    [unreadable] nie da się odczytać pliku { $detail }.
    [not-json] { $detail } nie jest plikiem JSON.
    [fixed] elementy gry { $detail } są znane i nie można ich zastąpić.
    [missing] brakuje „{ $detail }”.
    [source] przy tabeli „{ $detail }” nie podano, czy jest udokumentowana („documented”), czy odtworzona („reconstructed”).
    [count] liczba pozycji w „{ $detail }” wynosi { $found }, a musi wynosić { $wanted }.
    [range] „{ $detail }” ma wartość { $found }, a musi mieścić się w zakresie { $wanted }.
    [unknown] „{ $detail }” nie może mieć wartości „{ $found }”; możliwe wartości: { $wanted }.
    [twice] „{ $found }” występuje dwa razy w „{ $detail }”.
    [chain] nie ma karty „{ $detail }”, więc jednej z linii produkcyjnych nie da się ukończyć.
    [no-hold] żaden statek nie ma ładowni na „{ $detail }”.
    [no-gold] „{ $detail }” nie ma złotego pola.
   *[form] nieprawidłowy format (miejsce: „{ $detail }”).
  }
error-file = Nie można użyć pliku { $file }: { $reason }.
error-unknown-bot = Nie ma bota „{ $bot }”; dostępne boty: { $known }.
error-no-such-seat = Nie ma miejsca { $seat }; przy tym stole jest ich { $seats }.
error-unparsable-move = „{ $move }” nie jest ruchem w tej grze.
error-game-over = Gra się skończyła; nie można już wykonać ruchu.
error-nothing-to-undo = Nie można teraz cofnąć ruchu: nie masz jeszcze czego cofać, odkryto coś nowego albo inny gracz wykonał już ruch.
error-snapshot = Nie można użyć zapisu stanu: { $reason ->
    [other-game] należy do innej gry.
    [other-rules] powstał w grze według innych zasad lub z innymi elementami.
    [unreadable] nie da się go odczytać.
   *[damaged] jest uszkodzony.
  }
error-record = Nie można użyć zapisu gry: { $reason ->
    [not-json] jest ucięty albo w ogóle nie jest zapisem gry.
    [format] ma format { $detail }, którego ta wersja nie zna.
    [checksum] został zmieniony lub uszkodzony; suma kontrolna się nie zgadza.
    [unreadable] nie da się odczytać pliku { $detail }.
    [other-game] to zapis gry { $detail }.
    [other-rules] rozegrano ją według innych zasad lub z innymi elementami ({ $detail }).
    [move] ruch nr { $number } („{ $move }”) jest niedozwolony.
    [other-end] jego ruchy prowadzą do innej pozycji niż ta, którą w nim zapisano.
   *[no-record] ma nieprawidłowy format.
  }

# Stoły na żywo: odmowy
error-bad-request = Tego żądania nie da się odczytać ({ $where }: { $reason }).
error-not-signed-in = Najpierw wejdź jako gość albo się zaloguj.
error-wrong-password = Nick lub hasło jest nieprawidłowe.
error-csrf = To żądanie nie pochodzi ze strony tego serwera; odśwież stronę.
error-wrong-origin = Żądania z innych stron nie są przyjmowane.
error-not-allowed = Nie masz na to uprawnień.
error-no-hints = Przy tym stole podpowiedzi są wyłączone.
error-not-absent = Bot może zagrać za innego gracza dopiero po { $days ->
    [one] { $days } dniu
    [few] { $days } dniach
    [many] { $days } dniach
   *[other] { $days } dnia
  } bez ruchu i tylko wtedy, gdy tego gracza nie ma przy stole.
error-no-game-record = Ta partia zaczęła się od pozycji z innej partii, więc nie ma jej pełnego zapisu.
error-puzzles = Plik { $file } nie zawiera zadań do tej wersji zasad gry.
error-review-not-over = Partia w tym zapisie nie jest skończona; analizuje się tylko skończone partie.
error-no-such-table = Nie ma stołu „{ $table }”.
error-no-such-position = W tej partii nie ma pozycji { $position } albo prowadzący do niej ruch został cofnięty.
error-no-such-person = Nie ma nikogo o takim nicku ani id.
error-banned = Administratorzy tego serwera zablokowali ci dostęp.
error-muted = Na razie nie możesz pisać na czacie: tak zdecydowali administratorzy tego serwera.
error-no-account = Gracz { $name } nie ma konta, więc nie ma też hasła.
error-drained = Na razie nie można tu zacząć nowej gry: serwer zostanie wkrótce uruchomiony ponownie. Rozpoczęte gry trwają dalej.
error-internal = Coś poszło nie tak po naszej stronie i nie wiadomo, czy zmianę zapisano; odśwież stronę, aby to sprawdzić. Administratorzy znajdą opis błędu pod numerem { $request }.
error-bad-reset = Ten link został już wykorzystany albo stracił ważność; poproś o nową wiadomość.
error-no-email = Najpierw podaj adres e-mail.
error-bad-webhook = Nie można użyć tego adresu webhooka: musi zaczynać się od https:// i być publiczny.
error-too-many-webhooks = Limit webhooków to { $most }.
error-webhook-failed = Wiadomość testowa nie została przyjęta. Sprawdź adres webhooka.
error-holiday-too-long = Urlop trwa najwyżej 30 dni; { $days ->
    [one] został jeszcze { $days } dzień
    [few] zostały jeszcze { $days } dni
    [many] zostało jeszcze { $days } dni
   *[other] zostało jeszcze { $days } dnia
  }.
error-holiday-too-soon = Następny urlop może się zacząć najwcześniej za { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }.
error-no-mail = Ten serwer nie wysyła e-maili; o nowe hasło poproś administratorów.
error-no-such-page = Pod tym adresem nic nie ma.
error-wrong-method = Ten adres nie przyjmuje takich żądań.
error-seat-taken = To miejsce jest zajęte.
error-seats-free = Niektóre miejsca są jeszcze wolne.
error-bad-pace = Czas musi wynosić od { $least } do { $most } sekund.
error-not-open = Ten stół nie jest już otwarty.
error-not-running = Przy tym stole nie toczy się gra.
error-game-running = Gra jeszcze trwa.
error-already-account = Masz już konto.
error-name-taken = Nick „{ $name }” jest zajęty.
error-bad-name = Nick musi mieć od 1 do { $most } widocznych znaków.
error-removed = Gospodarz usunął cię z tego stołu.
error-wrong-table-password = Aby usiąść przy tym stole, podaj hasło od gospodarza.
error-too-many-blocked = Limit zablokowanych osób to { $most }. Najpierw kogoś odblokuj.
error-other-rules = Tę partię ({ $game }) rozpoczęto według innych zasad niż te, które obowiązują teraz na serwerze; można ją obejrzeć, ale nie da się jej tu dokończyć.
error-stale = Sytuacja na stole zdążyła się zmienić; spójrz jeszcze raz.
error-bundle = Krok, który coś odkrywa lub kończy turę, musi być ostatnim krokiem ruchu.
error-not-your-turn = To nie twoja kolej.
error-out-of-time = Twój czas minął; bot dokończy tę turę, a potem możesz znów grać.
error-no-undo-asked = Nikt nie prosi cię teraz o zgodę na cofnięcie ruchu.
error-too-large = To żądanie jest za duże.
error-too-many-requests = Za dużo żądań; odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  }.
error-too-many-tables = Limit stołów, przy których możesz grać naraz, to { $most }. Najpierw dokończ grę albo opuść stół.
error-too-many-sockets = Z twojego adresu jest za dużo otwartych połączeń (limit: { $most }).
error-too-many-bots = Limit kont botów to { $most }.
error-unavailable = Serwer nie może teraz połączyć się ze swoją bazą danych. Sprawdź za kilka sekund, czy zmianę zapisano.
error-too-busy = Serwer jest teraz zbyt obciążony, żeby na to odpowiedzieć. Nic się nie zmieniło; spróbuj za chwilę.

# Lekcje
lesson-other = Tak można, ale w tym kroku chodzi o coś innego. Przeczytaj polecenie jeszcze raz.

# Podpowiedzi
hint-reason = { $reason } ({ $points })
hint-later = opłaci się później

# Kto ocenił partię
review-by = { $level ->
    [grandmaster] Arcymistrz
   *[master] Mistrz
  } ocenił każdą decyzję, wiedząc tylko to, co gracz mógł wtedy wiedzieć.

# Wyliczenia i ułamki we wszystkich zdaniach
list-and = { $others } i { $last }
decimal-mark = ,
