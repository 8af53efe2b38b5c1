# Craftsmen.

# Towary
craftsmen-name-wood = drewno
craftsmen-name-iron-ore = ruda żelaza
craftsmen-name-flax = len
craftsmen-name-wheat = pszenica
craftsmen-name-cow = krowa
craftsmen-name-wax = wosk
craftsmen-name-grapes = winogrona
craftsmen-name-barrel = beczka
craftsmen-name-rope = lina
craftsmen-name-leather = skóra
craftsmen-name-paper = papier
craftsmen-name-iron = żelazo
craftsmen-name-cloth = tkanina
craftsmen-name-meat = mięso
craftsmen-name-flour = mąka
craftsmen-name-weapons = broń
craftsmen-name-tools = narzędzia
craftsmen-name-clothes = ubrania
craftsmen-name-books = książki
craftsmen-name-candles = świece
craftsmen-name-wine = wino
craftsmen-name-beer = piwo
craftsmen-name-bread = chleb

# Budynki
craftsmen-name-sawmill = Tartak
craftsmen-name-iron-ore-mine = Kopalnia rudy
craftsmen-name-flax-plantation = Plantacja lnu
craftsmen-name-wheat-field = Pole pszenicy
craftsmen-name-cow-pasture = Pastwisko
craftsmen-name-apiary = Pasieka
craftsmen-name-vineyard = Winnica
craftsmen-name-cooperage = Bednarz
craftsmen-name-ropery = Powroźnik
craftsmen-name-tannery = Garbarnia
craftsmen-name-paper-mill = Papiernia
craftsmen-name-smelter = Huta
craftsmen-name-weaver = Tkacz
craftsmen-name-butcher = Rzeźnik
craftsmen-name-mill = Młyn
craftsmen-name-weaponsmith = Płatnerz
craftsmen-name-toolsmith = Kowal
craftsmen-name-tailor = Krawiec
craftsmen-name-bookbinder = Introligator
craftsmen-name-chandler = Świecarz
craftsmen-name-winery = Winiarnia
craftsmen-name-brewery = Browar
craftsmen-name-bakery = Piekarnia

# Kolory, miejsca, inne
craftsmen-name-violet = fioletowa
craftsmen-name-green = zielona
craftsmen-name-blue = niebieska
craftsmen-name-red = czerwona
craftsmen-name-violet-n = { craftsmen-name-violet } { $number }
craftsmen-name-green-n = { craftsmen-name-green } { $number }
craftsmen-name-blue-n = { craftsmen-name-blue } { $number }
craftsmen-name-red-n = { craftsmen-name-red } { $number }
craftsmen-name-basic = podstawowe
craftsmen-name-extended = rozszerzone
craftsmen-name-advanced = zaawansowane
craftsmen-name-bankers = Gildia bankierów
craftsmen-name-builders = Gildia budowniczych
craftsmen-name-notary = Notariusz
craftsmen-name-crafts = Cech rzemiosł
craftsmen-name-merchants = Gildia kupców
craftsmen-name-town-hall = Ratusz
craftsmen-name-spring = wiosna
craftsmen-name-summer = lato
craftsmen-name-autumn = jesień
craftsmen-name-winter = zima
craftsmen-name-left = z lewej
craftsmen-name-right = z prawej
craftsmen-name-fair = jarmark
craftsmen-name-granary = spichlerz
craftsmen-name-face-down = zakryte
craftsmen-name-nothing = żadna

# O co pyta gra
craftsmen-name-decision-exchange = zachowaj lub wymień kartę
craftsmen-name-decision-send = wyślij pomocnika lub spasuj
craftsmen-name-decision-bankers = weź karty kapitału u bankierów
craftsmen-name-decision-bankers-discard = odrzuć karty po akcji u bankierów
craftsmen-name-decision-build = buduj lub zakończ budowę
craftsmen-name-decision-pay = płać karta po karcie
craftsmen-name-decision-notary = kup, licytuj lub przejrzyj karty u notariusza
craftsmen-name-decision-notary-after = przejrzyj karty lub spasuj
craftsmen-name-decision-open-auction = podaj cenę początkową
craftsmen-name-decision-bid = podbij lub spasuj
craftsmen-name-decision-outbid-mayor = przebij burmistrza lub spasuj
craftsmen-name-decision-lay-out = wyłóż dwie karty
craftsmen-name-decision-which-end = wybierz wierzch lub spód stosu
craftsmen-name-decision-put-back = odkładaj karty po kolei
craftsmen-name-decision-craft = wykorzystaj punkty pracy lub zakończ
craftsmen-name-decision-two-raws = wytwórz dwa surowce
craftsmen-name-decision-use-token = wykorzystaj punkt pracy z żetonu
craftsmen-name-decision-granary-card = weź kartę za dostawę do spichlerza
craftsmen-name-decision-give-card = wybierz kartę, którą płacisz
craftsmen-name-decision-merchants = kup półprodukt lub spasuj
craftsmen-name-decision-town-hall = wybierz akcję w ratuszu
craftsmen-name-decision-tokens = zużyj żeton pracy lub spasuj
craftsmen-name-decision-too-many = odrzuć karty do limitu
craftsmen-name-decision-invest = zainwestuj cztery karty lub spasuj

