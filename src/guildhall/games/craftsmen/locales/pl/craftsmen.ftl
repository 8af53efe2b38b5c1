# Craftsmen.

# Towary
craftsmen-name-wood = drewno
    .acc = drewno
    .gen = drewna
    .many = drewna
craftsmen-name-iron-ore = ruda żelaza
    .acc = rudę żelaza
    .gen = rudy żelaza
    .many = rudy żelaza
craftsmen-name-flax = len
    .acc = len
    .gen = lnu
    .many = lnu
craftsmen-name-wheat = pszenica
    .acc = pszenicę
    .gen = pszenicy
    .many = pszenicy
craftsmen-name-cow = krowa
    .acc = krowę
    .gen = krowy
    .many = krów
craftsmen-name-wax = wosk
    .acc = wosk
    .gen = wosku
    .many = wosku
craftsmen-name-grapes = winogrona
    .acc = winogrona
    .gen = winogron
    .many = winogron
craftsmen-name-barrel = beczka
    .acc = beczkę
    .gen = beczki
    .many = beczek
craftsmen-name-rope = lina
    .acc = linę
    .gen = liny
    .many = lin
craftsmen-name-leather = skóra
    .acc = skórę
    .gen = skóry
    .many = skór
craftsmen-name-paper = papier
    .acc = papier
    .gen = papieru
    .many = papieru
craftsmen-name-iron = żelazo
    .acc = żelazo
    .gen = żelaza
    .many = żelaza
craftsmen-name-cloth = tkanina
    .acc = tkaninę
    .gen = tkaniny
    .many = tkanin
craftsmen-name-meat = mięso
    .acc = mięso
    .gen = mięsa
    .many = mięsa
craftsmen-name-flour = mąka
    .acc = mąkę
    .gen = mąki
    .many = mąki
craftsmen-name-weapons = broń
    .acc = broń
    .gen = broni
    .many = broni
craftsmen-name-tools = narzędzia
    .acc = narzędzia
    .gen = narzędzi
    .many = narzędzi
craftsmen-name-clothes = ubrania
    .acc = ubrania
    .gen = ubrań
    .many = ubrań
craftsmen-name-books = książki
    .acc = książki
    .gen = książek
    .many = książek
craftsmen-name-candles = świece
    .acc = świece
    .gen = świec
    .many = świec
craftsmen-name-wine = wino
    .acc = wino
    .gen = wina
    .many = wina
craftsmen-name-beer = piwo
    .acc = piwo
    .gen = piwa
    .many = piwa
craftsmen-name-bread = chleb
    .acc = chleb
    .gen = chleba
    .many = chleba

# Budynki; .into mówi, dokąd przekazuje się towar
craftsmen-name-sawmill = Tartak
    .acc = Tartak
    .gen = Tartaku
    .into = do Tartaku
craftsmen-name-iron-ore-mine = Kopalnia rudy
    .acc = Kopalnię rudy
    .gen = Kopalni rudy
    .into = do Kopalni rudy
craftsmen-name-flax-plantation = Plantacja lnu
    .acc = Plantację lnu
    .gen = Plantacji lnu
    .into = na Plantację lnu
craftsmen-name-wheat-field = Pole pszenicy
    .acc = Pole pszenicy
    .gen = Pola pszenicy
    .into = na Pole pszenicy
craftsmen-name-cow-pasture = Pastwisko
    .acc = Pastwisko
    .gen = Pastwiska
    .into = na Pastwisko
craftsmen-name-apiary = Pasieka
    .acc = Pasiekę
    .gen = Pasieki
    .into = do Pasieki
craftsmen-name-vineyard = Winnica
    .acc = Winnicę
    .gen = Winnicy
    .into = do Winnicy
craftsmen-name-cooperage = Bednarnia
    .acc = Bednarnię
    .gen = Bednarni
    .into = do Bednarni
craftsmen-name-ropery = Warsztat powroźniczy
    .acc = Warsztat powroźniczy
    .gen = Warsztatu powroźniczego
    .into = do Warsztatu powroźniczego
craftsmen-name-tannery = Garbarnia
    .acc = Garbarnię
    .gen = Garbarni
    .into = do Garbarni
craftsmen-name-paper-mill = Papiernia
    .acc = Papiernię
    .gen = Papierni
    .into = do Papierni
craftsmen-name-smelter = Huta
    .acc = Hutę
    .gen = Huty
    .into = do Huty
craftsmen-name-weaver = Warsztat tkacki
    .acc = Warsztat tkacki
    .gen = Warsztatu tkackiego
    .into = do Warsztatu tkackiego
craftsmen-name-butcher = Rzeźnia
    .acc = Rzeźnię
    .gen = Rzeźni
    .into = do Rzeźni
craftsmen-name-mill = Młyn
    .acc = Młyn
    .gen = Młyna
    .into = do Młyna
craftsmen-name-weaponsmith = Warsztat płatnerski
    .acc = Warsztat płatnerski
    .gen = Warsztatu płatnerskiego
    .into = do Warsztatu płatnerskiego
craftsmen-name-toolsmith = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .into = do Kuźni
craftsmen-name-tailor = Warsztat krawiecki
    .acc = Warsztat krawiecki
    .gen = Warsztatu krawieckiego
    .into = do Warsztatu krawieckiego
craftsmen-name-bookbinder = Introligatornia
    .acc = Introligatornię
    .gen = Introligatorni
    .into = do Introligatorni
craftsmen-name-chandler = Warsztat świecarski
    .acc = Warsztat świecarski
    .gen = Warsztatu świecarskiego
    .into = do Warsztatu świecarskiego
craftsmen-name-winery = Winiarnia
    .acc = Winiarnię
    .gen = Winiarni
    .into = do Winiarni
craftsmen-name-brewery = Browar
    .acc = Browar
    .gen = Browaru
    .into = do Browaru
