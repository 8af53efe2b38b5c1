# Stół gry Zamki Burgundii w słowach

burgundy-words-turn = Teraz gra { $player }
burgundy-words-phase = Faza { $phase }: region zapełniony teraz daje dodatkowo { $points } pkt
burgundy-words-round = Następna runda: { $round }
burgundy-words-white-die = Biała kość pokazuje { $number }; ostatni towar trafił do magazynu { $number }
burgundy-words-bought = W tej turze kupiono już żeton
burgundy-words-coming = Towary na następne rundy
burgundy-words-track = { $player }, pole { $space }
burgundy-words-round-order = Kolejność w tej rundzie: { $players } (zakończone tury: { $turn })
burgundy-words-edition = Wydanie z { $edition } roku
burgundy-words-waiting = Najpierw do wykonania
burgundy-words-loading = Trwa wybór towarów ({ $number ->
    [one] magazyn { $depots }
    [few] magazyny { $depots }
    [many] magazyny { $depots }
   *[other] magazyny { $depots }
  })
burgundy-words-depots = Magazyny
burgundy-words-empty = pusty
burgundy-words-space = { $space }. { $says }
burgundy-words-tile = { $tile } ({ $colour })
burgundy-words-depot-goods = Towary: { $goods }
burgundy-words-goods-in-depot = { $count ->
    [one] { $count } { $good } towar
    [few] { $count } { $good_few } towary
    [many] { $count } { $good_many } towarów
   *[other] { $count } { $good_many } towaru
  }
burgundy-words-removed = Żetony poza grą
burgundy-words-count = { $count } × { $tile }
burgundy-words-black-pile = Żetony w czarnym stosie: { $tiles }
burgundy-words-holdings = punkty: { $points }, robotnicy: { $workers }, srebro: { $silver }
burgundy-words-storage = Magazyn podręczny
burgundy-words-goods = Towary
burgundy-words-no-goods = Brak towarów
burgundy-words-knowledge = Żetony nauki
burgundy-words-to-choose = do wyboru
burgundy-words-filled = zajęte pola: { $filled } z { $hexes }
burgundy-words-region-full = { $colour_full } ({ $size ->
    [one] { $size } pole
    [few] { $size } pola
    [many] { $size } pól
   *[other] { $size } pola
  })
burgundy-words-hex = { burgundy-hex }: { $what }
burgundy-words-hex-free = puste ({ $colour })
burgundy-words-hex-empty = puste pole ({ $colour }, „{ $number }”)
burgundy-words-start-castle = Początkowy zamek
burgundy-words-in-region = { $region }
burgundy-words-around = Dookoła: { $neighbours }
burgundy-words-neighbour = { $side ->
    [left] z lewej
    [upper-left] z lewej u góry
    [upper-right] z prawej u góry
    [right] z prawej
    [lower-right] z prawej u dołu
   *[lower-left] z lewej u dołu
  } { $hex }