# Ruchy
craftsmen-move-pass = Pas
craftsmen-move-send = Wyślij pomocnika: { $guild }
craftsmen-move-cover = Połóż dysk na polu { $field }: { $guild }
craftsmen-move-cover-card = Połóż dysk na polu { $field } za kartę kapitału: { $guild }
craftsmen-move-cover-points = Połóż dysk na polu { $field } za punkty: { $guild }
craftsmen-move-exchange = Wymień kartę { $building }
craftsmen-move-swap = Wymień swój tartak; nowy: { $building }
craftsmen-move-take = Weź kartę { $card }
craftsmen-move-take-both = Weź obie odkryte karty
craftsmen-move-draw = Dobierz ze stosu
craftsmen-move-pay = Zapłać kartą { $card }
craftsmen-move-discard = Odrzuć kartę { $card }
craftsmen-move-invest = Zainwestuj kartę { $card }
craftsmen-move-privilege = Skorzystaj z przywileju
craftsmen-move-build = Zbuduj: { $building }, { $side }
craftsmen-move-defy = Zbuduj z przywilejem, pomijając zasadę budowania: { $building }, { $side }
craftsmen-move-buy = Kup za karty w kolorach budynku: { $building }
craftsmen-move-auction = Licytuj: { $building }
craftsmen-move-bid = Oferta { $bid }
craftsmen-move-search = Przejrzyj budynki: { $type }
craftsmen-move-lay = Wyłóż: { $building }
craftsmen-move-on-top = Odłóż pozostałe na wierzch stosu
craftsmen-move-below = Odłóż pozostałe na spód stosu
craftsmen-move-put = Odłóż teraz: { $building }
craftsmen-move-make-fair = Wytwórz: { $good }, miejsce: jarmark
craftsmen-move-make = Wytwórz: { $good }, miejsce: { $place }
craftsmen-move-fetch = Z jarmarku: { $good }, miejsce: { $place }
craftsmen-move-process = Pracuj: { $building }, produkt do: { $place }
craftsmen-move-load = Pracuj: { $building }, załaduj statek { $ship }
craftsmen-move-bribe = Pracuj: { $building }, przekup kapitana statku { $ship }
craftsmen-move-lose = Pracuj: { $building }; produkt przepada
craftsmen-move-work = Zużyj żeton pracy
craftsmen-move-purchase = Kup: { $good } za kartę kapitału, miejsce: { $place }
craftsmen-move-barter = Kup: { $good } za znacznik z jarmarku, miejsce: { $place }
craftsmen-move-token-privilege = Weź żeton przywileju
craftsmen-move-token-work = Weź żeton pracy
craftsmen-move-change-order = Zmień kolejność
craftsmen-play-pass-exchange = Zachowaj karty bez zmian
craftsmen-play-pass-send = Spasuj: w tej rundzie nie wysyłaj więcej pomocników
craftsmen-play-pass-bankers = Nie bierz kart kapitału
craftsmen-play-pass-build = Nie buduj niczego
craftsmen-play-pass-built = Zakończ budowę
craftsmen-play-pass-notary = Nie rób nic u notariusza
craftsmen-play-pass-notary-after = Nie korzystaj z przywileju
craftsmen-play-pass-bid = Wycofaj się z licytacji
craftsmen-play-pass-outbid-mayor = Zostaw kartę burmistrzowi
craftsmen-play-pass-craft = Nie wykorzystuj pozostałych punktów pracy
craftsmen-play-pass-merchants = Nie kupuj nic u kupców
craftsmen-play-pass-town-hall = Nie bierz nic w ratuszu
craftsmen-play-pass-tokens = Zachowaj żetony pracy
craftsmen-play-pass-invest = Nie inwestuj
craftsmen-play-privilege-bankers = Użyj przywileju: odrzuć tylko jedną kartę
craftsmen-play-privilege-crafts = Użyj przywileju: dwa surowce za jeden punkt pracy