craftsmen-name-bakery = Piekarnia
    .acc = Piekarnię
    .gen = Piekarni
    .into = do Piekarni

# Kolory, miejsca, inne
craftsmen-name-violet = fioletowy
    .acc = fioletową
    .f = fioletowa
craftsmen-name-violet-n = fioletowa { $number }
    .acc = fioletową { $number }
    .gen = fioletowej { $number }
craftsmen-name-green = zielony
    .acc = zieloną
    .f = zielona
craftsmen-name-green-n = zielona { $number }
    .acc = zieloną { $number }
    .gen = zielonej { $number }
craftsmen-name-blue = niebieski
    .acc = niebieską
    .f = niebieska
craftsmen-name-blue-n = niebieska { $number }
    .acc = niebieską { $number }
    .gen = niebieskiej { $number }
craftsmen-name-red = czerwony
    .acc = czerwoną
    .f = czerwona
craftsmen-name-red-n = czerwona { $number }
    .acc = czerwoną { $number }
    .gen = czerwonej { $number }
# Kolory karty, najpierw górny; kluczami są słowa tego języka.
craftsmen-colours = { $upper_f ->
    [fioletowa] { $lower_f ->
        [fioletowa] cała fioletowa
       *[other] { $upper_f }/{ $lower_f }
      }
    [zielona] { $lower_f ->
        [zielona] cała zielona
       *[other] { $upper_f }/{ $lower_f }
      }
    [niebieska] { $lower_f ->
        [niebieska] cała niebieska
       *[other] { $upper_f }/{ $lower_f }
      }
   *[czerwona] { $lower_f ->
        [czerwona] cała czerwona
       *[other] { $upper_f }/{ $lower_f }
      }
  }
craftsmen-name-basic = podstawowe
craftsmen-name-extended = rozszerzone
craftsmen-name-advanced = zaawansowane
craftsmen-name-bankers = Gildia bankierów
    .into = do Gildii bankierów
    .loc = w Gildii bankierów
craftsmen-name-builders = Gildia budowniczych
    .into = do Gildii budowniczych
    .loc = w Gildii budowniczych
craftsmen-name-notary = Notariusz
    .into = do notariusza
    .loc = u notariusza
craftsmen-name-crafts = Cech rzemiosł
    .into = do Cechu rzemiosł
    .loc = w Cechu rzemiosł
craftsmen-name-merchants = Gildia kupców
    .into = do Gildii kupców
    .loc = w Gildii kupców
craftsmen-name-town-hall = Ratusz
    .into = do ratusza
    .loc = w ratuszu
craftsmen-name-spring = wiosna
craftsmen-name-summer = lato
craftsmen-name-autumn = jesień
craftsmen-name-winter = zima
craftsmen-name-left = po lewej
craftsmen-name-right = po prawej
craftsmen-name-fair = jarmark
    .into = na jarmark
craftsmen-name-granary = spichlerz
    .into = do spichlerza
craftsmen-name-face-down = bez odkrywania
    .acc = zakrytą kartę
    .gen = zakrytej karty
craftsmen-name-nothing = brak
    .acc = nic

# O co pyta gra
craftsmen-name-decision-exchange = zachowaj lub wymień kartę
craftsmen-name-decision-send = wyślij pomocnika lub spasuj
craftsmen-name-decision-bankers = weź karty kapitału w Gildii bankierów
craftsmen-name-decision-bankers-discard = odrzuć karty kapitału w Gildii bankierów
craftsmen-name-decision-build = wznieś budynek lub zakończ budowę
craftsmen-name-decision-pay = zapłać, wybierając karty po kolei
craftsmen-name-decision-notary = kup lub wystaw na licytację kartę budynku albo przejrzyj stos u notariusza
craftsmen-name-decision-notary-after = przejrzyj stos lub spasuj
craftsmen-name-decision-open-auction = podaj cenę początkową
craftsmen-name-decision-bid = podbij lub spasuj
craftsmen-name-decision-outbid-mayor = przebij burmistrza lub spasuj
craftsmen-name-decision-lay-out = wyłóż dwie karty
craftsmen-name-decision-which-end = wybierz wierzch lub spód stosu
craftsmen-name-decision-put-back = odłóż karty na stos
craftsmen-name-decision-craft = wykorzystaj punkty pracy lub zakończ pracę
craftsmen-name-decision-two-raws = wytwórz dwa surowce
craftsmen-name-decision-use-token = wykorzystaj punkt pracy z żetonu
craftsmen-name-decision-granary-card = weź kartę za dostawę do spichlerza
craftsmen-name-decision-give-card = wybierz kartę, którą płacisz
craftsmen-name-decision-merchants = kup półprodukt lub spasuj
craftsmen-name-decision-town-hall = wybierz akcję w ratuszu
craftsmen-name-decision-tokens = zużyj żeton pracy lub spasuj
craftsmen-name-decision-too-many = odrzuć karty ponad limit
craftsmen-name-decision-invest = zainwestuj cztery karty lub spasuj

