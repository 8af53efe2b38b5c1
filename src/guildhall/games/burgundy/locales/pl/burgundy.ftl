# Zamki Burgundii.

# Ruchy
burgundy-move-choose = Wybierz { $estate_acc } z początkowym zamkiem na { burgundy-hex.loc }
burgundy-move-take-with = Weź żeton z pola { $space } magazynu { $depot } kością z wynikiem { $die }
burgundy-move-place-with = Umieść żeton z miejsca { $storage } magazynu podręcznego na { burgundy-hex.loc } kością z wynikiem { $die }
burgundy-move-sell-with = Sprzedaj wszystkie { $good_few } towary kością z wynikiem { $die }
burgundy-move-workers-with = Weź robotników{ $die ->
    [0] {""}
   *[other] {" "}kością z wynikiem { $die }
  }
burgundy-move-take = Weź żeton z pola { $space } magazynu { $depot }
burgundy-move-place = Umieść żeton z miejsca { $storage } magazynu podręcznego na { burgundy-hex.loc }
burgundy-move-sell = Sprzedaj wszystkie { $good_few } towary
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
    [one] magazynu { $depots }
    [few] magazynów { $depots }
    [many] magazynów { $depots }
   *[other] magazynów { $depots }
  }
burgundy-move-keep = Z nowych rodzajów towarów weź: { $goods }
burgundy-move-discard = Odrzuć żeton z miejsca { $storage } magazynu podręcznego
burgundy-move-decline = Zrezygnuj z efektu
burgundy-move-end = Zakończ turę bez zakupu

# Ruchy, gdy ze stołu widać, czego dotyczą i ile kosztują
burgundy-play-take-with = Weź { $tile_acc } z magazynu { $depot }{ $die ->
    [0] {""}
   *[other] {" "}kością z wynikiem { $die }
  }{ $workers ->
    [0] {""}
    [one] , używając { $workers } robotnika
    [few] , używając { $workers } robotników
    [many] , używając { $workers } robotników
   *[other] , używając { $workers } robotnika
  }
burgundy-play-place-with = Umieść { $tile_acc } na { burgundy-hex.loc }{ $die ->
    [0] {""}
   *[other] {" "}kością z wynikiem { $die }
  }{ $workers ->
    [0] {""}
    [one] , używając { $workers } robotnika
    [few] , używając { $workers } robotników
    [many] , używając { $workers } robotników
   *[other] , używając { $workers } robotnika
  }
burgundy-play-sell-with = Sprzedaj { $number ->
    [one] { $number } { $good } towar
    [few] { $number } { $good_few } towary
    [many] { $number } { $good_many } towarów
   *[other] { $number } { $good_many } towaru
  }{ $die ->
    [0] {""}
   *[other] {" "}kością z wynikiem { $die }
  }{ $workers ->
    [0] {""}
    [one] , używając { $workers } robotnika
    [few] , używając { $workers } robotników
    [many] , używając { $workers } robotników
   *[other] , używając { $workers } robotnika
  }
burgundy-play-take = Weź { $tile_acc } z magazynu { $depot }
burgundy-play-place = Umieść { $tile_acc } na { burgundy-hex.loc }
burgundy-play-sell = Sprzedaj { $number ->
    [one] { $number } { $good } towar
    [few] { $number } { $good_few } towary
    [many] { $number } { $good_many } towarów
   *[other] { $number } { $good_many } towaru
  }
burgundy-play-buy = Kup { $tile_acc } z { $depot ->
    [0] czarnego magazynu
   *[other] magazynu { $depot }
  } za 2 grudki srebra
burgundy-play-buy-for-workers = Kup { $tile_acc } z { $depot ->
    [0] czarnego magazynu
   *[other] magazynu { $depot }
  } za 2 robotników
burgundy-play-discard = Odrzuć { $tile_acc }

# Zdarzenia
burgundy-estate-chosen = wybiera { $estate_acc } z początkowym zamkiem na { burgundy-hex.loc }
burgundy-estate-hidden = wybiera posiadłość w tajemnicy
burgundy-estate-uncovered = odkrywa { $estate_acc } z początkowym zamkiem na { burgundy-hex.loc }
burgundy-phase = Rozpoczyna się faza { $phase }
burgundy-laid-out = { $depot ->
    [0] Czarny magazyn
   *[other] Magazyn { $depot }
  }: { $tiles }
burgundy-round-goods = Towary na pięć rund: { $goods }
burgundy-rolled = rzuca kośćmi: { $dice }
burgundy-white-die = wyrzuca { $depot } na białej kości: { $good } towar trafia do magazynu { $depot }
burgundy-changed-die = używa kości z wynikiem { $die } jako { $number } ({ $workers ->
    [0] za darmo
    [one] { $workers } robotnik
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
  })
burgundy-knowledge = korzysta z { $tile_gen }
burgundy-took = bierze { $tile_acc } z magazynu { $depot }{ $by_means }
burgundy-discarded = odrzuca { $tile_acc }
burgundy-bought = kupuje { $tile_acc } z { $depot ->
    [0] czarnego magazynu
   *[other] magazynu { $depot }
  } za { $workers ->
    [0] { $silver ->
        [one] { $silver } grudkę srebra
        [few] { $silver } grudki srebra
        [many] { $silver } grudek srebra
       *[other] { $silver } grudki srebra
      }
    [one] { $workers } robotnika
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
  }