# Zdarzenia
# How moves are written
craftsmen-notation-pass = nic albo nic więcej
craftsmen-notation-send = wyślij pomocnika na pierwsze wolne pole gildii
craftsmen-notation-cover = połóż pomocnika na dysku, bez opłaty
craftsmen-notation-cover-card = połóż pomocnika na dysku i zapłać kartą
craftsmen-notation-cover-points = połóż pomocnika na dysku i zapłać punktami
craftsmen-notation-exchange = włóż otrzymaną kartę pod stos i dobierz inną
craftsmen-notation-swap = weź z pudełka ten tartak za swój
craftsmen-notation-take = weź odkrytą kartę kapitału
craftsmen-notation-take-both = weź obie odkryte karty kapitału
craftsmen-notation-draw = weź ze stosu kart kapitału
craftsmen-notation-pay = wyłóż kartę kapitału jako zapłatę
craftsmen-notation-discard = odrzuć kartę kapitału
craftsmen-notation-invest = zainwestuj kartę kapitału
craftsmen-notation-privilege = użyj przywileju gildii
craftsmen-notation-build = zbuduj kartę na końcu swojego rzędu
craftsmen-notation-defy = zbuduj kartę dzięki przywilejowi tam, gdzie nie pasuje
craftsmen-notation-buy = kup odkryty budynek w jego kolorach
craftsmen-notation-auction = wystaw odkryty budynek na licytację
craftsmen-notation-bid = zalicytuj tyle
craftsmen-notation-search = przejrzyj stos budynków dzięki przywilejowi
craftsmen-notation-lay = wyłóż jedną z przejrzanych kart
craftsmen-notation-on-top = pozostałe idą na wierzch stosu
craftsmen-notation-below = pozostałe idą na spód stosu
craftsmen-notation-put = odłóż teraz tę kartę
craftsmen-notation-make-fair = wytwórz surowiec na jarmark
craftsmen-notation-make = wytwórz surowiec dla budynku
craftsmen-notation-fetch = przenieś znacznik z jarmarku do budynku jako ten surowiec
craftsmen-notation-process = wytwórz półprodukt do spichlerza albo do budynku
craftsmen-notation-load = wytwórz produkt i załaduj na statek
craftsmen-notation-bribe = wytwórz produkt i załaduj na pełny statek, przekupując kapitana
craftsmen-notation-lose = wytwórz produkt, na który nie ma miejsca na statkach
craftsmen-notation-work = zużyj żeton pracy
craftsmen-notation-purchase = kup półprodukt ze spichlerza za kartę
craftsmen-notation-barter = kup półprodukt ze spichlerza za znacznik z jarmarku
craftsmen-notation-token-privilege = weź żeton przywileju
craftsmen-notation-token-work = weź żeton pracy
craftsmen-notation-change-order = przejdź na tor zmiany kolejności

craftsmen-exchanged = wymienia kartę budynku ({ $type }): { $building } na { $drawn }
craftsmen-swapped = wymienia swój tartak; nowy: { $building }
craftsmen-round = Rok { $year }, { $season }
craftsmen-sent = wysyła pomocnika: { $guild }
craftsmen-covered = kładzie dysk na dysku gracza { $other } na polu { $field }: { $guild }
craftsmen-fee-card = płaci graczowi { $other } kartą { $card }
craftsmen-fee-points = płaci graczowi { $other }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-compensated = dobiera kartę za zakryty dysk: { $cards }
craftsmen-passed-helpers = pasuje; zostaje mu { $helpers ->
    [one] { $helpers } pomocnik
    [few] { $helpers } pomocników
    [many] { $helpers } pomocników
   *[other] { $helpers } pomocnika
  }