# Ruchy
craftsmen-move-pass = Spasuj
craftsmen-move-send = Wyślij pomocnika { $guild_into }
craftsmen-move-cover = Przykryj dysk na polu { $field } { $guild_loc }
craftsmen-move-cover-card = Przykryj dysk na polu { $field } { $guild_loc }, płacąc kartą kapitału
craftsmen-move-cover-points = Przykryj dysk na polu { $field } { $guild_loc }, płacąc punktami
craftsmen-move-exchange = Wymień { $building_acc } ({ craftsmen-colours })
craftsmen-move-swap = Wymień swoją kartę tartaku na inną ({ craftsmen-colours })
craftsmen-move-take = Weź kartę { $card_acc }
craftsmen-move-take-both = Weź obie odkryte karty
craftsmen-move-draw = Dobierz ze stosu
craftsmen-move-pay = Zapłać kartą { $card_acc }
craftsmen-move-discard = Odrzuć kartę { $card_acc }
craftsmen-move-invest = Zainwestuj kartę { $card_acc }
craftsmen-move-privilege = Skorzystaj z przywileju
craftsmen-move-build = Zbuduj { $side } { $building_acc } ({ craftsmen-colours })
craftsmen-move-defy = Zbuduj { $side } { $building_acc } ({ craftsmen-colours }) dzięki przywilejowi
craftsmen-move-buy = Kup { $building_acc } ({ craftsmen-colours }) za karty w tych kolorach
craftsmen-move-auction = Wystaw na licytację { $building_acc } ({ craftsmen-colours })
craftsmen-move-bid = Zalicytuj { $bid }
craftsmen-move-search = Przejrzyj budynki { $type }
craftsmen-move-lay = Wyłóż { $building_acc } ({ craftsmen-colours })
craftsmen-move-on-top = Odłóż pozostałe na wierzch stosu
craftsmen-move-below = Odłóż pozostałe na spód stosu
craftsmen-move-put = Odłóż teraz { $building_acc } ({ craftsmen-colours }) na stos
craftsmen-move-make-fair = Wytwórz { $good_acc } i przekaż na jarmark
craftsmen-move-make = Wytwórz { $good_acc } i przekaż { $place_into }
craftsmen-move-fetch = Weź z jarmarku { $good_acc } i przekaż { $place_into }
craftsmen-move-process = Wytwórz { $makes_acc } ({ $building }) i przekaż { $place_into }
craftsmen-move-load = Wytwórz { $makes_acc } ({ $building }) i załaduj na statek { $ship }
craftsmen-move-bribe = Wytwórz { $makes_acc } ({ $building }) i przekup kapitana statku { $ship }
craftsmen-move-lose = Wytwórz { $makes_acc } ({ $building }); towar przepada
craftsmen-move-work = Zużyj żeton pracy
craftsmen-move-purchase = Kup { $good_acc } za kartę kapitału i przekaż { $place_into }
craftsmen-move-barter = Kup { $good_acc } za znacznik z jarmarku i przekaż { $place_into }
craftsmen-move-token-privilege = Weź żeton przywileju
craftsmen-move-token-work = Weź żeton pracy
craftsmen-move-change-order = Zmień kolejność
craftsmen-play-pass-exchange = Zachowaj karty bez zmian
craftsmen-play-pass-send = Spasuj do końca pory roku
craftsmen-play-pass-bankers = Nie bierz kart kapitału
craftsmen-play-pass-build = Nie buduj niczego
craftsmen-play-pass-built = Zakończ budowę
craftsmen-play-pass-notary = Nie rób nic u notariusza
craftsmen-play-pass-notary-after = Nie korzystaj z przywileju
craftsmen-play-pass-bid = Wycofaj się z licytacji
craftsmen-play-pass-outbid-mayor = Zrezygnuj z karty
craftsmen-play-pass-craft = Nie wykorzystuj pozostałych punktów pracy
craftsmen-play-pass-merchants = Nie kupuj nic u kupców
craftsmen-play-pass-town-hall = Nie bierz nic w ratuszu
craftsmen-play-pass-tokens = Zachowaj żetony pracy
craftsmen-play-pass-invest = Nie inwestuj
craftsmen-play-privilege-bankers = Przywilej: odrzuć tylko jedną kartę
craftsmen-play-privilege-crafts = Przywilej: dwa surowce za jeden punkt pracy

# Zdarzenia
craftsmen-exchanged = wymienia { $building_acc } na { $drawn_acc } (budynki { $type })
craftsmen-swapped = wymienia swój tartak na inny
craftsmen-round = Rok { $year }, { $season }
craftsmen-sent = wysyła pomocnika { $guild_into }
craftsmen-covered = { $own ->
    [1] przykrywa własny dysk
   *[other] przykrywa dysk gracza { $other }
  } na polu { $field } { $guild_loc }
craftsmen-fee-card = płaci graczowi { $other } kartą { $card_acc }
craftsmen-fee-points = płaci graczowi { $other } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-compensated = dobiera kartę za przykryty dysk ({ $cards })
craftsmen-passed-helpers = pasuje; niewysłani pomocnicy: { $helpers }
craftsmen-unused-helpers = dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za niewysłanych pomocników
craftsmen-privilege = korzysta z przywileju złotego pola { $guild_loc }
craftsmen-privilege-token = korzysta z żetonu przywileju { $guild_loc }
craftsmen-banked = { $number ->
    [4] bierze 4 karty ze stosu
   *[other] bierze z odkrytych kart { $open_acc }, a ze stosu { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
      }
  } ({ $cards })
craftsmen-discarded = odrzuca kartę { $card_acc }
craftsmen-too-many = ma za dużo kart i odrzuca kartę { $card_acc }
craftsmen-open-card = Nowa odkryta karta kapitału: { $card }
craftsmen-open-building = Nowy odkryty budynek: { $building }
craftsmen-reshuffled = Odrzucone karty kapitału przetasowano; tworzą nowy stos.
craftsmen-paid = płaci kartą { $card_acc }
craftsmen-built = buduje { $side } { $building_acc } ({ craftsmen-colours })
craftsmen-bonus-token = jako pierwszy z graczy kompletuje linię produkcyjną ({ $good }) i bierze żeton bonusowy: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-buys = kupuje { $building_acc }
craftsmen-got-card = bierze na rękę { $building_acc }
craftsmen-auctions = wystawia na licytację { $building_acc }
craftsmen-bid = oferuje { $bid }
craftsmen-raised = podbija do { $bid }
craftsmen-no-bid = wycofuje się z licytacji
craftsmen-mayor = licytuje z burmistrzem, który oferuje { $bid } ({ $cards })
craftsmen-mayor-outbid = przebija burmistrza ofertą { $bid }
craftsmen-mayor-beaten = wygrywa z burmistrzem ofertą { $bid }
craftsmen-under-deck = ustępuje burmistrzowi; { $building } trafia na spód stosu
craftsmen-searched = przegląda budynki { $type }: odkryte i { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  } ze stosu ({ $cards })
craftsmen-laid = wykłada { $building_acc }
craftsmen-put-on-top = odkłada { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  } na wierzch stosu (budynki { $type })
craftsmen-put-below = odkłada { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
  } na spód stosu (budynki { $type })
