# Zamki Burgundii.

# Ruchy
burgundy-move-choose = Wybierz: { $estate }, początkowy zamek na polu { $hex }
burgundy-move-take-with = Kość { $die }: weź żeton z pola { $space } magazynu { $depot }
burgundy-move-place-with = Kość { $die }: umieść żeton z miejsca { $storage } magazynu podręcznego na polu { $hex }
burgundy-move-sell-with = Kość { $die }: sprzedaj towary ({ $good })
burgundy-move-workers-with = Kość { $die }: weź robotników
burgundy-move-take = Weź żeton z pola { $space } magazynu { $depot }
burgundy-move-place = Umieść żeton z miejsca { $storage } magazynu podręcznego na polu { $hex }
burgundy-move-sell = Sprzedaj towary ({ $good })
burgundy-move-workers = Weź robotników
burgundy-move-buy = Kup żeton z pola { $space } { $depot ->
    [0] czarnego magazynu
   *[other] magazynu { $depot }
  } za 2 grudki srebra
burgundy-move-buy-for-workers = Kup żeton z pola { $space } { $depot ->
    [0] czarnego magazynu
   *[other] magazynu { $depot }
  } za 2 robotników
burgundy-move-load = Weź towary z { $number ->
    [1] magazynu { $depots }
   *[other] magazynów { $depots }
  }
burgundy-move-keep = Z nowych towarów weź: { $goods }
burgundy-move-discard = Odrzuć żeton z miejsca { $storage } magazynu podręcznego
burgundy-move-decline = Zrezygnuj z efektu
burgundy-move-end = Zakończ turę bez zakupu

# Ruchy, gdy ze stołu widać, czego dotyczą i ile kosztują
burgundy-play-take-with = Kość { $die }: weź z magazynu { $depot }: { $tile }{ $workers ->
    [0] {""}
    [one] {" "}({ $workers } robotnik)
    [few] {" "}({ $workers } robotników)
    [many] {" "}({ $workers } robotników)
   *[other] {" "}({ $workers } robotnika)
  }
burgundy-play-place-with = Kość { $die }: umieść na polu { $hex }: { $tile }{ $workers ->
    [0] {""}
    [one] {" "}({ $workers } robotnik)
    [few] {" "}({ $workers } robotników)
    [many] {" "}({ $workers } robotników)
   *[other] {" "}({ $workers } robotnika)
  }
burgundy-play-sell-with = Kość { $die }: sprzedaj towary ({ $good }: { $number }){ $workers ->
    [0] {""}
    [one] {" "}({ $workers } robotnik)
    [few] {" "}({ $workers } robotników)
    [many] {" "}({ $workers } robotników)
   *[other] {" "}({ $workers } robotnika)
  }
burgundy-play-take = Weź z magazynu { $depot }: { $tile }
burgundy-play-place = Umieść na polu { $hex }: { $tile }
burgundy-play-sell = Sprzedaj towary ({ $good }: { $number })
burgundy-play-buy = Kup z { $depot ->
    [0] czarnego magazynu
   *[other] magazynu { $depot }
  } za 2 grudki srebra: { $tile }
burgundy-play-buy-for-workers = Kup z { $depot ->
    [0] czarnego magazynu
   *[other] magazynu { $depot }
  } za 2 robotników: { $tile }
burgundy-play-discard = Odrzuć: { $tile }

# Zdarzenia
burgundy-estate-chosen = wybiera: { $estate }, początkowy zamek na polu { $hex }
burgundy-estate-hidden = dokonuje wyboru posiadłości w ukryciu
burgundy-estate-uncovered = odkrywa: { $estate }, początkowy zamek na polu { $hex }
burgundy-phase = Rozpoczyna się faza { $phase }
burgundy-laid-out = { $depot ->
    [0] Czarny magazyn
   *[other] Magazyn { $depot }
  }: { $tiles }
burgundy-round-goods = Towary pięciu rund: { $goods }
burgundy-rolled = rzuca: { $dice }
burgundy-white-die = rzuca białą kością: { $depot }; towar ({ $good }) trafia do magazynu { $depot }
burgundy-changed-die = używa kości { $die } jako { $number } ({ $workers ->
    [0] za darmo
    [one] { $workers } robotnik
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
  })