burgundy-placed = umieszcza { $tile_acc } na { burgundy-hex.loc }{ $by_means }
burgundy-region = zapełnia { $colour_region } ({ $size ->
    [one] { $size } pole
    [few] { $size } pola
    [many] { $size } pól
   *[other] { $size } pola
  }): { $points } + { $phase } pkt
burgundy-bonus-large = jako pierwszy gracz zapełnia { $colour_all }: duży żeton bonusowy, { $points } pkt
burgundy-bonus-small = jako drugi gracz zapełnia { $colour_all }: mały żeton bonusowy, { $points } pkt
burgundy-bonus-none = zapełnia { $colour_all }; żetonów bonusowych już nie ma
burgundy-animals = zdobywa { $points } pkt za { $tile_acc }{ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more } pkt za żeton nauki 7
  }
burgundy-watchtower = zdobywa { $points } pkt za strażnicę
burgundy-boarding-house = otrzymuje { $workers ->
    [one] { $workers } robotnika
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
  } z pensjonatu
burgundy-bank = otrzymuje { $silver ->
    [one] { $silver } grudkę srebra
    [few] { $silver } grudki srebra
    [many] { $silver } grudek srebra
   *[other] { $silver } grudki srebra
  } z banku
burgundy-effect-lost = nie może skorzystać z efektu { $tile_gen }
burgundy-declined = rezygnuje z efektu { $tile_gen }
burgundy-loaded = { $number ->
    [0] nie bierze żadnych towarów
   *[other] bierze towary: { $goods }
  }{ $left ->
    [0] {""}
    [one] ; zostaje { $left } towar
    [few] ; zostają { $left } towary
    [many] ; zostaje { $left } towarów
   *[other] ; zostaje { $left } towaru
  }
burgundy-marker = przesuwa się na pole { $space } toru kolejności
burgundy-first = jest teraz pierwszym graczem
burgundy-sold = sprzedaje { $number ->
    [one] { $number } { $good } towar
    [few] { $number } { $good_few } towary
    [many] { $number } { $good_many } towarów
   *[other] { $number } { $good_many } towaru
  } za { $points } pkt i { $silver ->
    [one] { $silver } grudkę srebra
    [few] { $silver } grudki srebra
    [many] { $silver } grudek srebra
   *[other] { $silver } grudki srebra
  }{ $workers ->
    [0] {""}
    [one] {" "}oraz { $workers } robotnika
    [few] {" "}oraz { $workers } robotników
    [many] {" "}oraz { $workers } robotników
   *[other] {" "}oraz { $workers } robotnika
  }{ $by_means }
burgundy-workers = bierze { $workers ->
    [one] { $workers } robotnika
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
  }{ $silver ->
    [0] {""}
    [one] {" "}i { $silver } grudkę srebra
    [few] {" "}i { $silver } grudki srebra
    [many] {" "}i { $silver } grudek srebra
   *[other] {" "}i { $silver } grudki srebra
  }{ $by_means }
burgundy-income = otrzymuje z kopalń { $silver ->
    [one] { $silver } grudkę srebra
    [few] { $silver } grudki srebra
    [many] { $silver } grudek srebra
   *[other] { $silver } grudki srebra
  }{ $workers ->
    [0] {""}
    [one] {" "}i { $workers } robotnika
    [few] {" "}i { $workers } robotników
    [many] {" "}i { $workers } robotników
   *[other] {" "}i { $workers } robotnika
  }
burgundy-final-left = zdobywa punkty: za pozostałe towary { $goods }, za srebro { $silver }, za robotników { $workers }
burgundy-final-knowledge = zdobywa { $points } pkt za { $tile_acc }
burgundy-final = kończy z wynikiem { $points } pkt
burgundy-ended = kończy turę{ $bought ->
    [0] {" "}bez zakupu
   *[other] {""}
  }
burgundy-loads = wybiera spośród towarów z { $number ->
    [1] magazynu { $depots }
   *[other] magazynów { $depots }
  }
burgundy-moment-estates = Wybór posiadłości
burgundy-moment = Faza { $phase }, runda { $round }{ $last ->
    [0] {""}
   *[other] , ostatnia
  }

# Dlaczego nie
burgundy-refused-estate-first = Najpierw wszyscy wybierają posiadłości.
burgundy-refused-estate-fixed = Posiadłości wybiera się tylko raz, przed fazą A.
burgundy-refused-other-estate = Do wyboru masz tylko { $estates_acc }.
burgundy-refused-discard-first = Magazyn podręczny jest pełny: odrzuć jeden żeton, aby zrobić miejsce dla { $tile_gen }.
burgundy-refused-discard = Żeton odrzucasz tylko wtedy, gdy bierzesz nowy, a magazyn podręczny jest pełny.
burgundy-refused-effect-first = Najpierw wykonaj efekt { $tile_gen }.
burgundy-refused-empty-space = Pole { $space } magazynu { $depot } jest puste.
burgundy-refused-empty-black = Pole { $space } czarnego magazynu jest puste.
burgundy-refused-no-such-die = Nie masz niewykorzystanej kości z wynikiem { $die }.
burgundy-refused-no-goods = Nie masz { $good_many } towarów.
burgundy-refused-workers = Użycie kości z wynikiem { $die } jako { $number } kosztuje { $needed ->
    [one] { $needed } robotnika
    [few] { $needed } robotników
    [many] { $needed } robotników
   *[other] { $needed } robotnika
  }; { $workers ->
    [0] nie masz żadnego
   *[other] masz tylko { $workers }
  }.