craftsmen-made-raw = wytwarza { $good_acc } i przekazuje { $place_into }
craftsmen-fetched = bierze z jarmarku { $good_acc } i przekazuje { $place_into }
craftsmen-made-half = wytwarza { $good_acc } i przekazuje { $place_into }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-pushed-out = wypycha ze spichlerza { $own ->
    [1] własny znacznik
   *[other] { $other ->
        [0] naturalny znacznik
       *[other] znacznik gracza { $other }
      }
  } ({ $good })
craftsmen-took-card = bierze kartę kapitału ({ $card })
craftsmen-shipped = ładuje { $good_acc } na statek { $ship }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-bribed = przekupuje kapitana statku { $ship }; znacznik gracza { $other } wraca do właściciela
craftsmen-lost = nie znajduje na statkach miejsca na { $good_acc }; towar przepada
craftsmen-work-token = zużywa żeton pracy
craftsmen-purchased = kupuje { $good_acc } od { $other ->
    [0] miasta
   *[other] gracza { $other }
  } i przekazuje { $place_into } (zapłata: { $card })
craftsmen-bartered = kupuje { $good_acc } od { $other ->
    [0] miasta
   *[other] gracza { $other }
  } i przekazuje { $place_into } (zapłata: znacznik z jarmarku)
craftsmen-took-privilege = bierze żeton przywileju
craftsmen-took-work = bierze żeton pracy
craftsmen-changes-order = zajmuje pole { $slot } toru zmiany kolejności
craftsmen-fewest-privileges = ma najmniej wykorzystanych przywilejów i dostaje żeton przywileju
craftsmen-new-order = Nowa kolejność graczy: { $players }
craftsmen-ship-scored = dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za statek { $ship }{ $bonus ->
    [0] {""}
    [one] {" "}i jeszcze { $bonus } punkt premii
    [few] {" "}i jeszcze { $bonus } punkty premii
    [many] {" "}i jeszcze { $bonus } punktów premii
   *[other] {" "}i jeszcze { $bonus } punktu premii
  }
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
craftsmen-invests = inwestuje kartę { $card_acc }
craftsmen-invested = inwestuje w rozwój miasta: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
craftsmen-passed-exchange = zachowuje karty bez zmian
craftsmen-passed-bankers = nie bierze kart kapitału
craftsmen-passed-build = niczego nie buduje
craftsmen-passed-built = nie buduje nic więcej
craftsmen-passed-notary = nic nie robi u notariusza
craftsmen-passed-notary-after = nie korzysta z przywileju
craftsmen-passed-craft = nie wykorzystuje pozostałych punktów pracy
craftsmen-passed-merchants = nic nie kupuje u kupców
craftsmen-passed-town-hall = nic nie bierze w ratuszu
craftsmen-passed-tokens = zachowuje żetony pracy
craftsmen-passed-invest = nie inwestuje
craftsmen-idle = nie ma nic do zrobienia { $guild_loc }: { $why ->
    [0] nie ma już kart kapitału
    [1] z kart na ręce nie da się nic zbudować
    [2] nie ma nic do kupienia
    [3] nie ma na co wydać punktu pracy
    [4] nie ma na sprzedaż niczego, co dałoby się wykorzystać i opłacić
   *[5] nie zostało nic do wzięcia
  }
craftsmen-moment-exchange = Wymiana kart przed grą
craftsmen-moment = Rok { $year }, { $season }{ $last ->
    [0] {""}
   *[other] {" "}(ostatnia pora roku)
  }

# Dlaczego nie
craftsmen-refused-now = Najpierw { $decision }.
craftsmen-refused-two-helpers = { $guild_loc } masz już dwóch pomocników.
craftsmen-refused-guild-full = { $guild_loc } nie ma już miejsca dla kolejnych pomocników.
craftsmen-refused-queue-full = Wszystkie pola { $guild_loc } są zajęte; możesz przykryć jeden z dysków.
craftsmen-refused-third-field = Przy dwóch graczach trzeciego pola się nie używa.
craftsmen-refused-field-free = { $guild_loc } jest jeszcze wolne pole; dyski przykrywa się dopiero wtedy, gdy zajęte są wszystkie pola.
craftsmen-refused-two-discs = Na polu { $field } leżą już dwa dyski.
craftsmen-refused-no-fee = Przykrycie dysku na polu { $field } nic nie kosztuje.
craftsmen-refused-fee = Przykrycie dysku na polu { $field } kosztuje kartę kapitału lub punkty.
craftsmen-refused-no-card = Nie masz karty kapitału.
craftsmen-refused-fee-points = To kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }; { $have ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
  }.
