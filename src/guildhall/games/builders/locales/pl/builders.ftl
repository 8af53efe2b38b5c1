# Budowniczowie: Średniowiecze. Nazwy kart poza Kaplicą, Uczniem i Rzemieślnikiem są naszymi propozycjami.

# Materiały
builders-name-stone = kamień
builders-name-wood = drewno
builders-name-knowledge = wiedza
builders-name-tile = dachówka

# Ruchy
builders-move-start = Rozpocznij budowę: { $building }
builders-move-hire = Najmij: { $worker }
builders-move-send = Wyślij do pracy: { $worker } → { $building }
builders-move-take = Weź { $coins ->
    [one] { $coins } Monetę
    [few] { $coins } Monety
    [many] { $coins } Monet
   *[other] { $coins } Monety
  } za { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
builders-move-buy = Kup dodatkową akcję za 5 Monet
builders-move-end = Zakończ turę

# Zdarzenia
builders-started = rozpoczyna budowę: { $building }
builders-row-building = Nowa karta w rzędzie: { $building }
builders-hired = najmuje: { $worker }
builders-row-worker = Nowa karta w rzędzie: { $worker }
builders-sent = wysyła do pracy: { $worker } → { $building } ({ $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }, { $coins ->
    [one] { $coins } Moneta
    [few] { $coins } Monety
    [many] { $coins } Monet
   *[other] { $coins } Monety
  })
builders-took = bierze { $coins ->
    [one] { $coins } Monetę
    [few] { $coins } Monety
    [many] { $coins } Monet
   *[other] { $coins } Monety
  } za { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
builders-bought = kupuje dodatkową akcję za { $coins } Monet
builders-finished = kończy budowę: { $building } ({ $coins } Monet, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  })
builders-machine-finished = kończy Maszynę: { $building } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  })
builders-ending = ma { $points } punktów na ukończonych kartach: runda jest dogrywana do końca
builders-stalemate = Nic się już nie zmienia: gra kończy się i następuje podliczenie

# Dlaczego nie
builders-refused-actions = potrzeba { $needed ->
    [one] { $needed } akcji
    [few] { $needed } akcji
    [many] { $needed } akcji
   *[other] { $needed } akcji
  }; masz { $left }
builders-refused-buy = dodatkowa akcja kosztuje { $price } Monet; masz { $coins }
builders-refused-end = trzeba wykorzystać wszystkie akcje; zostało { $actions }
builders-refused-site-taken = { $building }: już w budowie i zostaje u swojego budowniczego
builders-refused-already-built = { $building }: budowa jest już ukończona
builders-refused-top-building = { $building } leży jeszcze na stosie; można brać tylko pięć kart z rzędu
builders-refused-building-not-open = { $building }: nie ma tej karty w rzędzie
builders-refused-top-worker = { $worker } leży jeszcze na stosie; można najmować tylko pięć kart z rzędu
builders-refused-worker-taken = { $worker } pracuje już dla jednego z graczy i u niego zostaje
builders-refused-worker-not-open = { $worker }: nie ma tej karty w rzędzie
builders-refused-finished = { $building }: budowa ukończona, nikogo nie można tam już wysłać
builders-refused-not-your-site = { $building }: to nie jest Twoja budowa
builders-refused-at-work = { $worker } jest w pracy i zostaje tam do ukończenia Budynku
builders-refused-machine-unfinished = { $worker }: tę Maszynę trzeba najpierw ukończyć
builders-refused-not-your-worker = { $worker }: to nie jest Twój Robotnik
builders-refused-wage = { $worker } kosztuje { $wage } Monety; masz { $coins }
builders-refused-nth-worker = { $nth ->
    [1] pierwszy Robotnik
    [2] drugi Robotnik
    [3] trzeci Robotnik
   *[other] { $nth }. Robotnik
  } przy tym samym Budynku w jednej turze kosztuje { $needed ->
    [one] { $needed } akcję
    [few] { $needed } akcje
    [many] { $needed } akcji
   *[other] { $needed } akcji
  }; masz { $left }