craftsmen-unused-helpers = dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za niewysłanych pomocników
craftsmen-privilege = korzysta z przywileju złotego pola: { $guild }
craftsmen-privilege-token = korzysta z przywileju za żeton: { $guild }
craftsmen-banked = bierze odkryte karty: { $open }; dobiera { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  }: { $cards }
craftsmen-discarded = odrzuca kartę { $card }
craftsmen-too-many = ma za dużo kart i odrzuca: { $card }
craftsmen-open-card = Nowa odkryta karta kapitału: { $card }
craftsmen-open-building = Nowy odkryty budynek: { $building }
craftsmen-reshuffled = Zużyte karty kapitału są tasowane w nowy stos
craftsmen-paid = płaci kartą { $card }
craftsmen-built = buduje: { $building } (u góry { $upper }, u dołu { $lower }), { $side }
craftsmen-bonus-token = jako pierwszy ma pełną linię i bierze żeton bonusowy: { $good }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-buys = kupuje: { $building }
craftsmen-got-card = bierze na rękę: { $building }
craftsmen-auctions = rozpoczyna licytację: { $building }
craftsmen-bid = oferuje { $bid }
craftsmen-raised = podbija do { $bid }
craftsmen-no-bid = wycofuje się z licytacji
craftsmen-mayor = słyszy ofertę burmistrza { $bid }: { $cards }
craftsmen-mayor-outbid = przebija burmistrza ofertą { $bid }
craftsmen-mayor-beaten = dał więcej niż burmistrz: { $bid }
craftsmen-under-deck = ustępuje burmistrzowi; { $building } trafia na spód stosu
craftsmen-searched = przegląda budynki ({ $type }) i { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  } ze stosu: { $cards }
craftsmen-laid = wykłada: { $building }
craftsmen-put-on-top = odkłada { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  } na wierzch stosu ({ $type })
craftsmen-put-below = odkłada { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  } na spód stosu ({ $type })
craftsmen-made-raw = wytwarza: { $good }, miejsce: { $place }
craftsmen-fetched = bierze z jarmarku: { $good }, miejsce: { $place }
craftsmen-made-half = wytwarza: { $good }, miejsce: { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-pushed-out = wypycha ze spichlerza { $other ->
    [0] naturalny znacznik
   *[other] znacznik gracza { $other }
  }: { $good }
craftsmen-took-card = bierze kartę kapitału: { $card }
craftsmen-shipped = ładuje na statek { $ship }: { $good }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-bribed = przekupuje kapitana statku { $ship }; znacznik gracza { $other } wraca do niego
craftsmen-lost = nie ma miejsca na: { $good }; produkt przepada
craftsmen-work-token = zużywa żeton pracy
craftsmen-purchased = kupuje: { $good } od { $other ->
    [0] miasta
   *[other] gracza { $other }
  } za kartę { $card }, miejsce: { $place }
craftsmen-bartered = kupuje: { $good } od { $other ->
    [0] miasta
   *[other] gracza { $other }
  } za znacznik z jarmarku, miejsce: { $place }
craftsmen-took-privilege = bierze żeton przywileju
craftsmen-took-work = bierze żeton pracy
craftsmen-changes-order = zajmuje pole { $slot } toru zmiany kolejności
craftsmen-fewest-privileges = najrzadziej korzystał z przywilejów i dostaje żeton przywileju
craftsmen-new-order = Nowa kolejność graczy: { $players }
craftsmen-ship-scored = punktuje za statek { $ship }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, premia { $bonus }
craftsmen-city = dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za rozbudowę miasta
craftsmen-granary-scored = dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za zapasy w spichlerzu
craftsmen-invests = odkłada na inwestycję kartę { $card }
craftsmen-invested = inwestuje w rozwój miasta: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-passed-exchange = zachowuje karty bez zmian
craftsmen-passed-bankers = nie bierze kart kapitału
craftsmen-passed-build = niczego nie buduje
craftsmen-passed-built = kończy budowę
craftsmen-passed-notary = nic nie robi u notariusza
craftsmen-passed-notary-after = nie korzysta z przywileju
craftsmen-passed-craft = nie wykorzystuje pozostałych punktów pracy
craftsmen-passed-merchants = nic nie kupuje u kupców
craftsmen-passed-town-hall = nic nie bierze w ratuszu
craftsmen-passed-tokens = zachowuje żetony pracy
craftsmen-passed-invest = nie inwestuje
craftsmen-idle = ma pomocnika bez zajęcia ({ $guild }): { $why ->
    [0] nie ma już kart kapitału
    [1] kart na ręce nie starczy na żadną budowę
    [2] nie ma nic do kupienia
    [3] nie ma na co wydać punktu pracy
    [4] nie ma na sprzedaż nic, co dałoby się wykorzystać i opłacić
   *[5] nie zostało nic do wzięcia
  }
craftsmen-moment-exchange = Wymiana kart przed grą
craftsmen-moment = Rok { $year }, { $season }{ $last ->
    [0] {""}
   *[other] : ostatnia runda
  }

# Dlaczego nie
craftsmen-refused-now = teraz pora na: { $decision }
craftsmen-refused-two-helpers = masz tu już dwóch pomocników: { $guild }
craftsmen-refused-guild-full = nie zmieści się tu więcej pomocników: { $guild }
craftsmen-refused-queue-full = wszystkie pola są zajęte: { $guild }; możesz położyć dysk na innym
craftsmen-refused-third-field = przy dwóch graczach trzecie pole nie jest używane
craftsmen-refused-field-free = jest jeszcze wolne pole: { $guild }; dyski kładzie się na innych dopiero, gdy wszystkie pola są zajęte
craftsmen-refused-two-discs = na polu { $field } leżą już dwa dyski
craftsmen-refused-no-fee = położenie dysku na polu { $field } nic nie kosztuje
craftsmen-refused-fee = położenie dysku na polu { $field } kosztuje kartę kapitału lub punkty
craftsmen-refused-no-card = nie masz karty kapitału
craftsmen-refused-fee-points = to kosztuje punktów: { $points }; masz { $have }
craftsmen-refused-exchanged = wymiana kart już za tobą
craftsmen-refused-card-first = najpierw zdecyduj o kartach budynków
craftsmen-refused-not-in-box = { $building } nie leży w pudełku
craftsmen-refused-same-colours = { $building } ma kolory twojego tartaku
craftsmen-refused-no-such-card = nie masz karty { $card }
craftsmen-refused-colour = { $card } nie ma koloru tego budynku
craftsmen-refused-too-late = karty przyjmujemy od najniższej; na { $card } jest już za późno
craftsmen-refused-too-early = karty przyjmujemy od najniższej; przed { $card } idzie niższa
craftsmen-refused-superfluous = { $card } byłaby zbędna przy zapłacie { $price }
craftsmen-refused-four-colours = inwestycja wymaga karty w każdym z czterech kolorów
craftsmen-refused-colour-invested = karta w tym kolorze jest już zainwestowana: { $colour }
craftsmen-refused-colour-twice = inwestuje się tylko po jednej karcie każdego koloru, a nie dwie w tym: { $colour }
craftsmen-refused-discards = odrzuca się najwyżej tyle kart: { $cards }
craftsmen-refused-laid-out = miejsca jest tylko na tyle kart: { $cards }
craftsmen-refused-colour-first = kolory przyjmujemy po kolei; przed { $card } idzie karta w kolorze: { $colour }
craftsmen-refused-not-open = { $card } nie leży odkryta
craftsmen-refused-take-both = stos jest pusty, więc bierze się obie odkryte karty
craftsmen-refused-one-card = za spichlerz bierze się tylko jedną kartę
craftsmen-refused-not-both = nie ma dwóch odkrytych kart
craftsmen-refused-open-first = trzeba wziąć co najmniej jedną odkrytą kartę
craftsmen-refused-deck-empty = nie ma karty do dobrania
craftsmen-refused-two-raws = dwa surowce wymagają dwóch znaczników i dwóch miejsc
craftsmen-refused-no-difference = tutaj przywilej niczego nie zmieni
craftsmen-refused-privilege-late = z przywileju korzysta się przed odrzuceniem pierwszej karty
craftsmen-refused-privilege-used = ten pomocnik skorzystał już z przywileju
craftsmen-refused-no-privilege = potrzebny jest pomocnik na złotym polu albo żeton przywileju
craftsmen-refused-not-in-hand = nie masz na ręce karty { $building }
craftsmen-refused-too-dear = to kosztuje { $price }; twoje karty są warte { $value }
craftsmen-refused-fits = { $building } pasuje do budynku { $neighbour }; przywilej jest niepotrzebny
craftsmen-refused-does-not-fit = { $building } nie pasuje do budynku { $neighbour } ani u góry, ani u dołu
craftsmen-refused-building-not-open = { $building } nie leży odkryty
craftsmen-refused-colours-too-dear = to kosztuje { $price }; twoje karty w jego kolorach są warte { $value }
craftsmen-refused-mayor-bid = przeciw burmistrzowi daje się { $bid }
craftsmen-refused-bid = najwyższa oferta to { $bid }; podbij lub spasuj
craftsmen-refused-no-cards = nie ma kart tego rodzaju: { $type }
craftsmen-refused-not-looked = to nie jest jedna z przeglądanych kart
craftsmen-refused-not-made = żaden z Twoich budynków nie wytwarza: { $good }
craftsmen-refused-no-cube = wszystkie twoje znaczniki są w użyciu
craftsmen-refused-fair-full = masz już trzy znaczniki na jarmarku
craftsmen-refused-fair-empty = nie masz znacznika na jarmarku
craftsmen-refused-not-built = { $building } nie stoi w Twoim rzędzie ({ $good })
craftsmen-refused-not-needed = { $building } nie potrzebuje: { $good }
craftsmen-refused-icon-taken = na ikonie { $good } budynku { $building } leży już znacznik
craftsmen-refused-meat = mięso trafia na statek, nigdy do spichlerza ani do innego budynku
craftsmen-refused-input-missing = budynkowi { $building } brakuje surowca lub półproduktu ({ $good })
craftsmen-refused-not-shipped = { $good } ({ $building }) to półprodukt, nie wysyła się go statkiem
craftsmen-refused-must-load = na statku jest miejsce na: { $good }; trzeba załadować
craftsmen-refused-no-hold = statek { $ship } nie ma ładowni na: { $good }
craftsmen-refused-hold-full = ładownia na { $good } na statku { $ship } jest pełna; pomogłaby łapówka
craftsmen-refused-hold-free = w ładowni na { $good } na statku { $ship } jest miejsce; łapówka jest zbędna
craftsmen-refused-own-cube = z lewej leży twój znacznik; nie wolno go usunąć
craftsmen-refused-no-work-token = nie masz żetonu pracy
craftsmen-refused-no-use = punktu pracy nie dałoby się teraz wykorzystać
craftsmen-refused-work-now = żetony pracy zużywa się pomiędzy etapami
craftsmen-refused-work-beside = żetony pracy zużywa się pomiędzy etapami albo tuż przed akcją własnego pomocnika lub po niej
craftsmen-refused-not-in-granary = w spichlerzu nie ma: { $good }
craftsmen-refused-own-below = dolny znacznik w spichlerzu ({ $good }) jest twój, nie można go kupić
craftsmen-refused-two-players = przy dwóch graczach tor zmiany kolejności nie jest używany
craftsmen-refused-on-order-track = jesteś już na torze zmiany kolejności
craftsmen-refused-order-track-full = tor zmiany kolejności jest pełny
craftsmen-refused-three-tokens = masz już trzy takie żetony
craftsmen-refused-no-token = nie ma już takich żetonów

# Skąd są punkty
craftsmen-source-start = Początek
craftsmen-source-unused-helpers = Niewysłani pomocnicy
craftsmen-source-fees = Opłaty
craftsmen-source-half-products = Półprodukty
craftsmen-source-final-products = Produkty końcowe
craftsmen-source-ships = Statki
craftsmen-source-ship-bonuses = Premie na statkach
craftsmen-source-city = Miasto
craftsmen-source-granary = Spichlerz
craftsmen-source-investment = Inwestycje
craftsmen-source-bonus-tokens = Żetony bonusowe
craftsmen-sources-goods = Wytworzone towary
craftsmen-sources-year = Końce lat
craftsmen-sources-rest = Cała reszta

# Stół w terminalu
craftsmen-table-calendar = Rok { $year }, { $season }
craftsmen-table-order = Kolejność: { $players }
craftsmen-table-next-order = następna: { $players }
craftsmen-table-pool = Pula: przywileje { $privileges }, praca { $works }
craftsmen-table-bonus = Żetony bonusowe: { $tokens }
craftsmen-table-guilds = Budynki miasta
craftsmen-table-gold = złote
craftsmen-table-silver = srebrne
craftsmen-table-ribbon = wstążka
craftsmen-table-capital = Kapitał
craftsmen-table-deck = stos { $cards }
craftsmen-table-discard = zużyte { $cards }
craftsmen-table-granary = Spichlerz (dół, góra)
craftsmen-table-natural = n
craftsmen-table-ship = Statek { $ship } ({ $bonuses })
craftsmen-table-points = { $points } pkt
craftsmen-table-holdings = { $points } pkt · kapitał { $capital } · karty { $plans } · znaczniki { $cubes } · jarmark { $fair } · pomocnicy { $helpers } · przywileje { $privileges } · praca { $works }
craftsmen-table-row = Rząd:
craftsmen-table-seen = Znane:
craftsmen-table-tokens = Bonusy:
craftsmen-table-hand = Twoja ręka
craftsmen-table-work-points = Punkty pracy: { $points }
craftsmen-table-price = Do zapłaty: { $price }, zapłacono: { $paid }
craftsmen-table-invested = Zainwestowano: { $cards } z 4, { $points } pkt
craftsmen-table-auction = Licytacja: { $building }, oferta { $bid }
craftsmen-table-mayor = burmistrz: { $cards }
craftsmen-table-looking = Przeglądane karty: { $cards }
craftsmen-table-box = Tartaki w pudełku: { $cards }
craftsmen-table-letter = { $colour ->
    [violet] F
    [green] Z
    [blue] N
   *[red] C
  }

# Stół w przeglądarce
craftsmen-board-calendar = Kalendarz
craftsmen-board-order = Kolejność, od lewej
craftsmen-board-nobody = nikt
craftsmen-board-none = brak
craftsmen-board-field = { $guild }, pole { $field } ({ $kind }): { $helpers }
craftsmen-board-gold = Złote pole: pomocnik może skorzystać z przywileju gildii
craftsmen-board-silver = Srebrne pole
craftsmen-board-ribbon = Wstążka: położenie dysku na dysku nic tu nie kosztuje
craftsmen-board-short-bankers = Bankierzy
craftsmen-board-short-builders = Budowniczy
craftsmen-board-short-notary = Notariusz
craftsmen-board-short-crafts = Rzemiosła
craftsmen-board-short-merchants = Kupcy
craftsmen-board-short-town-hall = Ratusz
craftsmen-board-guild-bankers = Bankierzy: weź 4 karty kapitału, odrzuć 2. Przywilej: odrzuć tylko 1
craftsmen-board-guild-builders = Budowniczowie: zbuduj do 2 kart (po 2, 3 lub 6). Przywilej: jedna nie musi pasować
craftsmen-board-guild-notary = Notariusz: kup lub licytuj odkryty budynek. Przywilej: przejrzyj stos
craftsmen-board-guild-crafts = Rzemiosła: 3, 4 lub 5 punktów pracy zależnie od roku. Przywilej: dwa surowce za jeden
craftsmen-board-guild-merchants = Kupcy: kup półprodukt ze spichlerza za kartę. Przywilej: za znacznik z jarmarku
craftsmen-board-guild-town-hall = Ratusz: weź żeton przywileju lub pracy albo zmień kolejność
craftsmen-board-capital = Kapitał
craftsmen-board-capital-deck = Stos kapitału, karty: { $cards }. Zużyte: { $discard }
craftsmen-board-deck = Budynki ({ $type }), karty w stosie: { $cards }; na pewno z domkiem: { $houses }; znane tobie: { $known }
craftsmen-board-price = cena { $price }
craftsmen-board-pool = Pula
craftsmen-board-privilege-pool = Żetony przywileju w puli: { $tokens }
craftsmen-board-work-pool = Żetony pracy w puli: { $tokens }
craftsmen-board-order-change = Tor zmiany kolejności: kto tu stoi, zaczyna w następnej rundzie
craftsmen-board-bonus-tip = Żetony bonusowe: pierwsza pełna linia produkcyjna produktu zdobywa jego żeton
craftsmen-board-bonus-token = Żeton bonusowy: { $good }
craftsmen-board-fair = Jarmark
craftsmen-board-fair-cubes = Jarmark, znaczniki gracza { $player }: { $cubes } z 3
craftsmen-board-granary = Spichlerz
craftsmen-board-natural = neutralny
craftsmen-board-column = { $good }, od dołu: { $cubes }
craftsmen-board-ships = Statki
craftsmen-board-ship = Statek { $ship }, za najwięcej znaczników: { $bonuses } pkt
craftsmen-board-hold = { $good } ({ $points } pkt): { $cubes }
craftsmen-board-source = { $building } (u góry { $upper }, u dołu { $lower }): daje { $makes }
craftsmen-board-workshop = { $building } (u góry { $upper }, u dołu { $lower }): z: { $inputs } powstaje { $makes }, { $points } pkt
craftsmen-board-built = { $card }. Znaczniki: { $cubes } z { $inputs }
craftsmen-board-mine = Twoje budynki i karty
craftsmen-board-row = Budynki
craftsmen-board-end = Buduj tutaj: { $side }
craftsmen-board-hand-buildings = Karty budynków na ręce
craftsmen-board-hand-capital = Kapitał na ręce
craftsmen-board-worth = razem warte { $value }
craftsmen-board-known = Znane:
craftsmen-board-points = Punkty: { $points }
craftsmen-board-helpers = Pomocnicy: { $helpers }
craftsmen-board-privileges = Żetony przywileju: { $tokens }
craftsmen-board-works = Żetony pracy: { $tokens }
craftsmen-board-cubes = Pozostałe znaczniki: { $cubes }
craftsmen-board-capital-cards = Karty kapitału: { $cards }
craftsmen-board-building-cards = Karty budynków na ręce: { $cards }
craftsmen-board-reconstructed = Instrukcja pokazuje część kart, statków i żetonów tylko na obrazkach; te wartości są odtworzone (zobacz stronę gry).
craftsmen-board-auction = Licytacja
craftsmen-board-payment = Płatność
craftsmen-board-invest = Inwestycja w miasto
craftsmen-board-search = Przeglądanie kart
craftsmen-board-swap = Przed grą: jedna wymiana
craftsmen-board-bid = oferuje { $bid }
craftsmen-board-still-in = licytuje
craftsmen-board-out = odpada
craftsmen-board-mayor = Burmistrz oferuje { $bid }:
craftsmen-board-payable = Tylko kolory:
craftsmen-board-any-colour = Dowolny kolor; dwie i więcej kart jednego koloru liczą się razem za 5, 10, 15…
craftsmen-board-paid = Wyłożone:
craftsmen-board-invested = Wyłożone: { $cards } z 4, razem { $points } pkt
craftsmen-board-invest-how = Po jednej karcie w każdym kolorze; ich wartości to punkty.
craftsmen-board-search-how = Dwie karty zostają odkryte, reszta wraca na wierzch lub spód stosu.
craftsmen-board-exchange-how = Możesz wymienić jedną rozdaną kartę albo tartak na inny z pudełka.
craftsmen-board-bonus = Żeton premii, { $good }: { $points } pkt
craftsmen-board-plan = { $card }. Koszt budowy: { $cost }
craftsmen-chart = Tabela towarów
craftsmen-chart-how = Od pola przez warsztaty na statki; na tarczach są punkty.
craftsmen-chart-mine = stoi w twoim rzędzie
craftsmen-chart-open = leży odkryty u notariusza
craftsmen-chart-ship = Statek { $ship }: { $points } pkt
craftsmen-chart-costs = { $type }: zakup { $price }, budowa { $cost }
craftsmen-area-market = Rynek
craftsmen-area-harbour = Port
craftsmen-area-mine = Mój rząd

craftsmen-question-exchange = Wymienić jedną kartę czy zachować wszystkie?
craftsmen-question-send = Dokąd idzie twój następny pomocnik?
craftsmen-question-bankers = Bankierzy: weź jedną lub obie odkryte karty; reszta ze stosu.
craftsmen-question-bankers-discard = Które karty kapitału odrzucasz?
craftsmen-question-build = Budowniczowie: wybierz kartę i koniec rzędu.
craftsmen-question-pay = Płać { $price }: którymi kartami kapitału?
craftsmen-question-notary = Notariusz: kup lub zlicytuj odkryty budynek.
craftsmen-question-notary-after = Notariusz: przejrzeć stos czy zakończyć?
craftsmen-question-open-auction = Jaka jest twoja pierwsza oferta?
craftsmen-question-bid = Podbijasz czy pasujesz?
craftsmen-question-outbid-mayor = Przebijasz burmistrza czy oddajesz kartę?
craftsmen-question-lay-out = Które karty zostają wyłożone?
craftsmen-question-which-end = Reszta na wierzch czy na spód stosu?
craftsmen-question-put-back = Która karta wraca teraz na stos?
craftsmen-question-craft = Wykorzystaj punkt pracy: wskaż budynek i miejsce dla produktu.
craftsmen-question-two-raws = Przywilej: wytwórz dwa surowce za jeden punkt pracy.
craftsmen-question-use-token = Żeton pracy: wykorzystaj teraz jego punkt.
craftsmen-question-granary-card = Za spichlerz: weź odkrytą kartę kapitału albo dobierz.
craftsmen-question-give-card = Którą kartą kapitału płacisz?
craftsmen-question-merchants = Kupcy: wskaż półprodukt w spichlerzu i budynek, który go potrzebuje.
craftsmen-question-town-hall = Ratusz: żeton przywileju, żeton pracy czy kolejność?
craftsmen-question-tokens = Między etapami: zużyć żeton pracy?
craftsmen-question-too-many = Za dużo kart kapitału: które odpadają?
craftsmen-question-invest = Zima: zainwestować po karcie każdego koloru czy spasować?

craftsmen-group-pass = Pas
craftsmen-group-send = Wyślij pomocnika
craftsmen-group-cover = Połóż na dysku
craftsmen-group-cover-card = { craftsmen-group-cover }
craftsmen-group-cover-points = { craftsmen-group-cover }
craftsmen-group-exchange = Wymień kartę
craftsmen-group-swap = Wymień tartak
craftsmen-group-take = Weź odkryte karty
craftsmen-group-take-both = { craftsmen-group-take }
craftsmen-group-draw = Dobierz
craftsmen-group-pay = Zapłać
craftsmen-group-discard = Odrzuć
craftsmen-group-invest = Zainwestuj
craftsmen-group-privilege = Przywilej
craftsmen-group-build = Buduj
craftsmen-group-defy = Buduj z przywilejem
craftsmen-group-buy = Kup budynek
craftsmen-group-auction = Licytuj budynek
craftsmen-group-bid = Oferta
craftsmen-group-search = Przejrzyj stos
craftsmen-group-lay = Wyłóż kartę
craftsmen-group-on-top = Na wierzch stosu
craftsmen-group-below = Na spód stosu
craftsmen-group-put = Odłóż kartę
craftsmen-group-make = Wytwórz surowiec
craftsmen-group-make-fair = { craftsmen-group-make }
craftsmen-group-fetch = Weź z jarmarku
craftsmen-group-process = Wytwórz półprodukt
craftsmen-group-load = Wytwórz i załaduj
craftsmen-group-bribe = Wytwórz i przekup kapitana
craftsmen-group-lose = Wytwórz, produkt przepada
craftsmen-group-work = Zużyj żeton pracy
craftsmen-group-purchase = Kup za kartę
craftsmen-group-barter = Kup za znacznik z jarmarku
craftsmen-group-token-privilege = Weź żeton
craftsmen-group-token-work = { craftsmen-group-token-privilege }
craftsmen-group-change-order = Zmień kolejność

craftsmen-preview-fee-points = kosztuje { $points } pkt dla właściciela dysku
craftsmen-preview-fee-card = kosztuje wybraną kartę kapitału dla właściciela dysku
craftsmen-preview-build = kosztuje { $cost }
craftsmen-preview-defy = zużywa przywilej
craftsmen-preview-buy = kosztuje { $price }, tylko w jego kolorach ({ $upper }, { $lower })
craftsmen-preview-auction = otwierasz licytację; płaci każdy kolor
craftsmen-preview-bid = twoje karty są warte { $value }
craftsmen-preview-pay = zapłacone będzie { $paid } z { $price }
craftsmen-preview-invest = zainwestowane będzie { $points } pkt
craftsmen-preview-makes = daje: { $makes }, za każdym razem { $points } pkt
craftsmen-preview-work-point = 1 punkt pracy
craftsmen-preview-points = { $points } pkt teraz
craftsmen-preview-granary = i karta kapitału
craftsmen-preview-hold = { $points } pkt więcej przy punktowaniu statku
craftsmen-preview-bribe = kosztuje kartę kapitału; lewy znacznik wraca
craftsmen-preview-lose = żaden statek nie ma miejsca: bez punktów
craftsmen-preview-purchase = kosztuje kartę kapitału
craftsmen-preview-barter = kosztuje znacznik z jarmarku; zużywa przywilej

craftsmen-set-short = { $paid } z { $price }
craftsmen-set-exact = { $paid } z { $price }, nic się nie marnuje
craftsmen-set-over = { $paid } z { $price }, marnuje się { $waste }
craftsmen-set-cards = Karty: { $cards } z { $needed }
craftsmen-set-invest = Kolory: { $cards } z 4, punkty: { $points }
craftsmen-set-laid = Wyłożone: { $cards } z { $needed }

craftsmen-next-auction-buy = Kupić czy wystawić na licytację: { $building }?
craftsmen-next-take-take-both = Tylko { $card } czy obie odkryte karty?
craftsmen-next-cover-card-cover-points = Zakryć krążek za kartę czy za punkty?
craftsmen-next-build-side = Budowa: { $building }. Na którym końcu rzędu?
craftsmen-next-build-building = Którą kartę budujesz na tym końcu: { $side }?

craftsmen-preview-fee-points-badge = −{ $points }
craftsmen-preview-fee-card-badge = −1 karta
craftsmen-preview-build-badge = −{ $cost }
craftsmen-preview-buy-badge = −{ $price }
craftsmen-preview-points-badge = +{ $points }
craftsmen-preview-bribe-badge = −1 karta
craftsmen-preview-purchase-badge = −1 karta