craftsmen-refused-exchanged = Karty budynków nie można już wymienić.
craftsmen-refused-card-first = Najpierw zdecyduj, co zrobić z kartami budynków.
craftsmen-refused-not-in-box = Tego tartaku nie ma w pudełku.
craftsmen-refused-same-colours = Ten tartak ma te same kolory co twój.
craftsmen-refused-no-such-card = Nie masz karty { $card_gen }.
craftsmen-refused-colour = Karta { $card } nie jest w żadnym z kolorów tego budynku.
craftsmen-refused-too-late = Karty wybiera się kolorami (fiolet, zieleń, niebieski, czerwień), w każdym od najniższej; na kartę { $card_acc } jest już za późno.
craftsmen-refused-too-early = Karty wybiera się kolorami (fiolet, zieleń, niebieski, czerwień), w każdym od najniższej; przed kartą { $card_acc } wybierz inną.
craftsmen-refused-superfluous = Karta { $card } jest zbędna: bez niej też zapłacisz { $price }.
craftsmen-refused-four-colours = Inwestuje się po jednej karcie w każdym z czterech kolorów.
craftsmen-refused-colour-invested = Masz już zainwestowaną kartę { $colour_acc }.
craftsmen-refused-colour-twice = Inwestuje się po jednej karcie w każdym kolorze, a kolor { $colour } się powtarza.
craftsmen-refused-discards = { $cards ->
    [one] Odrzuca się najwyżej { $cards } kartę.
    [few] Odrzuca się najwyżej { $cards } karty.
    [many] Odrzuca się najwyżej { $cards } kart.
   *[other] Odrzuca się najwyżej { $cards } karty.
  }
craftsmen-refused-laid-out = { $cards ->
    [one] Jest miejsce tylko na { $cards } kartę.
    [few] Jest miejsce tylko na { $cards } karty.
    [many] Jest miejsce tylko na { $cards } kart.
   *[other] Jest miejsce tylko na { $cards } karty.
  }
craftsmen-refused-colour-first = Karty wybiera się w stałej kolejności kolorów (fiolet, zieleń, niebieski, czerwień): przed kartą { $card_acc } wybierz kartę { $colour_acc }.
craftsmen-refused-not-open = Karta { $card } nie jest odkryta.
craftsmen-refused-take-both = Stos jest pusty, więc bierzesz obie odkryte karty.
craftsmen-refused-one-card = Za dostawę do spichlerza bierze się tylko jedną kartę.
craftsmen-refused-not-both = Nie ma dwóch odkrytych kart.
craftsmen-refused-open-first = Trzeba wziąć co najmniej jedną odkrytą kartę.
craftsmen-refused-deck-empty = Nie ma karty do dobrania.
craftsmen-refused-two-raws = Aby wytworzyć dwa surowce, potrzeba dwóch znaczników i dwóch wolnych miejsc.
craftsmen-refused-no-difference = Przywilej niczego tu nie zmieni.
craftsmen-refused-privilege-late = Z przywileju korzysta się przed odrzuceniem pierwszej karty.
craftsmen-refused-privilege-used = Ten pomocnik skorzystał już z przywileju.
craftsmen-refused-no-privilege = Potrzebny jest pomocnik na złotym polu albo żeton przywileju.
craftsmen-refused-not-in-hand = Nie masz na ręce { $building_gen }.
craftsmen-refused-too-dear = To kosztuje { $price }; twoje karty są warte { $value }.
craftsmen-refused-fits = { $building } pasuje do { $neighbour_gen }; przywilej jest niepotrzebny.
craftsmen-refused-does-not-fit = { $building } nie pasuje do { $neighbour_gen } ani u góry, ani u dołu.
craftsmen-refused-building-not-open = Nie ma wśród odkrytych takiej karty: { $building }.
craftsmen-refused-colours-too-dear = To kosztuje { $price }; twoje karty w kolorach budynku są warte { $value }.
craftsmen-refused-mayor-bid = Aby przebić burmistrza, zalicytuj dokładnie { $bid }.
craftsmen-refused-bid = Najwyższa oferta to { $bid }; podbij lub spasuj.
craftsmen-refused-no-cards = Nie ma już kart tego rodzaju (budynki { $type }).
craftsmen-refused-not-looked = To nie jest jedna z przeglądanych kart.
craftsmen-refused-not-made = Żaden z twoich budynków nie daje { $good_many }.
craftsmen-refused-no-cube = Wszystkie twoje znaczniki są w użyciu.
craftsmen-refused-fair-full = Masz już trzy znaczniki na jarmarku.
craftsmen-refused-fair-empty = Nie masz znacznika na jarmarku.
craftsmen-refused-not-built = Nie masz w swoim rzędzie takiego budynku: { $building }.
craftsmen-refused-not-needed = { $building } nie potrzebuje { $good_gen }.
craftsmen-refused-icon-taken = { $building } ma już { $good_acc }.
craftsmen-refused-meat = Mięso trafia na statek, nigdy do spichlerza ani do innego budynku.
craftsmen-refused-input-missing = { $building } nie ma jeszcze wszystkiego, czego potrzeba, by wytworzyć { $good_acc }.
craftsmen-refused-not-shipped = { $building } wytwarza półprodukt ({ $good_acc }), a półproduktów nie ładuje się na statki.
craftsmen-refused-must-load = Na statku jest miejsce na { $good_acc }, więc towar trzeba załadować.
craftsmen-refused-no-hold = Statek { $ship } nie ma ładowni na { $good_acc }.
craftsmen-refused-hold-full = Na statku { $ship } ładownia na { $good_acc } jest pełna; miejsce może zrobić tylko łapówka.
craftsmen-refused-hold-free = Na statku { $ship } w ładowni na { $good_acc } jest miejsce; łapówka jest zbędna.
craftsmen-refused-own-cube = Pierwszy znacznik od lewej jest twój; nie wolno go usunąć.
craftsmen-refused-no-work-token = Nie masz żetonu pracy.
craftsmen-refused-no-use = Punktu pracy nie dałoby się teraz wykorzystać.
craftsmen-refused-work-now = Żetony pracy zużywa się tylko między etapami.
craftsmen-refused-work-beside = Żetony pracy zużywa się tylko między etapami albo tuż przed akcją własnego pomocnika lub po niej.
craftsmen-refused-not-in-granary = W spichlerzu nie ma { $good_many }.
craftsmen-refused-own-below = Dolny znacznik { $good_gen } w spichlerzu jest twój; nie można go kupić.
craftsmen-refused-two-players = Przy dwóch graczach toru zmiany kolejności się nie używa.
craftsmen-refused-on-order-track = Masz już pomocnika na torze zmiany kolejności.
craftsmen-refused-order-track-full = Tor zmiany kolejności jest pełny.
craftsmen-refused-three-tokens = Masz już trzy takie żetony.
craftsmen-refused-no-token = Nie ma już takich żetonów.