burgundy-refused-empty-storage = Miejsce { $storage } magazynu podręcznego jest puste.
burgundy-refused-filled = Na { burgundy-hex.loc } leży już żeton.
burgundy-refused-colour-full = Wszystkie pola w kolorze tego żetonu ({ $tile }) są już zajęte.
burgundy-refused-colour = { burgundy-hex } ma inny kolor niż { $tile }.
burgundy-refused-not-adjacent = { burgundy-hex } nie sąsiaduje z żadnym umieszczonym żetonem.
burgundy-refused-no-hex = Żadne puste pole w kolorze tego żetonu ({ $tile }) nie sąsiaduje z umieszczonym już żetonem.
burgundy-refused-same-building = W tym mieście jest już { $tile }.
burgundy-refused-needs-die = Do tego potrzebna jest kość: wybierz ją.
burgundy-refused-dice-left = Trzeba wykorzystać obie kości.
burgundy-refused-carpenters-workshop = Stolarnia pozwala wziąć tylko budynek.
burgundy-refused-church = Kościół pozwala wziąć tylko kopalnię, żeton nauki albo zamek.
burgundy-refused-market = Targowisko pozwala wziąć tylko statek albo zwierzęta.
burgundy-refused-bought = W jednej turze wolno kupić tylko jeden żeton, a ten zakup jest już za tobą.
burgundy-refused-not-black = Możesz kupować tylko z czarnego magazynu.
burgundy-refused-price = Żeton kosztuje { $price ->
    [one] { $price } grudkę srebra
    [few] { $price } grudki srebra
    [many] { $price } grudek srebra
   *[other] { $price } grudki srebra
  }; { $silver ->
    [0] nie masz żadnej
   *[other] masz tylko { $silver }
  }.
burgundy-refused-pay-workers = Za żetony płaci się srebrem, nie robotnikami.
burgundy-refused-price-workers = Żeton kosztuje { $price ->
    [one] { $price } robotnika
    [few] { $price } robotników
    [many] { $price } robotników
   *[other] { $price } robotnika
  }; { $workers ->
    [0] nie masz żadnego
   *[other] masz tylko { $workers }
  }.
burgundy-refused-mixed = Żeton kosztuje { $price ->
    [one] { $price } grudkę srebra albo { $price } robotnika
    [few] { $price } grudki srebra albo { $price } robotników
    [many] { $price } grudek srebra albo { $price } robotników
   *[other] { $price } grudki srebra albo { $price } robotnika
  }; nie można łączyć jednego z drugim.
burgundy-refused-no-ship = Towary bierze się tylko po umieszczeniu statku.
burgundy-refused-kinds = { $number ->
    [one] Wybierz dokładnie { $number } nowy rodzaj towarów.
    [few] Wybierz dokładnie { $number } nowe rodzaje towarów.
    [many] Wybierz dokładnie { $number } nowych rodzajów towarów.
   *[other] Wybierz dokładnie { $number } nowego rodzaju towarów.
  }
burgundy-refused-two-depots = Tylko żeton nauki 5 pozwala brać towary z dwóch magazynów.
burgundy-refused-depot-first = Najpierw wybierz magazyn.
burgundy-refused-decline-castle = Akcję zamku trzeba wykonać; zawsze można wziąć robotników.
burgundy-refused-decline-ship = Trzeba wybrać magazyn, z którego statek zabierze towary; można wybrać także pusty.
burgundy-refused-nothing-to-decline = Nie ma efektu, z którego można zrezygnować.

# Skąd punkty
burgundy-source-regions-castle = Regiony zamków
burgundy-source-regions-ship = Rzeki
burgundy-source-regions-mine = Regiony kopalń
burgundy-source-regions-knowledge = Regiony nauki
burgundy-source-regions-building = Miasta
burgundy-source-regions-animal = Pastwiska
burgundy-source-regions-phase-a = Regiony zapełnione w fazie A
burgundy-source-regions-phase-b = Regiony zapełnione w fazie B
burgundy-source-regions-phase-c = Regiony zapełnione w fazie C
burgundy-source-regions-phase-d = Regiony zapełnione w fazie D
burgundy-source-regions-phase-e = Regiony zapełnione w fazie E
burgundy-source-animals = Zwierzęta
burgundy-source-goods-sold = Sprzedane towary
burgundy-source-watchtowers = Strażnice
burgundy-source-bonus-tiles = Żetony bonusowe
burgundy-source-left-goods = Pozostałe towary
burgundy-source-left-silver = Pozostałe srebro
burgundy-source-left-workers = Pozostali robotnicy
burgundy-source-knowledge-07 = Żeton nauki 7 (zwierzęta)
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
burgundy-sources-regions = Punkty za wielkość regionów
burgundy-sources-phases = Punkty za fazę zapełnienia regionów
burgundy-sources-tiles = Żetony i towary
burgundy-sources-knowledge = Żetony nauki
burgundy-sources-left = Pozostałe zasoby