burgundy-knowledge = korzysta z żetonu: { $tile }
burgundy-took = bierze z magazynu { $depot }: { $tile } ({ $by })
burgundy-discarded = odrzuca: { $tile }
burgundy-bought = kupuje z { $depot ->
    [0] czarnego magazynu
   *[other] magazynu { $depot }
  }: { $tile } ({ $workers ->
    [0] { $silver } grudki srebra
   *[other] { $workers } robotników
  })
burgundy-placed = umieszcza na polu { $hex }: { $tile } ({ $by })
burgundy-region = zapełnia region ({ $colour }, rozmiar { $size }): { $points } + { $phase } pkt
burgundy-bonus-large = pierwszy zapełnia kolor ({ $colour }): duży żeton bonusowy, { $points } pkt
burgundy-bonus-small = drugi zapełnia kolor ({ $colour }): mały żeton bonusowy, { $points } pkt
burgundy-bonus-none = zapełnia kolor ({ $colour }), którego żetonów bonusowych już nie ma
burgundy-animals = zdobywa { $points } pkt za zwierzęta ({ $tile }){ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more } pkt za żeton nauki 7
  }
burgundy-watchtower = zdobywa { $points } pkt za strażnicę
burgundy-boarding-house = otrzymuje robotników z pensjonatu: { $workers }
burgundy-bank = otrzymuje grudki srebra z banku: { $silver }
burgundy-effect-lost = nie może skorzystać z efektu: { $tile }
burgundy-declined = rezygnuje z efektu: { $tile }
burgundy-loaded = { $number ->
    [0] nie ładuje żadnych towarów
   *[other] ładuje towary: { $goods }
  }{ $left ->
    [0] {""}
   *[other] ; zostaje: { $left }
  }
burgundy-marker = przesuwa się na pole { $space } toru kolejności
burgundy-first = jest teraz pierwszy w kolejności
burgundy-sold = sprzedaje towary ({ $good }: { $number }) za { $points } pkt; srebro: { $silver }{ $workers ->
    [0] {""}
   *[other] , robotnicy: { $workers }
  } ({ $by })
burgundy-workers = bierze robotników: { $workers }{ $silver ->
    [0] {""}
   *[other] , srebro: { $silver }
  } ({ $by })
burgundy-income = otrzymuje srebro z kopalń: { $silver }{ $workers ->
    [0] {""}
   *[other] , robotnicy: { $workers }
  }
burgundy-final-left = punktuje to, co zostało: towary { $goods }, srebro { $silver }, robotnicy { $workers }
burgundy-final-knowledge = zdobywa { $points } pkt: { $tile }
burgundy-final = kończy z wynikiem { $points } pkt

# Dlaczego nie
burgundy-refused-estate-first = najpierw wszyscy wybierają posiadłości
burgundy-refused-estate-fixed = posiadłości wybiera się tylko raz, przed fazą A
burgundy-refused-other-estate = możesz wybrać spośród: { $estates }
burgundy-refused-discard-first = magazyn podręczny jest pełny: odrzuć jeden z żetonów, aby zrobić miejsce ({ $tile })
burgundy-refused-discard = żetony odrzuca się tylko wtedy, gdy magazyn podręczny jest pełny i dochodzi nowy żeton
burgundy-refused-effect-first = najpierw efekt: { $tile }
burgundy-refused-empty-space = pole { $space } magazynu { $depot } jest puste
burgundy-refused-empty-black = pole { $space } czarnego magazynu jest puste
burgundy-refused-no-such-die = nie masz niewykorzystanej kości z wynikiem { $die }
burgundy-refused-no-goods = nie masz takich towarów ({ $good })
burgundy-refused-workers = użycie kości { $die } jako { $number } wymaga robotników: { $needed }; masz { $workers }
burgundy-refused-empty-storage = miejsce { $storage } magazynu podręcznego jest puste
burgundy-refused-filled = na polu { $hex } leży już żeton
burgundy-refused-colour-full = na wszystkich polach tego koloru leżą już żetony ({ $tile })
burgundy-refused-colour = pole { $hex } jest innego koloru ({ $colour }) niż żeton ({ $tile })
burgundy-refused-not-adjacent = pole { $hex } nie sąsiaduje z żadnym położonym żetonem
burgundy-refused-no-hex = żadne puste pole tego koloru nie sąsiaduje z położonym żetonem ({ $tile })
burgundy-refused-same-building = w tym mieście jest już taki budynek ({ $tile })
burgundy-refused-needs-die = żaden efekt nie czeka, więc do tego potrzebna jest kość: podaj którą
burgundy-refused-dice-left = trzeba wykorzystać obie kości
burgundy-refused-carpenters-workshop = stolarnia pozwala wziąć tylko budynek
burgundy-refused-church = kościół pozwala wziąć tylko kopalnię, żeton nauki albo zamek
burgundy-refused-market = targowisko pozwala wziąć tylko statek albo zwierzęta
burgundy-refused-bought = w tej turze był już zakup; wolno kupić jeden żeton na turę
burgundy-refused-not-black = możesz kupować tylko z czarnego magazynu
burgundy-refused-price = żeton kosztuje { $price } grudki srebra; masz { $silver }
burgundy-refused-pay-workers = za żetony płaci się srebrem, nie robotnikami
burgundy-refused-price-workers = żeton kosztuje { $price } robotników; masz { $workers }
burgundy-refused-mixed = żeton kosztuje { $price } grudki srebra albo { $price } robotników; nie można płacić po części jednym i drugim
burgundy-refused-no-ship = towary bierze się po umieszczeniu statku
burgundy-refused-kinds = trzeba wybrać dokładnie tyle nowych rodzajów towarów: { $number }
burgundy-refused-two-depots = tylko żeton nauki 5 pozwala brać towary z dwóch magazynów
burgundy-refused-depot-first = najpierw wybierz magazyn
burgundy-refused-decline-castle = akcję zamku trzeba wykonać; zawsze można wziąć robotników
burgundy-refused-decline-ship = statek bierze towary z wybranego magazynu, choćby pustego
burgundy-refused-nothing-to-decline = żaden dobrowolny efekt nie czeka