# Skąd punkty
builders-source-buildings = Budynki
builders-source-machines = Maszyny
builders-source-coins = Monety

# Stół w terminalu
builders-table-buildings = Budynki
builders-table-workers = Robotnicy
builders-table-letter = { $material ->
    [stone] K
    [wood] D
    [knowledge] W
   *[tile] T
  }
builders-table-coins = Monety: { $coins }
builders-table-points = { $points } pkt
builders-table-wage = koszt { $coins }
builders-table-deck = następna ({ $cards } w stosie)
builders-table-holdings = Monety: { $coins }, punkty: { $points }
builders-table-actions = pozostałe akcje: { $actions }
builders-table-idle = Wolni:
builders-table-missing = brakuje
builders-table-next-worker = następny Robotnik: { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
builders-table-crew = w pracy:
builders-table-finished = Ukończone:

# Stół w przeglądarce
builders-board-market = Karty do wzięcia
builders-board-next = Następna karta
builders-board-amount = { $material }: { $amount }
builders-board-nothing = nic
builders-board-nobody = nikt
builders-board-building = { $building }: wymaga: { $needs }; daje { $coins } Monet, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
builders-board-machine = { $building }, Maszyna: wymaga: { $needs }; potem pracuje: { $produces }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $coins ->
    [0] {""}
   *[other] , { $coins } Monet
  }
builders-board-worker = { $worker }: pracuje: { $produces }; { $wage ->
    [0] pracuje za darmo
   *[other] koszt { $wage } Monet
  }
builders-board-site = Budowa: { $building }; brakuje: { $missing }; w pracy: { $crew }; daje { $coins } Monet, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
builders-board-top = Na stosie, będzie następna: { $card }
builders-board-deck = Kart w stosie: { $cards }
builders-board-sites = Budowy
builders-board-idle = Wolni Robotnicy i Maszyny
builders-board-no-sites = Nie ma jeszcze budowy: rozpocznij Budynek z rzędu.
builders-board-no-idle = Wszyscy są w pracy.
builders-board-needs = wymaga
builders-board-missing = brakuje
builders-board-next-worker = Następny: { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
builders-board-coins = Monety: { $coins }
builders-board-points = { $points } z { $end } punktów na ukończonych kartach
builders-board-actions = Pozostałe akcje: { $actions }
builders-question-actions = Pozostałe akcje: { $actions }. Co robisz?
builders-question-end = Nie masz już akcji: dokup jedną albo zakończ turę.

# Co da ruch
builders-preview-start = 1 akcja · po ukończeniu { $coins } Monet i { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
builders-preview-start-machine = 1 akcja · po ukończeniu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }; Maszyna pracuje potem za darmo
builders-preview-hire = 1 akcja · później { $wage } Monet za każde wysłanie
builders-preview-send = { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }, { $wage ->
    [one] { $wage } Moneta
    [few] { $wage } Monety
    [many] { $wage } Monet
   *[other] { $wage } Monety
  }
builders-preview-left = będzie jeszcze brakować: { $missing }
builders-preview-finishes = kończy budowę: { $coins } Monet, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }

# Rodzaje ruchów
builders-group-start = Rozpocznij budowę
builders-group-hire = Najmij Robotnika
builders-group-send = Wyślij do pracy
builders-group-take = Weź Monety
builders-group-buy = Kup akcję
builders-group-end = Zakończ turę