# Stół w terminalu
burgundy-table-phase = Faza { $phase }, runda { $round } z 5
burgundy-table-choosing = Wybór posiadłości
burgundy-table-choosing-hint = Magazyny zostaną zapełnione, gdy wszyscy wybiorą posiadłości. Do tego czasu wiadomo tylko, jakie kolory w nich będą.
burgundy-table-white-die = biała kość: { $number }
burgundy-table-order = kolejność: { $players }
burgundy-table-round-goods = Następne towary: { $goods }
burgundy-table-depot = Magazyn
burgundy-table-spaces = Żetony
burgundy-table-goods = Towary
burgundy-table-black = czarny
burgundy-table-bonus-tiles = Żetony bonusowe do zdobycia: { $tiles }
burgundy-table-large = duży
burgundy-table-small = mały
burgundy-table-none = brak
burgundy-table-points = { $points } pkt
burgundy-table-dice = Kości (w nawiasach wykorzystane): { $dice }
burgundy-table-storage = Magazyn podręczny:
burgundy-table-silver = Srebro: { $silver }, robotnicy: { $workers }
burgundy-table-held = Towary: { $goods }
burgundy-table-sold = Sprzedane: { $goods }
burgundy-table-knowledge = Nauka:
burgundy-table-bonuses = Żetony bonusowe: { $tiles }
burgundy-table-choices = Do wyboru: { $estates_acc }
burgundy-table-effect = Teraz: efekt { $tile_gen }
burgundy-table-surplus = Czeka na miejsce: { $tile }
burgundy-table-legend = Puste pola: skrót rodzaju żetonu, liczba oczek, numer pola. Z – zamek, S – statek, K – kopalnia, N – nauka, B – budynek, P – pastwisko (zwierzęta).
burgundy-table-initial = { $colour ->
    [castle] Z
    [ship] S
    [mine] K
    [knowledge] N
    [building] B
   *[animal] P
  }
burgundy-short-castle = zamek
burgundy-short-ship = statek
burgundy-short-mine = kopal.
burgundy-short-cow = krowy
burgundy-short-sheep = owce
burgundy-short-pig = świn.
burgundy-short-chicken = kury
burgundy-short-warehouse = skład
burgundy-short-watchtower = straż.
burgundy-short-carpenters-workshop = stol.
burgundy-short-church = kościół
burgundy-short-market = targ
burgundy-short-boarding-house = pensj.
burgundy-short-bank = bank
burgundy-short-city-hall = ratusz
burgundy-short-knowledge = N

# Rzeczy
burgundy-name-die = kość
    .means = {""}
burgundy-name-phase-a = A
burgundy-name-phase-b = B
burgundy-name-phase-c = C
burgundy-name-phase-d = D
burgundy-name-phase-e = E
burgundy-name-castle = zamek
    .acc = zamek
    .gen = zamku
    .means = {" "}(zamek)
    .region = region zamków
    .full = Zapełniony region zamków
    .all = wszystkie pola zamków
burgundy-name-ship = statek
    .acc = statek
    .gen = statku
    .means = {" "}(statek)
    .region = rzekę
    .full = Zapełniona rzeka
    .all = wszystkie rzeki
burgundy-name-mine = kopalnia
    .acc = kopalnię
    .gen = kopalni
    .region = region kopalń
    .full = Zapełniony region kopalń
    .all = wszystkie pola kopalń
burgundy-name-knowledge = nauka
    .region = region nauki
    .full = Zapełniony region nauki
    .all = wszystkie pola nauki
burgundy-name-building = budynek
    .region = miasto
    .full = Zapełnione miasto
    .all = wszystkie miasta
burgundy-name-animal = zwierzęta
    .region = pastwisko
    .full = Zapełnione pastwisko
    .all = wszystkie pastwiska
burgundy-name-turquoise = turkusowy
    .few = turkusowe
    .many = turkusowych
burgundy-name-violet = fioletowy
    .few = fioletowe
    .many = fioletowych
burgundy-name-pink = różowy
    .few = różowe
    .many = różowych
burgundy-name-red = czerwony
    .few = czerwone
    .many = czerwonych
burgundy-name-brown = brązowy
    .few = brązowe
    .many = brązowych
burgundy-name-orange = pomarańczowy
    .few = pomarańczowe
    .many = pomarańczowych
burgundy-name-cow-n = { $number ->
    [one] { $number } krowa
    [few] { $number } krowy
    [many] { $number } krów
   *[other] { $number } krowy
  }
    .acc = { $number ->
        [one] { $number } krowę
        [few] { $number } krowy
        [many] { $number } krów
       *[other] { $number } krowy
      }
    .gen = { $number ->
        [one] { $number } krowy
        [few] { $number } krów
        [many] { $number } krów
       *[other] { $number } krowy
      }
burgundy-name-sheep-n = { $number ->
    [one] { $number } owca
    [few] { $number } owce
    [many] { $number } owiec
   *[other] { $number } owcy
  }
    .acc = { $number ->
        [one] { $number } owcę
        [few] { $number } owce
        [many] { $number } owiec
       *[other] { $number } owcy
      }
    .gen = { $number ->
        [one] { $number } owcy
        [few] { $number } owiec
        [many] { $number } owiec
       *[other] { $number } owcy
      }
burgundy-name-pig-n = { $number ->
    [one] { $number } świnka
    [few] { $number } świnki
    [many] { $number } świnek
   *[other] { $number } świnki
  }
    .acc = { $number ->
        [one] { $number } świnkę
        [few] { $number } świnki
        [many] { $number } świnek
       *[other] { $number } świnki
      }
    .gen = { $number ->
        [one] { $number } świnki
        [few] { $number } świnek
        [many] { $number } świnek
       *[other] { $number } świnki
      }