# Skąd punkty
burgundy-source-regions-castle = Regiony zamków
burgundy-source-regions-ship = Rzeki
burgundy-source-regions-mine = Regiony kopalń
burgundy-source-regions-knowledge = Regiony nauki
burgundy-source-regions-building = Miasta
burgundy-source-regions-animal = Pastwiska
burgundy-source-regions-phase-a = Regiony ukończone w fazie A
burgundy-source-regions-phase-b = Regiony ukończone w fazie B
burgundy-source-regions-phase-c = Regiony ukończone w fazie C
burgundy-source-regions-phase-d = Regiony ukończone w fazie D
burgundy-source-regions-phase-e = Regiony ukończone w fazie E
burgundy-source-animals = Zwierzęta
burgundy-source-goods-sold = Sprzedane towary
burgundy-source-watchtowers = Strażnice
burgundy-source-bonus-tiles = Żetony bonusowe
burgundy-source-left-goods = Pozostałe towary
burgundy-source-left-silver = Pozostałe srebro
burgundy-source-left-workers = Pozostali robotnicy
burgundy-source-knowledge-07 = Żeton nauki 7 (1 punkt więcej za żeton zwierząt)
burgundy-source-knowledge-15 = Żeton nauki 15 (rodzaje sprzedanych towarów)
burgundy-source-knowledge-16 = Żeton nauki 16 (składy)
burgundy-source-knowledge-17 = Żeton nauki 17 (strażnice)
burgundy-source-knowledge-18 = Żeton nauki 18 (stolarnie)
burgundy-source-knowledge-19 = Żeton nauki 19 (kościoły)
burgundy-source-knowledge-20 = Żeton nauki 20 (targowiska)
burgundy-source-knowledge-21 = Żeton nauki 21 (pensjonaty)
burgundy-source-knowledge-22 = Żeton nauki 22 (banki)
burgundy-source-knowledge-23 = Żeton nauki 23 (ratusze)
burgundy-source-knowledge-24 = Żeton nauki 24 (rodzaje zwierząt)
burgundy-source-knowledge-25 = Żeton nauki 25 (sprzedane towary)
burgundy-source-knowledge-26 = Żeton nauki 26 (żetony bonusowe)

