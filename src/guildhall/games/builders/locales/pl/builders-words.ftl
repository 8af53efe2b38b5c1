# Stół gry Budowniczowie w słowach

builders-words-round = Runda { $round }
builders-words-turn = Teraz gra { $player }, pozostałe akcje: { $actions }
builders-words-first = Pierwszy gracz: { $player }
builders-words-ending = To ostatnia runda.
builders-words-ended-points = Gra się skończyła, bo ktoś zdobył dość punktów za ukończone budynki i maszyny.
builders-words-ended-stalemate = Gra się skończyła, bo od dawna nic się nie zmieniało.
builders-words-gap = Puste miejsce
builders-words-missing = brakuje: { $missing }
builders-words-site = { $building }; po ukończeniu: { $coins ->
    [0] {""}
    [one] { $coins } moneta i{" "}
    [few] { $coins } monety i{" "}
    [many] { $coins } monet i{" "}
   *[other] { $coins } monety i{" "}
  }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
builders-words-come = Dostarczone materiały
builders-words-crew = W pracy
builders-words-no-crew = Nikt tu nie pracuje
builders-words-next-worker = Następny robotnik wysłany tutaj: { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
builders-words-rank = { $rank }; { $works }; koszt wysłania: { $wage ->
    [one] { $wage } moneta
    [few] { $wage } monety
    [many] { $wage } monet
   *[other] { $wage } monety
  }