burgundy-name-chicken-n = { $number ->
    [one] { $number } kura
    [few] { $number } kury
    [many] { $number } kur
   *[other] { $number } kury
  }
    .acc = { $number ->
        [one] { $number } kurę
        [few] { $number } kury
        [many] { $number } kur
       *[other] { $number } kury
      }
    .gen = { $number ->
        [one] { $number } kury
        [few] { $number } kur
        [many] { $number } kur
       *[other] { $number } kury
      }
burgundy-name-warehouse = skład
    .acc = skład
    .gen = składu
    .means = {" "}(skład)
burgundy-name-watchtower = strażnica
    .acc = strażnicę
    .gen = strażnicy
    .means = {" "}(strażnica)
burgundy-name-carpenters-workshop = stolarnia
    .acc = stolarnię
    .gen = stolarni
    .means = {" "}(stolarnia)
burgundy-name-church = kościół
    .acc = kościół
    .gen = kościoła
    .means = {" "}(kościół)
burgundy-name-market = targowisko
    .acc = targowisko
    .gen = targowiska
    .means = {" "}(targowisko)
burgundy-name-boarding-house = pensjonat
    .acc = pensjonat
    .gen = pensjonatu
    .means = {" "}(pensjonat)
burgundy-name-bank = bank
    .acc = bank
    .gen = banku
    .means = {" "}(bank)
burgundy-name-city-hall = ratusz
    .acc = ratusz
    .gen = ratusza
    .means = {" "}(ratusz)
burgundy-name-knowledge-n = żeton nauki { $number }
    .acc = żeton nauki { $number }
    .gen = żetonu nauki { $number }
burgundy-name-estate-n = Posiadłość { $number }
    .acc = posiadłość { $number }
burgundy-name-estate-2019-2 = Posiadłość 2 z wydania z 2019 roku
    .acc = posiadłość 2 z wydania z 2019 roku
burgundy-name-estate-2019-11a = Posiadłość 11a z wydania z 2019 roku
    .acc = posiadłość 11a z wydania z 2019 roku
burgundy-name-estate-2019-11b = Posiadłość 11b z wydania z 2019 roku
    .acc = posiadłość 11b z wydania z 2019 roku
burgundy-name-estate-2019-11c = Posiadłość 11c z wydania z 2019 roku
    .acc = posiadłość 11c z wydania z 2019 roku
burgundy-name-estate-2019-11d = Posiadłość 11d z wydania z 2019 roku
    .acc = posiadłość 11d z wydania z 2019 roku
burgundy-name-estate-2019-11e = Posiadłość 11e z wydania z 2019 roku
    .acc = posiadłość 11e z wydania z 2019 roku
burgundy-name-estate-2019-11f = Posiadłość 11f z wydania z 2019 roku
    .acc = posiadłość 11f z wydania z 2019 roku

# Pola posiadłości, według liczb i rzędów
burgundy-hex = { $hex ->
    [0] pole „6” w 1. rzędzie
    [1] pole „5” w 1. rzędzie
    [2] pole „4” w 1. rzędzie
    [3] pole „3” w 1. rzędzie
    [4] pole „2” w 2. rzędzie
    [5] pole „1” w 2. rzędzie
    [6] pole „6” w 2. rzędzie
    [7] pole „5” w 2. rzędzie
    [8] pole „4” w 2. rzędzie
    [9] pole „5” w 3. rzędzie
    [10] pole „4” w 3. rzędzie
    [11] lewe pole „3” w 3. rzędzie
    [12] pole „1” w 3. rzędzie
    [13] pole „2” w 3. rzędzie
    [14] prawe pole „3” w 3. rzędzie
    [15] lewe pole „6” w 4. rzędzie
    [16] lewe pole „1” w 4. rzędzie
    [17] pole „2” w 4. rzędzie
    [18] środkowe pole „6” w 4. rzędzie
    [19] pole „5” w 4. rzędzie
    [20] pole „4” w 4. rzędzie
    [21] prawe pole „1” w 4. rzędzie
    [22] lewe pole „2” w 5. rzędzie
    [23] pole „5” w 5. rzędzie
    [24] pole „4” w 5. rzędzie
    [25] pole „3” w 5. rzędzie
    [26] pole „1” w 5. rzędzie
    [27] prawe pole „2” w 5. rzędzie
    [28] lewe pole „6” w 6. rzędzie
    [29] pole „1” w 6. rzędzie
    [30] pole „2” w 6. rzędzie
    [31] pole „5” w 6. rzędzie
    [32] prawe pole „6” w 6. rzędzie
    [33] lewe pole „3” w 7. rzędzie
    [34] pole „4” w 7. rzędzie
    [35] pole „1” w 7. rzędzie
   *[36] prawe pole „3” w 7. rzędzie
  }
    .loc = { $hex ->
        [0] polu „6” w 1. rzędzie
        [1] polu „5” w 1. rzędzie
        [2] polu „4” w 1. rzędzie
        [3] polu „3” w 1. rzędzie
        [4] polu „2” w 2. rzędzie
        [5] polu „1” w 2. rzędzie
        [6] polu „6” w 2. rzędzie
        [7] polu „5” w 2. rzędzie
        [8] polu „4” w 2. rzędzie
        [9] polu „5” w 3. rzędzie
        [10] polu „4” w 3. rzędzie
        [11] lewym polu „3” w 3. rzędzie
        [12] polu „1” w 3. rzędzie
        [13] polu „2” w 3. rzędzie
        [14] prawym polu „3” w 3. rzędzie
        [15] lewym polu „6” w 4. rzędzie
        [16] lewym polu „1” w 4. rzędzie
        [17] polu „2” w 4. rzędzie
        [18] środkowym polu „6” w 4. rzędzie
        [19] polu „5” w 4. rzędzie
        [20] polu „4” w 4. rzędzie
        [21] prawym polu „1” w 4. rzędzie
        [22] lewym polu „2” w 5. rzędzie
        [23] polu „5” w 5. rzędzie
        [24] polu „4” w 5. rzędzie
        [25] polu „3” w 5. rzędzie
        [26] polu „1” w 5. rzędzie
        [27] prawym polu „2” w 5. rzędzie
        [28] lewym polu „6” w 6. rzędzie
        [29] polu „1” w 6. rzędzie
        [30] polu „2” w 6. rzędzie
        [31] polu „5” w 6. rzędzie
        [32] prawym polu „6” w 6. rzędzie
        [33] lewym polu „3” w 7. rzędzie
        [34] polu „4” w 7. rzędzie
        [35] polu „1” w 7. rzędzie
       *[36] prawym polu „3” w 7. rzędzie
      }