# Stół w terminalu
burgundy-table-phase = Faza { $phase }, runda { $round } z 5
burgundy-table-choosing = Wybór posiadłości
burgundy-table-white-die = biała kość: { $number }
burgundy-table-order = kolejność: { $players }
burgundy-table-round-goods = następne towary: { $goods }
burgundy-table-depot = Magazyn
burgundy-table-spaces = Żetony
burgundy-table-goods = Towary
burgundy-table-black = czarny
burgundy-table-bonus-tiles = Żetony bonusowe do zdobycia: { $tiles }
burgundy-table-large = duży
burgundy-table-small = mały
burgundy-table-none = brak
burgundy-table-points = { $points } pkt
burgundy-table-dice = Kości: { $dice } (w nawiasach wykorzystane)
burgundy-table-storage = Magazyn podręczny:
burgundy-table-silver = Srebro { $silver }, robotnicy { $workers }
burgundy-table-held = Towary: { $goods }
burgundy-table-sold = Sprzedane: { $goods }
burgundy-table-knowledge = Nauka:
burgundy-table-bonuses = Żetony bonusowe: { $tiles }
burgundy-table-choices = Posiadłości do wyboru: { $estates }
burgundy-table-effect = Teraz efekt: { $tile }
burgundy-table-surplus = Czeka na miejsce: { $tile }
burgundy-table-legend = Puste pola: litera koloru, liczba oczek, numer pola. C zamek, S statek, M kopalnia, K nauka, B budynek, A zwierzęta
burgundy-short-castle = zamek
burgundy-short-ship = statek
burgundy-short-mine = kopal.
burgundy-short-cow = krowa
burgundy-short-sheep = owca
burgundy-short-pig = świn.
burgundy-short-chicken = kura
burgundy-short-warehouse = Skład
burgundy-short-watchtower = Straż.
burgundy-short-carpenters-workshop = Stol.
burgundy-short-church = Kości.
burgundy-short-market = Targ
burgundy-short-boarding-house = Pensj.
burgundy-short-bank = Bank
burgundy-short-city-hall = Ratusz
burgundy-short-knowledge = N

# Rzeczy
burgundy-name-die = kość
burgundy-name-phase-a = A
burgundy-name-phase-b = B
burgundy-name-phase-c = C
burgundy-name-phase-d = D
burgundy-name-phase-e = E
burgundy-name-castle = zamek
burgundy-name-ship = statek
burgundy-name-mine = kopalnia
burgundy-name-knowledge = nauka
burgundy-name-building = budynek
burgundy-name-animal = zwierzęta
burgundy-name-turquoise = turkusowy
burgundy-name-violet = fioletowy
burgundy-name-pink = różowy
burgundy-name-red = czerwony
burgundy-name-brown = brązowy
burgundy-name-orange = pomarańczowy
burgundy-name-cow-2 = 2 krowy
burgundy-name-cow-3 = 3 krowy
burgundy-name-cow-4 = 4 krowy
burgundy-name-sheep-2 = 2 owce
burgundy-name-sheep-3 = 3 owce
burgundy-name-sheep-4 = 4 owce
burgundy-name-pig-2 = 2 świnie
burgundy-name-pig-3 = 3 świnie
burgundy-name-pig-4 = 4 świnie
burgundy-name-chicken-2 = 2 kury
burgundy-name-chicken-3 = 3 kury
burgundy-name-chicken-4 = 4 kury
burgundy-name-warehouse = Skład
burgundy-name-watchtower = Strażnica
burgundy-name-carpenters-workshop = Stolarnia
burgundy-name-church = Kościół
burgundy-name-market = Targowisko
burgundy-name-boarding-house = Pensjonat
burgundy-name-bank = Bank
burgundy-name-city-hall = Ratusz
burgundy-name-knowledge-01 = Żeton nauki 1 (takie same budynki w mieście)
burgundy-name-knowledge-02 = Żeton nauki 2 (robotnicy z kopalń)
burgundy-name-knowledge-03 = Żeton nauki 3 (2 grudki srebra za sprzedaż)
burgundy-name-knowledge-04 = Żeton nauki 4 (robotnik za sprzedaż)
burgundy-name-knowledge-05 = Żeton nauki 5 (towary z dwóch magazynów)
burgundy-name-knowledge-06 = Żeton nauki 6 (zakup z każdego magazynu)
burgundy-name-knowledge-07 = Żeton nauki 7 (1 punkt więcej za żeton zwierząt)
burgundy-name-knowledge-08 = Żeton nauki 8 (robotnik zmienia kość o 2)
burgundy-name-knowledge-09 = Żeton nauki 9 (darmowa zmiana o 1: budynki)
burgundy-name-knowledge-10 = Żeton nauki 10 (darmowa zmiana o 1: statki i zwierzęta)
burgundy-name-knowledge-11 = Żeton nauki 11 (darmowa zmiana o 1: zamki, kopalnie i nauka)
burgundy-name-knowledge-12 = Żeton nauki 12 (darmowa zmiana o 1: branie żetonów)
burgundy-name-knowledge-13 = Żeton nauki 13 (srebro z robotnikami)
burgundy-name-knowledge-14 = Żeton nauki 14 (4 robotników zamiast 2)
burgundy-name-knowledge-15 = Żeton nauki 15 (rodzaje sprzedanych towarów)
burgundy-name-knowledge-16 = Żeton nauki 16 (składy)
burgundy-name-knowledge-17 = Żeton nauki 17 (strażnice)
burgundy-name-knowledge-18 = Żeton nauki 18 (stolarnie)
burgundy-name-knowledge-19 = Żeton nauki 19 (kościoły)
burgundy-name-knowledge-20 = Żeton nauki 20 (targowiska)
burgundy-name-knowledge-21 = Żeton nauki 21 (pensjonaty)
burgundy-name-knowledge-22 = Żeton nauki 22 (banki)
burgundy-name-knowledge-23 = Żeton nauki 23 (ratusze)
burgundy-name-knowledge-24 = Żeton nauki 24 (rodzaje zwierząt)
burgundy-name-knowledge-25 = Żeton nauki 25 (sprzedane towary)
burgundy-name-knowledge-26 = Żeton nauki 26 (żetony bonusowe)
burgundy-name-estate-1 = Posiadłość 1
burgundy-name-estate-2 = Posiadłość 2
burgundy-name-estate-3 = Posiadłość 3
burgundy-name-estate-4 = Posiadłość 4
burgundy-name-estate-5 = Posiadłość 5
burgundy-name-estate-6 = Posiadłość 6
burgundy-name-estate-7 = Posiadłość 7
burgundy-name-estate-8 = Posiadłość 8
burgundy-name-estate-9 = Posiadłość 9
burgundy-name-estate-2019-2 = Posiadłość 2 z edycji 2019
burgundy-name-estate-2019-11a = Posiadłość 11a z edycji 2019
burgundy-name-estate-2019-11b = Posiadłość 11b z edycji 2019
burgundy-name-estate-2019-11c = Posiadłość 11c z edycji 2019
burgundy-name-estate-2019-11d = Posiadłość 11d z edycji 2019
burgundy-name-estate-2019-11e = Posiadłość 11e z edycji 2019
burgundy-name-estate-2019-11f = Posiadłość 11f z edycji 2019