# Skąd są punkty
craftsmen-source-start = Punkty początkowe
craftsmen-source-unused-helpers = Niewysłani pomocnicy
craftsmen-source-fees = Opłaty
craftsmen-source-half-products = Półprodukty
craftsmen-source-final-products = Produkty końcowe
craftsmen-source-ships = Statki
craftsmen-source-ship-bonuses = Premie za statki
craftsmen-source-city = Rozbudowa miasta
craftsmen-source-granary = Spichlerz
craftsmen-source-investment = Inwestycje
craftsmen-source-bonus-tokens = Żetony bonusowe
craftsmen-sources-goods = Wytworzone towary
craftsmen-sources-year = Koniec roku
craftsmen-sources-rest = Pozostałe

# Stół w terminalu
craftsmen-table-calendar = Rok { $year }, { $season }
craftsmen-table-order = Kolejność: { $players }
craftsmen-table-next-order = na torze zmiany kolejności: { $players }
craftsmen-table-pool = Żetony w puli – przywileje: { $privileges }, praca: { $works }
craftsmen-table-bonus = Żetony bonusowe: { $tokens }
craftsmen-table-guilds = Miasto
craftsmen-table-gold = złote
craftsmen-table-silver = srebrne
craftsmen-table-ribbon = wstążka
craftsmen-table-capital = Kapitał
craftsmen-table-deck = stos: { $cards }
craftsmen-table-discard = odrzucone: { $cards }
craftsmen-table-granary = Spichlerz (dół, góra; n = naturalny)
craftsmen-table-natural = n
craftsmen-table-ship = Statek { $ship } (premie: { $bonuses })
craftsmen-table-points = { $points } pkt
craftsmen-table-holdings = { $points } pkt · kapitał { $capital } · karty budynków { $plans } · znaczniki { $cubes } · jarmark { $fair } · pomocnicy { $helpers } · przywileje { $privileges } · praca { $works }
craftsmen-table-row = Rząd:
craftsmen-table-seen = Znane karty na ręce:
craftsmen-table-tokens = Bonusy:
craftsmen-table-hand = Twoja ręka
craftsmen-table-work-points = Punkty pracy: { $points }
craftsmen-table-price = Cena: { $price }, zapłacono: { $paid }
craftsmen-table-invested = Zainwestowane karty: { $cards } z 4, { $points } pkt
craftsmen-table-auction = { $bid ->
    [0] Na sprzedaż: { $building }
   *[other] Licytacja: { $building }, oferta { $bid }
  }