# Stół w przeglądarce
burgundy-board-main = Plansza główna
burgundy-board-phases = Fazy
burgundy-board-phase-points = Region zapełniony w fazie { $phase } daje dodatkowo { $points } pkt
burgundy-board-rounds = Rundy
burgundy-board-coming = Runda { $round }: { $good } towar
burgundy-board-order = Kolejność
burgundy-board-order-tip = Kolejność liczy się od prawej, a w stosie od góry. Każdy statek przesuwa znacznik gracza o jedno pole w prawo.
burgundy-board-depot-name = Magazyn { $depot }
burgundy-board-depot = Magazyn { $depot }; towary: { $goods }
burgundy-board-black = Czarny magazyn
burgundy-board-empty-space = Puste pole ({ $colour })
burgundy-board-empty-black = Puste pole czarnego magazynu
burgundy-board-tile = { $tile }: { $does }
burgundy-board-hex = { burgundy-hex }, puste ({ $colour })
burgundy-board-hex-filled = { burgundy-hex }: { $tile }
burgundy-board-goods = { $number ->
    [one] { $number } { $good }
    [few] { $number } { $good_few }
    [many] { $number } { $good_many }
   *[other] { $number } { $good_many }
  }
burgundy-board-none = brak
burgundy-board-bonus-tiles = Żetony bonusowe
burgundy-board-bonus-left = { $colour }: { $large ->
    [0] dużego żetonu bonusowego już nie ma
   *[other] { $large } pkt dla pierwszego gracza, który zapełni wszystkie pola tego koloru
  }; { $small ->
    [0] małego też nie
   *[other] { $small } pkt dla drugiego gracza
  }. Żetony tego koloru w stosie: { $pile }
burgundy-board-bonus = Żeton bonusowy ({ $colour }): { $points } pkt
burgundy-board-bonuses = Bonusy
burgundy-board-estate = Twoja posiadłość
burgundy-board-no-estate = Nie wybrano jeszcze posiadłości
burgundy-board-workers = Robotnicy: { $workers }
burgundy-board-silver = Srebro: { $silver }
burgundy-board-dice = Kości
burgundy-board-die = Kość z wynikiem { $number }
burgundy-board-die-used = Kość z wynikiem { $number }, wykorzystana
burgundy-board-storage = Magazyn podręczny
burgundy-board-empty-storage = Miejsce { $storage } magazynu podręcznego, puste
burgundy-board-goods-held = Towary
burgundy-board-fresh = Które nowe towary bierzesz?
burgundy-board-knowledge = Nauka
burgundy-board-sold = Sprzedane
burgundy-board-sold-goods = Sprzedane towary: { $goods }
burgundy-board-castle-here = { $estate }: początkowy zamek na { burgundy-hex.loc }
burgundy-board-chosen = Twoja posiadłość jest wybrana; nie wszyscy jeszcze wybrali.
burgundy-board-regions = Regiony
burgundy-board-region = Region ({ $colour }), zajęte pola: { $filled } z { $size }; zapełnienie go da teraz { $now } pkt{ $next ->
    [0] {""}
   *[other] , a w następnej fazie { $next } pkt
  }
burgundy-board-race = { $missing ->
    [0] { $player }: wszystkie pola tego koloru zapełnione
    [one] { $player }: brakuje { $missing } pola
    [few] { $player }: brakuje { $missing } pól
    [many] { $player }: brakuje { $missing } pól
   *[other] { $player }: brakuje { $missing } pola
  }