# Karty
builders-name-apprentice-01 = Uczeń 01
builders-name-apprentice-02 = Uczeń 02
builders-name-apprentice-03 = Uczeń 03
builders-name-apprentice-04 = Uczeń 04
builders-name-apprentice-05 = Uczeń 05
builders-name-apprentice-06 = Uczeń 06
builders-name-labourer-01 = Pomocnik 01
builders-name-labourer-02 = Pomocnik 02
builders-name-labourer-03 = Pomocnik 03
builders-name-labourer-04 = Pomocnik 04
builders-name-labourer-05 = Pomocnik 05
builders-name-labourer-06 = Pomocnik 06
builders-name-labourer-07 = Pomocnik 07
builders-name-labourer-08 = Pomocnik 08
builders-name-labourer-09 = Pomocnik 09
builders-name-labourer-10 = Pomocnik 10
builders-name-labourer-11 = Pomocnik 11
builders-name-labourer-12 = Pomocnik 12
builders-name-craftsman-01 = Rzemieślnik 01
builders-name-craftsman-02 = Rzemieślnik 02
builders-name-craftsman-03 = Rzemieślnik 03
builders-name-craftsman-04 = Rzemieślnik 04
builders-name-craftsman-05 = Rzemieślnik 05
builders-name-craftsman-06 = Rzemieślnik 06
builders-name-craftsman-07 = Rzemieślnik 07
builders-name-craftsman-08 = Rzemieślnik 08
builders-name-craftsman-09 = Rzemieślnik 09
builders-name-craftsman-10 = Rzemieślnik 10
builders-name-craftsman-11 = Rzemieślnik 11
builders-name-craftsman-12 = Rzemieślnik 12
builders-name-craftsman-13 = Rzemieślnik 13
builders-name-craftsman-14 = Rzemieślnik 14
builders-name-craftsman-15 = Rzemieślnik 15
builders-name-craftsman-16 = Rzemieślnik 16
builders-name-master-01 = Mistrz 01
builders-name-master-02 = Mistrz 02
builders-name-master-03 = Mistrz 03
builders-name-master-04 = Mistrz 04
builders-name-master-05 = Mistrz 05
builders-name-master-06 = Mistrz 06
builders-name-master-07 = Mistrz 07
builders-name-master-08 = Mistrz 08
builders-name-bower = Wiata
builders-name-wooden-shack = Szopa
builders-name-covered-bridge = Kryty most
builders-name-treehouse = Dom na drzewie
builders-name-stone-bridge = Kamienny most
builders-name-wash-house = Pralnia
builders-name-straw-hut = Słomiana chata
builders-name-townhouse = Dom miejski
builders-name-cottage = Chałupa
builders-name-rural-house = Dom wiejski
builders-name-house = Domek
builders-name-cowshed = Obora
builders-name-inn = Gospoda
builders-name-pigsty = Chlew
builders-name-rural-relay = Wiejski zajazd
builders-name-grain-silo = Spichlerz
builders-name-stables = Stajnia
builders-name-forge = Kuźnia
builders-name-windmill = Wiatrak
builders-name-watermill = Młyn wodny
builders-name-covered-market = Hala targowa
builders-name-bourgeois-house = Dom mieszczański
builders-name-post = Poczta
builders-name-hotel = Hotel
builders-name-tavern = Tawerna
builders-name-farm = Gospodarstwo
builders-name-church = Kościół
builders-name-watchtower = Wieża strażnicza
builders-name-abbey = Opactwo
builders-name-cloister = Klasztor
builders-name-chapel = Kaplica
builders-name-aqueduct = Akwedukt
builders-name-castle = Zamek
builders-name-cathedral = Katedra
builders-name-crane-2 = Żuraw 2
builders-name-circular-saw-2 = Piła tarczowa 2
builders-name-survey-tools-2 = Przyrządy miernicze 2
builders-name-tile-oven-2 = Piec do dachówek 2
builders-name-crane-3 = Żuraw 3
builders-name-circular-saw-3 = Piła tarczowa 3
builders-name-survey-tools-3 = Przyrządy miernicze 3
builders-name-tile-oven-3 = Piec do dachówek 3

builders-next-send-building = Dokąd idzie { $worker }?
builders-next-send-worker = Kto pracuje na budowie: { $building }?

builders-preview-send-badge = { $wage ->
    [0] za darmo
   *[other] −{ $wage }
  }
builders-preview-finishes-badge = +{ $points }