# Stół w przeglądarce
burgundy-board-main = Plansza główna
burgundy-board-phases = Fazy
burgundy-board-phase-points = Region zapełniony w fazie { $phase } daje o { $points } pkt więcej
burgundy-board-rounds = Rundy
burgundy-board-coming = Runda { $round }: pojawi się towar ({ $good })
burgundy-board-order = Kolejność
burgundy-board-order-tip = Tury grane są od prawej, w stosie od góry. Każdy statek przesuwa właściciela o jedno pole w prawo.
burgundy-board-depot-name = Magazyn { $depot }
burgundy-board-depot = Magazyn { $depot }; towary: { $goods }
burgundy-board-black = Czarny magazyn
burgundy-board-empty-space = Puste pole ({ $colour })
burgundy-board-empty-black = Puste pole czarnego magazynu
burgundy-board-tile = { $tile }: { $does }
burgundy-board-knowledge-number = Nauka { $number }
burgundy-board-hex = Pole { $hex }, puste: { $colour }, kość { $number }
burgundy-board-hex-filled = Pole { $hex }: { $tile }
burgundy-board-goods = { $good } × { $number }
burgundy-board-none = brak
burgundy-board-bonus-tiles = Żetony bonusowe
burgundy-board-bonus-left = { $colour }: { $large ->
    [0] dużego żetonu bonusowego już nie ma
   *[other] { $large } pkt dla pierwszego, kto zapełni ten kolor
  }, { $small ->
    [0] małego też nie
   *[other] { $small } pkt dla drugiego
  }. Żetony w stosie: { $pile }