burgundy-question-choose = Wybierz posiadłość: kliknij ciemnozielone pole, na którym stanie początkowy zamek.
burgundy-question-discard = Magazyn podręczny jest pełny. Który żeton odrzucasz, by zrobić miejsce dla { $tile_gen }?
burgundy-question-keep = Masz miejsce na trzy rodzaje towarów. Które nowe bierzesz?
burgundy-question-dice = Wybierz kość i akcję.
burgundy-question-die = { $left ->
    [one] Co robisz z kością, na której wypadło { $die }?
    [few] Obie kości pokazują { $die }. Co robisz z pierwszą?
    [many] Obie kości pokazują { $die }. Co robisz z pierwszą?
   *[other] Obie kości pokazują { $die }. Co robisz z pierwszą?
  }
burgundy-question-end = Obie kości wykorzystane: kup żeton albo zakończ turę.
burgundy-question-castle = Zamek: wykonaj dodatkową akcję, tak jakby na kości wypadł dowolny wynik.
burgundy-question-ship = Statek: z którego magazynu bierzesz towary?
burgundy-question-warehouse = Skład: sprzedaj jeden rodzaj towarów.
burgundy-question-carpenters-workshop = Stolarnia: weź budynek z magazynów 1–6.
burgundy-question-church = Kościół: weź kopalnię, żeton nauki albo zamek z magazynów 1–6.
burgundy-question-market = Targowisko: weź statek albo zwierzęta z magazynów 1–6.
burgundy-question-city-hall = Ratusz: umieść kolejny żeton na polu o dowolnej liczbie oczek.

burgundy-group-choose = Wybierz posiadłość
burgundy-group-take = Weź żeton
burgundy-group-take-with = { burgundy-group-take }
burgundy-group-place = Umieść żeton
burgundy-group-place-with = { burgundy-group-place }
burgundy-group-sell = Sprzedaj towary
burgundy-group-sell-with = { burgundy-group-sell }
burgundy-group-workers = Weź robotników
burgundy-group-workers-with = { burgundy-group-workers }
burgundy-group-buy = Kup żeton
burgundy-group-buy-for-workers = Kup żeton za robotników
burgundy-group-load = Weź towary
burgundy-group-keep = Wybierz nowe towary
burgundy-group-discard = Odrzuć żeton
burgundy-group-decline = Zrezygnuj z efektu
burgundy-group-end = Zakończ turę
burgundy-heading-die = Kość z wynikiem { $die }

burgundy-preview-die = { $workers ->
    [0] bez robotników
    [one] { $workers } robotnik, by użyć kości z wynikiem { $die } jako { $number }
    [few] { $workers } robotników, by użyć kości z wynikiem { $die } jako { $number }
    [many] { $workers } robotników, by użyć kości z wynikiem { $die } jako { $number }
   *[other] { $workers } robotnika, by użyć kości z wynikiem { $die } jako { $number }
  }
burgundy-preview-get = otrzymasz { $tile_acc }
burgundy-preview-pay-silver = kosztuje 2 grudki srebra
burgundy-preview-pay-workers = kosztuje 2 robotników
burgundy-preview-sell = { $points } pkt za { $number ->
    [one] { $number } towar
    [few] { $number } towary
    [many] { $number } towarów
   *[other] { $number } towaru
  }, { $silver ->
    [one] { $silver } grudka srebra
    [few] { $silver } grudki srebra
    [many] { $silver } grudek srebra
   *[other] { $silver } grudki srebra
  }{ $workers ->
    [0] {""}
    [one] , { $workers } robotnik
    [few] , { $workers } robotników
    [many] , { $workers } robotników
   *[other] , { $workers } robotnika
  }
burgundy-preview-workers = { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
  }{ $silver ->
    [0] {""}
    [one] {" "}i { $silver } grudka srebra
    [few] {" "}i { $silver } grudki srebra
    [many] {" "}i { $silver } grudek srebra
   *[other] {" "}i { $silver } grudki srebra
  }
burgundy-preview-discard = usuniesz z gry { $tile_acc }
burgundy-preview-region = zapełnia region ({ $size ->
    [one] { $size } pole
    [few] { $size } pola
    [many] { $size } pól
   *[other] { $size } pola
  }): { $points } + { $phase } pkt
burgundy-preview-bonus = zapełnia wszystkie pola tego koloru: { $points } pkt
burgundy-preview-animals = { $points } pkt za zwierzęta