craftsmen-table-mayor = burmistrz: { $cards }
craftsmen-table-looking = Przeglądane karty: { $cards }
craftsmen-table-box = Tartaki w pudełku: { $cards }
craftsmen-table-initial = { $colour ->
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
craftsmen-board-field = Pole { $field } ({ $kind }), { $guild }: { $helpers }
craftsmen-board-gold = Złote pole: pomocnik może skorzystać z przywileju
craftsmen-board-silver = Srebrne pole
craftsmen-board-ribbon = Wstążka: przykrycie dysku nic tu nie kosztuje
craftsmen-board-short-bankers = Bankierzy
craftsmen-board-short-builders = Budowniczowie
craftsmen-board-short-notary = Notariusz
craftsmen-board-short-crafts = Cech
craftsmen-board-short-merchants = Kupcy
craftsmen-board-short-town-hall = Ratusz
craftsmen-board-guild-bankers = Bankierzy: weź 4 karty kapitału, odrzuć 2. Przywilej: odrzuć tylko 1.
craftsmen-board-guild-builders = Budowniczowie: zbuduj do 2 kart (koszt 2, 3 lub 6). Przywilej: jedna nie musi pasować.
craftsmen-board-guild-notary = Notariusz: kup lub wystaw na licytację odkryty budynek. Przywilej: przejrzyj stos.
craftsmen-board-guild-crafts = Cech rzemiosł: 3, 4 lub 5 punktów pracy zależnie od roku. Przywilej: dwa surowce za jeden punkt.
craftsmen-board-guild-merchants = Kupcy: kup półprodukt ze spichlerza za kartę kapitału. Przywilej: zapłać zamiast niej swoim znacznikiem z jarmarku.
craftsmen-board-guild-town-hall = Ratusz: weź żeton przywileju lub pracy albo (przy co najmniej trzech graczach) zmień kolejność.
craftsmen-board-capital = Kapitał
craftsmen-board-capital-deck = Karty kapitału w stosie: { $cards }. Odrzucone: { $discard }
craftsmen-board-deck = Budynki { $type }. Karty w stosie: { $cards }{ $houses ->
    [0] {""}
   *[other] , w tym co najmniej { $houses } z domkiem
  }. Znane ci: { $known }
craftsmen-board-price = cena { $price }
craftsmen-board-pool = Pula
craftsmen-board-privilege-pool = Żetony przywilejów w puli: { $tokens }
craftsmen-board-work-pool = Żetony pracy w puli: { $tokens }
craftsmen-board-order-change = Tor zmiany kolejności: kto ma tu pomocnika, zagra wcześniej w następnej porze roku
craftsmen-board-bonus-tip = Żetony bonusowe: kto pierwszy ma pełną linię produkcyjną danego produktu końcowego, bierze jego żeton
craftsmen-board-bonus-token = Żeton bonusowy: { $good }
craftsmen-board-fair = Jarmark
craftsmen-board-fair-cubes = Jarmark, znaczniki gracza { $player }: { $cubes } z 3
craftsmen-board-granary = Spichlerz
craftsmen-board-natural = naturalny
craftsmen-board-column = Kolumna spichlerza ({ $good }), od dołu: { $cubes }
craftsmen-board-ships = Statki
craftsmen-board-ship = Statek { $ship }; premie za liczbę znaczników, według miejsc: { $bonuses }
craftsmen-board-hold = Ładownia ({ $good }, { $points } pkt): { $cubes }
craftsmen-board-source = { $building } ({ craftsmen-colours }): wytwarza { $makes_acc }
craftsmen-board-workshop = { $building } ({ craftsmen-colours }): potrzebuje { $inputs_gen }; wytwarza { $makes_acc } ({ $points } pkt)
craftsmen-board-built = { $card }. Znaczniki: { $cubes } z { $inputs }
craftsmen-board-mine = Twoje budynki i karty
craftsmen-board-row = Budynki
craftsmen-board-end = Buduj tutaj, { $side }
craftsmen-board-hand-buildings = Karty budynków na ręce
craftsmen-board-hand-capital = Kapitał na ręce
craftsmen-board-worth = łączna wartość: { $value }
craftsmen-board-known = Znane:
craftsmen-board-points = Punkty: { $points }
craftsmen-board-helpers = Pomocnicy: { $helpers }
craftsmen-board-privileges = Żetony przywilejów: { $tokens }
craftsmen-board-works = Żetony pracy: { $tokens }
craftsmen-board-cubes = Pozostałe znaczniki: { $cubes }
craftsmen-board-capital-cards = Karty kapitału: { $cards }
craftsmen-board-building-cards = Karty budynków na ręce: { $cards }
craftsmen-board-reconstructed = Instrukcja pokazuje część kart, statków i żetonów tylko na obrazkach; ich wartości są odtworzone (zobacz stronę gry).
craftsmen-board-partly = Częściowo odtworzone
craftsmen-board-auction = Licytacja
craftsmen-board-payment = Płatność
craftsmen-board-invest = Inwestycja w miasto
craftsmen-board-search = Przeglądanie kart
craftsmen-board-swap = Wymiana przed grą
craftsmen-board-bid = oferuje { $bid }
craftsmen-board-still-in = licytuje
craftsmen-board-out = pas
craftsmen-board-mayor = Burmistrz oferuje { $bid }:
craftsmen-board-payable = Tylko te kolory:
craftsmen-board-any-colour = Dowolne kolory; dwie karty jednego koloru mogą się liczyć razem jako 5, trzy – jako 10, cztery – jako 15 itd.
craftsmen-board-paid = Zapłacono:
craftsmen-board-invested = Zainwestowane karty: { $cards } z 4, razem { $points } pkt
craftsmen-board-invest-how = Inwestujesz po jednej karcie w każdym kolorze i dostajesz tyle punktów, ile te karty są razem warte.
craftsmen-board-search-how = Dwie karty zostają wyłożone, reszta wraca na stos.
craftsmen-board-exchange-how = Przed grą można wymienić kartę budynku na inną z jej stosu, a tartak na inny z pudełka.
craftsmen-board-bonus = Żeton bonusowy ({ $good }): { $points } pkt
craftsmen-board-plan = { $card }. Koszt budowy: { $cost }
craftsmen-chart = Tabela towarów
craftsmen-chart-how = Droga towarów: surowce, warsztaty, statki. Tarcze pokazują punkty.
craftsmen-chart-mine = stoi w twoim rzędzie
craftsmen-chart-open = do kupienia u notariusza
craftsmen-chart-ship = Statek { $ship }: { $points } pkt
craftsmen-chart-costs = Budynki { $type }: zakup { $price }, budowa { $cost }
craftsmen-area-market = Rynek
craftsmen-area-harbour = Port
craftsmen-area-mine = Twój rząd

craftsmen-question-exchange = Wymienić coś czy wszystko zachować?
craftsmen-question-send = Dokąd idzie twój następny pomocnik?
craftsmen-question-bankers = Bankierzy: weź jedną lub obie odkryte karty, a resztę ze stosu.
craftsmen-question-bankers-discard = Które karty kapitału odrzucasz?
craftsmen-question-build = Budowniczowie: wybierz kartę i koniec rzędu.
craftsmen-question-pay = Masz zapłacić { $price }. Którymi kartami kapitału?
craftsmen-question-notary = Notariusz: kup odkryty budynek albo wystaw go na licytację.
craftsmen-question-notary-after = Notariusz: przejrzeć stos czy zakończyć?
craftsmen-question-open-auction = Jaka jest twoja pierwsza oferta?
craftsmen-question-bid = Podbijasz czy pasujesz?
craftsmen-question-outbid-mayor = Przebijasz burmistrza czy rezygnujesz z karty?
craftsmen-question-lay-out = Które dwie karty wykładasz?
craftsmen-question-which-end = Odłożyć resztę na wierzch czy na spód stosu?
craftsmen-question-put-back = Którą kartę odkładasz teraz na stos?
craftsmen-question-craft = Wykorzystaj punkt pracy: wybierz budynek i miejsce dla towaru.
craftsmen-question-two-raws = Przywilej: wytwórz dwa surowce za jeden punkt pracy.
craftsmen-question-use-token = Żeton pracy: wykorzystaj teraz punkt pracy z tego żetonu.
craftsmen-question-granary-card = Za dostawę do spichlerza: weź odkrytą kartę kapitału albo dobierz ze stosu.
craftsmen-question-give-card = Którą kartą kapitału płacisz?
craftsmen-question-merchants = Kupcy: wybierz półprodukt w spichlerzu i budynek, który go potrzebuje.
craftsmen-question-town-hall = Ratusz: żeton przywileju, żeton pracy czy (od trzech graczy) zmiana kolejności?
craftsmen-question-tokens = Zużyć teraz żeton pracy?
craftsmen-question-too-many = Za dużo kart kapitału: które odrzucasz?
craftsmen-question-invest = Zima: zainwestować po jednej karcie w każdym kolorze czy spasować?

craftsmen-group-pass = Spasuj
craftsmen-group-send = Wyślij pomocnika
craftsmen-group-cover = Przykryj dysk
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
craftsmen-group-defy = Buduj dzięki przywilejowi
craftsmen-group-buy = Kup budynek
craftsmen-group-auction = Wystaw na licytację
craftsmen-group-bid = Licytuj
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
craftsmen-group-bribe = Wytwórz produkt i przekup kapitana
craftsmen-group-lose = Wytwórz bez załadunku
craftsmen-group-work = Zużyj żeton pracy
craftsmen-group-purchase = Kup za kartę
craftsmen-group-barter = Kup za znacznik z jarmarku
craftsmen-group-token-privilege = Weź żeton
craftsmen-group-token-work = { craftsmen-group-token-privilege }
craftsmen-group-change-order = Zmień kolejność

craftsmen-preview-fee-points = płacisz właścicielowi dysku { $points } pkt
craftsmen-preview-fee-card = płacisz właścicielowi dysku wybraną kartą kapitału
craftsmen-preview-build = kosztuje { $cost }
craftsmen-preview-defy = wykorzystuje przywilej
craftsmen-preview-buy = cena: { $price }, płatna tylko kartami w kolorach karty ({ craftsmen-colours })
craftsmen-preview-auction = otwierasz licytację; płacić można kartami dowolnego koloru
craftsmen-preview-bid = twoje karty są warte { $value }
craftsmen-preview-pay = zapłacono { $paid } z { $price }
craftsmen-preview-invest = inwestycja warta { $points } pkt
craftsmen-preview-makes = wytwarza { $makes_acc }{ $points ->
    [0] {""}
   *[other] , za każdym razem { $points } pkt
  }
craftsmen-preview-work-point = kosztuje 1 punkt pracy
craftsmen-preview-points = od razu { $points } pkt
craftsmen-preview-granary = dostajesz kartę kapitału
craftsmen-preview-hold = { $points } pkt więcej przy punktowaniu statku
craftsmen-preview-bribe = kosztuje kartę kapitału; pierwszy znacznik od lewej wraca do właściciela
craftsmen-preview-lose = na żadnym statku nie ma miejsca, więc nie będzie punktów
craftsmen-preview-purchase = kosztuje kartę kapitału
craftsmen-preview-barter = kosztuje znacznik z jarmarku; wykorzystuje przywilej

craftsmen-set-short = { $paid } z { $price }
craftsmen-set-exact = { $paid } z { $price }, bez nadpłaty
craftsmen-set-over = { $paid } przy cenie { $price }, nadpłata: { $waste }
craftsmen-set-cards = Karty: { $cards } z { $needed }
craftsmen-set-invest = Kolory: { $cards } z 4, punkty: { $points }
craftsmen-set-laid = Wyłożone: { $cards } z { $needed }

craftsmen-next-auction-buy = Kupić { $building_acc } czy wystawić na licytację?
craftsmen-next-take-take-both = Wziąć tylko kartę { $card_acc } czy obie odkryte?
craftsmen-next-cover-card-cover-points = Zapłacić kartą czy punktami?
craftsmen-next-build-side = Na którym końcu rzędu budujesz { $building_acc }?
craftsmen-next-build-building = Co budujesz tutaj, { $side }?

craftsmen-preview-fee-points-badge = −{ $points }
craftsmen-preview-fee-card-badge = −1 karta
craftsmen-preview-build-badge = −{ $cost }
craftsmen-preview-buy-badge = −{ $price }
craftsmen-preview-points-badge = +{ $points }
craftsmen-preview-bribe-badge = −1 karta
craftsmen-preview-purchase-badge = −1 karta

# Dlaczego ruch jest dobry
craftsmen-reason-points = { $more ->
    [more] więcej punktów od razu
   *[less] mniej punktów od razu
  }
craftsmen-reason-bonuses = { $more ->
    [more] większy zysk z żetonów bonusowych
   *[less] mniejszy zysk z żetonów bonusowych
  }
craftsmen-reason-ships = { $more ->
    [more] większy zysk ze znaczników w ładowniach
   *[less] mniejszy zysk ze znaczników w ładowniach
  }
craftsmen-reason-granary = { $more ->
    [more] większy zysk ze znaczników w spichlerzu
   *[less] mniejszy zysk ze znaczników w spichlerzu
  }
craftsmen-reason-capital = { $more ->
    [more] więcej kart kapitału
   *[less] mniej kart kapitału
  }
craftsmen-reason-cards = { $more ->
    [more] więcej kart budynków na ręce
   *[less] mniej kart budynków na ręce
  }
craftsmen-reason-goods = { $more ->
    [more] więcej znaczników czekających w budynkach i na jarmarku
   *[less] mniej znaczników czekających w budynkach i na jarmarku
  }
craftsmen-reason-privileges = { $more ->
    [more] więcej żetonów przywilejów
   *[less] mniej żetonów przywilejów
  }
craftsmen-reason-works = { $more ->
    [more] więcej żetonów pracy
   *[less] mniej żetonów pracy
  }
craftsmen-reason-city = { $more ->
    [more] więcej kart do zestawów kolorów
   *[less] mniej kart do zestawów kolorów
  }
craftsmen-reason-workshops = { $more ->
    [more] twoje linie produkcyjne są bliżej ukończenia
   *[less] twoje linie produkcyjne są dalej od ukończenia
  }

# Co zostało niewykorzystane
craftsmen-left-capital = Karty kapitału pozostałe na ręce
craftsmen-left-buildings = Karty niezbudowanych budynków
craftsmen-left-goods = Nieprzetworzone towary
craftsmen-left-works = Niewykorzystane żetony pracy
craftsmen-left-helpers = Niewysłani pomocnicy