burgundy-board-bonus = Żeton bonusowy ({ $colour }): { $points } pkt
burgundy-board-bonuses = Bonusy
burgundy-board-estate = Twoja posiadłość
burgundy-board-no-estate = Posiadłość jeszcze niewybrana
burgundy-board-workers = Robotnicy: { $workers }
burgundy-board-silver = Srebro: { $silver }
burgundy-board-dice = Kości
burgundy-board-die = Kość: { $number }
burgundy-board-die-used = Kość: { $number }, wykorzystana
burgundy-board-storage = Magazyn podręczny
burgundy-board-empty-storage = Miejsce { $storage } magazynu podręcznego, puste
burgundy-board-goods-held = Towary
burgundy-board-fresh = Nowe towary: które?
burgundy-board-knowledge = Nauka
burgundy-board-sold = Sprzedane
burgundy-board-sold-goods = Sprzedane towary: { $goods }
burgundy-board-castle-here = { $estate }: początkowy zamek na polu { $hex } (kość { $number })
burgundy-board-chosen = Posiadłość wybrana; pozostali jeszcze wybierają.
burgundy-board-regions = Regiony
burgundy-board-region = { $colour }: zajęte { $filled } z { $size }; ostatnie pole da teraz { $now } pkt{ $next ->
    [0] {""}
   *[other] , w następnej fazie { $next } pkt
  }
burgundy-board-race = { $missing ->
    [0] { $player }: kolor zapełniony
    [one] { $player }: brakuje { $missing } pola
   *[other] { $player }: brakuje { $missing } pól
  }

burgundy-question-choose = Wybierz posiadłość: wskaż ciemnozielone pole na początkowy zamek.
burgundy-question-discard = Magazyn podręczny jest pełny. Który żeton odrzucasz, by zrobić miejsce ({ $tile })?
burgundy-question-keep = Nie wszystkie towary się zmieszczą. Które nowe rodzaje bierzesz?
burgundy-question-dice = Wybierz kość i to, co z nią zrobisz.
burgundy-question-die = { $left ->
    [1] Co robisz z kością { $die }?
   *[other] Obie kości pokazują { $die }. Co robisz z pierwszą?
  }
burgundy-question-end = Obie kości wykorzystane: kup żeton albo zakończ turę.
burgundy-question-castle = Zamek: jeszcze jedna akcja, z dowolną liczbą oczek.
burgundy-question-ship = Statek: z którego magazynu bierzesz towary?
burgundy-question-warehouse = Skład: sprzedaj jeden rodzaj towarów.
burgundy-question-carpenters-workshop = Stolarnia: weź budynek z dowolnego magazynu.
burgundy-question-church = Kościół: weź kopalnię, żeton nauki albo zamek z dowolnego magazynu.
burgundy-question-market = Targowisko: weź statek albo zwierzęta z dowolnego magazynu.
burgundy-question-city-hall = Ratusz: umieść kolejny żeton, bez względu na liczbę oczek.

burgundy-group-choose = Wybór posiadłości
burgundy-group-take = Wzięcie żetonu
burgundy-group-take-with = { burgundy-group-take }
burgundy-group-place = Umieszczenie żetonu
burgundy-group-place-with = { burgundy-group-place }
burgundy-group-sell = Sprzedaż towarów
burgundy-group-sell-with = { burgundy-group-sell }
burgundy-group-workers = Wzięcie robotników
burgundy-group-workers-with = { burgundy-group-workers }
burgundy-group-buy = Zakup żetonu
burgundy-group-buy-for-workers = Zakup żetonu za robotników
burgundy-group-load = Załadunek towarów
burgundy-group-keep = Wybór nowych towarów
burgundy-group-discard = Odrzucenie żetonu
burgundy-group-decline = Rezygnacja z efektu
burgundy-group-end = Koniec tury

burgundy-preview-die = { $workers ->
    [0] bez robotników
    [one] { $workers } robotnik, by użyć kości { $die } jako { $number }
    [few] { $workers } robotników, by użyć kości { $die } jako { $number }
    [many] { $workers } robotników, by użyć kości { $die } jako { $number }
   *[other] { $workers } robotnika, by użyć kości { $die } jako { $number }
  }
burgundy-preview-get = otrzymasz: { $tile }
burgundy-preview-pay-silver = kosztuje 2 grudki srebra
burgundy-preview-pay-workers = kosztuje 2 robotników
burgundy-preview-sell = { $points } pkt za { $number }; srebro: { $silver }{ $workers ->
    [0] {""}
   *[other] , robotnik: { $workers }
  }
burgundy-preview-workers = robotnicy: { $workers }{ $silver ->
    [0] {""}
   *[other] , srebro: { $silver }
  }