burgundy-does-castle = od razu daje dodatkową akcję, tak jakby na kości wypadł dowolny wynik
burgundy-does-ship = weź wszystkie towary z jednego magazynu, potem przesuń znacznik na torze kolejności
burgundy-does-mine = 1 grudka srebra na koniec każdej fazy
burgundy-does-animals = { $animals } pkt, a żetony tego samego rodzaju na tym pastwisku punktują ponownie
burgundy-does-warehouse = od razu sprzedaj jeden rodzaj towarów
burgundy-does-watchtower = 4 pkt
burgundy-does-carpenters-workshop = weź budynek z magazynów 1–6, nie z czarnego
burgundy-does-church = weź kopalnię, żeton nauki albo zamek z magazynów 1–6, nie z czarnego
burgundy-does-market = weź statek albo zwierzęta z magazynów 1–6, nie z czarnego
burgundy-does-boarding-house = 4 robotników
burgundy-does-bank = 2 grudki srebra
burgundy-does-city-hall = umieść kolejny żeton na polu o dowolnej liczbie oczek
burgundy-does-knowledge-01 = w jednym mieście mogą stać takie same budynki
burgundy-does-knowledge-02 = na koniec każdej fazy 1 robotnik za każdą grudkę srebra z kopalń
burgundy-does-knowledge-03 = każda sprzedaż daje 2 grudki srebra zamiast 1
burgundy-does-knowledge-04 = każda sprzedaż daje też 1 robotnika
burgundy-does-knowledge-05 = statek może zabrać towary z dwóch sąsiednich magazynów
burgundy-does-knowledge-06 = możesz kupować z każdego magazynu, nie tylko z czarnego; w wydaniu z 2019 roku za 2 grudki srebra albo 2 robotników
burgundy-does-knowledge-07 = 1 pkt więcej za każdy punktujący żeton zwierząt
burgundy-does-knowledge-08 = każdy robotnik zmienia wynik kości o 1 lub 2
burgundy-does-knowledge-09 = przy umieszczaniu budynku możesz za darmo zmienić wynik kości o 1
burgundy-does-knowledge-10 = przy umieszczaniu statku lub zwierząt możesz za darmo zmienić wynik kości o 1
burgundy-does-knowledge-11 = przy umieszczaniu zamku, kopalni lub żetonu nauki możesz za darmo zmienić wynik kości o 1
burgundy-does-knowledge-12 = przy braniu żetonu z magazynu możesz za darmo zmienić wynik kości o 1
burgundy-does-knowledge-13 = akcja „Weź robotników” daje też 1 grudkę srebra; nie dotyczy pensjonatu
burgundy-does-knowledge-14 = akcja „Weź robotników” daje 4 robotników zamiast 2; nie dotyczy pensjonatu
burgundy-does-knowledge-15 = na koniec gry 3 pkt za każdy rodzaj sprzedanych towarów (w wydaniu z 2019 roku: 2 pkt)
burgundy-does-knowledge-16 = na koniec gry 4 pkt za każdy skład
burgundy-does-knowledge-17 = na koniec gry 4 pkt za każdą strażnicę
burgundy-does-knowledge-18 = na koniec gry 4 pkt za każdą stolarnię
burgundy-does-knowledge-19 = na koniec gry 4 pkt za każdy kościół
burgundy-does-knowledge-20 = na koniec gry 4 pkt za każde targowisko
burgundy-does-knowledge-21 = na koniec gry 4 pkt za każdy pensjonat
burgundy-does-knowledge-22 = na koniec gry 4 pkt za każdy bank
burgundy-does-knowledge-23 = na koniec gry 4 pkt za każdy ratusz
burgundy-does-knowledge-24 = na koniec gry 4 pkt za każdy rodzaj zwierząt
burgundy-does-knowledge-25 = na koniec gry 1 pkt za każdy sprzedany towar
burgundy-does-knowledge-26 = na koniec gry 2 pkt za każdy żeton bonusowy (w wydaniu z 2019 roku: 3 pkt)

burgundy-set-kinds = Rodzaje towarów: { $number } z { $needed }
burgundy-set-goods = { $number ->
    [one] { $number } towar
    [few] { $number } towary
    [many] { $number } towarów
   *[other] { $number } towaru
  }
burgundy-things-fresh = { $things_few } towary

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

# Dlaczego ruch jest dobry
burgundy-reason-points = { $more ->
    [more] więcej punktów od razu
   *[less] mniej punktów od razu
  }
burgundy-reason-goods = { $more ->
    [more] większy zysk z towarów
   *[less] mniejszy zysk z towarów
  }
burgundy-reason-silver = { $more ->
    [more] więcej srebra
   *[less] mniej srebra
  }
burgundy-reason-workers = { $more ->
    [more] więcej robotników
   *[less] mniej robotników
  }
burgundy-reason-regions = { $more ->
    [more] twoje regiony zapełniają się szybciej
   *[less] twoje regiony zapełniają się wolniej
  }
burgundy-reason-bonuses = { $more ->
    [more] bliżej do żetonu bonusowego
   *[less] dalej do żetonu bonusowego
  }
burgundy-reason-mines = { $more ->
    [more] większy zysk z kopalń
   *[less] mniejszy zysk z kopalń
  }
burgundy-reason-knowledge = { $more ->
    [more] większy zysk z żetonów nauki
   *[less] mniejszy zysk z żetonów nauki
  }
burgundy-reason-animals = { $more ->
    [more] większy zysk ze zwierząt
   *[less] mniejszy zysk ze zwierząt
  }
burgundy-reason-storage = { $more ->
    [more] lepsze żetony do umieszczenia później
   *[less] gorsze żetony do umieszczenia później
  }
burgundy-reason-ships = { $more ->
    [more] więcej towarów czeka na twój statek
   *[less] mniej towarów czeka na twój statek
  }
burgundy-reason-effect = { $more ->
    [more] dodatkowa akcja
   *[less] bez dodatkowej akcji
  }
burgundy-reason-turn-order = { $more ->
    [more] lepsze miejsce w kolejności
   *[less] gorsze miejsce w kolejności
  }
burgundy-reason-depots = { $more ->
    [more] więcej przydatnych żetonów do wzięcia
   *[less] mniej przydatnych żetonów do wzięcia
  }

# Co zostało niewykorzystane
burgundy-left-goods = Niesprzedane towary
burgundy-left-silver = Niewydane srebro
burgundy-left-workers = Niewykorzystani robotnicy
burgundy-left-stored = Żetony pozostawione w magazynie podręcznym
burgundy-left-hexes = Puste pola posiadłości
burgundy-left-dice = Kości wymienione na robotników