burgundy-preview-discard = wypada z gry: { $tile }
burgundy-preview-region = zapełnia region o rozmiarze { $size }: { $points } + { $phase } pkt
burgundy-preview-bonus = i cały kolor: { $points } pkt
burgundy-preview-animals = { $points } pkt za zwierzęta

burgundy-does-castle = od razu jeszcze jedna akcja, z dowolną liczbą oczek
burgundy-does-ship = weź towary z magazynu, potem awansuj w kolejności
burgundy-does-mine = 1 grudka srebra na koniec każdej fazy
burgundy-does-animals = { $animals } pkt i ponownie za każdy żeton tego gatunku na pastwisku
burgundy-does-warehouse = od razu sprzedaj jeden rodzaj towarów
burgundy-does-watchtower = 4 pkt
burgundy-does-carpenters-workshop = weź budynek z dowolnego magazynu
burgundy-does-church = weź kopalnię, naukę albo zamek z dowolnego magazynu
burgundy-does-market = weź statek albo zwierzęta z dowolnego magazynu
burgundy-does-boarding-house = 4 robotników
burgundy-does-bank = 2 grudki srebra
burgundy-does-city-hall = umieść kolejny żeton, bez względu na liczbę oczek
burgundy-does-knowledge-01 = takie same budynki mogą stać w jednym mieście
burgundy-does-knowledge-02 = kopalnie dają też robotnika za każdą grudkę srebra
burgundy-does-knowledge-03 = każda sprzedaż daje 2 grudki srebra zamiast 1
burgundy-does-knowledge-04 = każda sprzedaż daje też robotnika
burgundy-does-knowledge-05 = statek może zabrać towary z dwóch sąsiednich magazynów
burgundy-does-knowledge-06 = kupować można z każdego magazynu
burgundy-does-knowledge-07 = 1 pkt więcej za każdy punktowany żeton zwierząt
burgundy-does-knowledge-08 = robotnik zmienia kość o 1 lub 2
burgundy-does-knowledge-09 = kości do umieszczania budynków: jedna zmiana o 1 za darmo
burgundy-does-knowledge-10 = kości do umieszczania statków i zwierząt: jedna zmiana o 1 za darmo
burgundy-does-knowledge-11 = kości do umieszczania zamków, kopalń i nauki: jedna zmiana o 1 za darmo
burgundy-does-knowledge-12 = kości do brania żetonów: jedna zmiana o 1 za darmo
burgundy-does-knowledge-13 = wzięcie robotników daje też 1 grudkę srebra
burgundy-does-knowledge-14 = wzięcie robotników daje ich 4
burgundy-does-knowledge-15 = na koniec punkty za każdy rodzaj sprzedanych towarów
burgundy-does-knowledge-16 = na koniec 4 pkt za każdy skład
burgundy-does-knowledge-17 = na koniec 4 pkt za każdą strażnicę
burgundy-does-knowledge-18 = na koniec 4 pkt za każdą stolarnię
burgundy-does-knowledge-19 = na koniec 4 pkt za każdy kościół
burgundy-does-knowledge-20 = na koniec 4 pkt za każde targowisko
burgundy-does-knowledge-21 = na koniec 4 pkt za każdy pensjonat
burgundy-does-knowledge-22 = na koniec 4 pkt za każdy bank
burgundy-does-knowledge-23 = na koniec 4 pkt za każdy ratusz
burgundy-does-knowledge-24 = na koniec 4 pkt za każdy gatunek zwierząt
burgundy-does-knowledge-25 = na koniec 1 pkt za każdy sprzedany towar
burgundy-does-knowledge-26 = na koniec punkty za każdy żeton bonusowy

burgundy-set-kinds = Rodzaje towarów: { $number } z { $needed }

burgundy-preview-die-badge = { $workers ->
    [0] za darmo
    [one] −{ $workers } robotnik
    [few] −{ $workers } robotników
    [many] −{ $workers } robotników
   *[other] −{ $workers } robotnika
  }
burgundy-preview-pay-silver-badge = −2 srebra
burgundy-preview-pay-workers-badge = −2 robotników
burgundy-preview-sell-badge = +{ $points }
burgundy-preview-workers-badge = { $workers ->
    [one] +{ $workers } robotnik
    [few] +{ $workers } robotników
    [many] +{ $workers } robotników
   *[other] +{ $workers } robotnika
  }
burgundy-preview-region-badge = +{ $points }+{ $phase }
burgundy-preview-bonus-badge = +{ $points }
burgundy-preview-animals-badge = +{ $points }
