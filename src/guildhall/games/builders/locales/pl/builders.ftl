# Budowniczowie: Średniowiecze. Nazwy kart poza Kaplicą, Uczniem i Rzemieślnikiem są naszymi propozycjami.

# Materiały
builders-name-stone = kamień
builders-name-wood = drewno
builders-name-knowledge = wiedza
builders-name-tile = dachówka
builders-name-stone-n = { $number } × kamień
builders-name-wood-n = { $number } × drewno
builders-name-knowledge-n = { $number } × wiedza
builders-name-tile-n = { $number } × dachówka

# Ruchy
builders-move-start = Rozpocznij budowę { $building_gen }
builders-move-hire = Najmij { $worker_acc }
builders-move-send = Wyślij { $worker_acc } na budowę { $building_gen }
builders-move-take = Weź { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  } za { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
builders-move-buy = Kup dodatkową akcję za 5 monet
builders-move-end = Zakończ turę

# Zdarzenia
builders-started = rozpoczyna budowę { $building_gen }
builders-row-building = Nowy budynek w rzędzie: { $building }
builders-hired = najmuje { $worker_acc }
builders-row-worker = Nowy robotnik w rzędzie: { $worker }
builders-sent = wysyła { $worker_acc } na budowę { $building_gen } ({ $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }, { $coins ->
    [0] bez monet
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  })
builders-took = bierze { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  } za { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
builders-bought = kupuje dodatkową akcję za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }
builders-finished = kończy budowę { $building_gen }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
builders-machine-finished = kończy budowę { $building_gen } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  })
builders-ending = ogłasza ostatnią rundę: ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za ukończone budynki i maszyny
builders-stalemate = Od dawna nic się nie zmienia, więc gra się kończy. Liczymy punkty.
builders-ended = kończy turę
builders-moment = Runda { $round }{ $last ->
    [0] {""}
   *[other] , ostatnia
  }

# Dlaczego nie
builders-refused-actions = Potrzeba na to { $needed ->
    [one] { $needed } akcji
    [few] { $needed } akcji
    [many] { $needed } akcji
   *[other] { $needed } akcji
  }; { $left ->
    [0] nie masz już żadnej
   *[other] masz tylko { $left }
  }.
builders-refused-take = Na monety można zamienić naraz najwyżej trzy akcje.
builders-refused-buy = Dodatkowa akcja kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }; { $coins ->
    [0] nie masz żadnej
   *[other] masz tylko { $coins }
  }.
builders-refused-end = Trzeba wykorzystać wszystkie akcje; { $actions ->
    [one] została jeszcze { $actions }
    [few] zostały jeszcze { $actions }
    [many] zostało jeszcze { $actions }
   *[other] zostało jeszcze { $actions }
  }.
builders-refused-site-taken = Budowę { $building_gen } ktoś już rozpoczął; karta zostaje u tego gracza.
builders-refused-already-built = Budowa { $building_gen } jest już ukończona.
builders-refused-top-building = Karta „{ $building }” leży jeszcze na stosie; można brać tylko karty z rzędu.
builders-refused-building-not-open = W rzędzie nie ma { $building_gen }.
builders-refused-top-worker = { $worker } leży jeszcze na stosie; można najmować tylko robotników z rzędu.
builders-refused-worker-taken = { $worker } pracuje już dla jednego z graczy i u niego zostaje.
builders-refused-worker-not-open = { $worker } nie leży w rzędzie.
builders-refused-finished = Budowa { $building_gen } jest ukończona; nikogo nie można tam już wysłać.
builders-refused-not-your-site = Budowa { $building_gen } nie należy do ciebie.
builders-refused-at-work = Nie możesz wysłać { $worker_acc } na inną budowę, dopóki obecna nie jest ukończona.
builders-refused-machine-unfinished = Maszyna „{ $worker }” nie jest jeszcze ukończona.
builders-refused-not-your-worker = Nie możesz wysłać { $worker_acc }: ta karta nie należy do ciebie.
builders-refused-wage = { $worker } kosztuje { $wage ->
    [one] { $wage } monetę
    [few] { $wage } monety
    [many] { $wage } monet
   *[other] { $wage } monety
  }; { $coins ->
    [0] nie masz żadnej
   *[other] masz tylko { $coins }
  }.
builders-refused-nth-worker = { $nth ->
    [1] Pierwszy robotnik wysłany
    [2] Drugi robotnik wysłany
    [3] Trzeci robotnik wysłany
   *[other] { $nth }. robotnik wysłany
  } w tej turze na tę budowę kosztuje { $needed ->
    [one] { $needed } akcję
    [few] { $needed } akcje
    [many] { $needed } akcji
   *[other] { $needed } akcji
  }; { $left ->
    [0] nie masz już żadnej
   *[other] masz tylko { $left }
  }.

# Skąd punkty
builders-source-buildings = Budynki
builders-source-machines = Maszyny
builders-source-coins = Monety

# Stół w terminalu
builders-table-buildings = Budynki
builders-table-workers = Robotnicy
builders-table-initial = { $material ->
    [stone] K
    [wood] Dr
    [knowledge] W
   *[tile] Da
  }
builders-table-coins = Monety: { $coins }
builders-table-points = { $points } pkt
builders-table-wage = płaca: { $coins }
builders-table-deck = następna karta (w stosie: { $cards })
builders-table-holdings = Monety: { $coins }, punkty: { $points }
builders-table-actions = pozostałe akcje: { $actions }
builders-table-idle = Wolni:
builders-table-missing = brakuje
builders-table-next-worker = następny robotnik: { $actions ->
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
builders-board-nothing = nic
builders-board-nobody = nikt
builders-board-building = { $building }; wymaga: { $needs }; po ukończeniu daje { $coins ->
    [0] {""}
    [one] { $coins } monetę i{" "}
    [few] { $coins } monety i{" "}
    [many] { $coins } monet i{" "}
   *[other] { $coins } monety i{" "}
  }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
builders-board-machine = { $building }, maszyna; wymaga: { $needs }; po ukończeniu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $coins ->
    [0] {""}
    [one] , { $coins } monetę
    [few] , { $coins } monety
    [many] , { $coins } monet
   *[other] , { $coins } monety
  } i wytwarza: { $produces }
builders-board-worker = { $worker }; { $wage ->
    [0] praca za darmo
    [one] koszt wysłania: { $wage } moneta
    [few] koszt wysłania: { $wage } monety
    [many] koszt wysłania: { $wage } monet
   *[other] koszt wysłania: { $wage } monety
  }; wytwarza: { $produces }
builders-board-site = Budowa { $building_gen }; brakuje: { $missing }; w pracy: { $crew }; po ukończeniu daje { $coins ->
    [0] {""}
    [one] { $coins } monetę i{" "}
    [few] { $coins } monety i{" "}
    [many] { $coins } monet i{" "}
   *[other] { $coins } monety i{" "}
  }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
builders-board-top = Następna karta: { $card }
builders-board-deck = Karty w stosie: { $cards }
builders-board-sites = Budowy
builders-board-idle = Wolni robotnicy i maszyny
builders-board-no-sites = Nie masz teraz żadnej budowy: weź budynek z rzędu.
builders-board-no-idle = Wszyscy są w pracy.
builders-board-next-worker = Następny robotnik: { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
builders-board-coins = Monety: { $coins }
builders-board-points = Punkty za ukończone budynki i maszyny: { $points } z { $end }
builders-board-result = Punkty: { $points }
builders-board-actions = Pozostałe akcje: { $actions }
builders-board-street = Ukończone budynki
builders-board-come = { $material }: { $come } z { $needs }
builders-area-mine = Twoje budowy

# The guide: materials and ranks
builders-guide = Materiały i robotnicy
builders-guide-materials = Z czego powstaje budynek
builders-guide-stone = fundament i mury
builders-guide-wood = szkielet, belki i drzwi
builders-guide-knowledge = plany, okna i przyrządy
builders-guide-tile = dach
builders-guide-rank-apprentice = Uczeń
builders-guide-rank-labourer = Pomocnik
builders-guide-rank-craftsman = Rzemieślnik
builders-guide-rank-master = Mistrz
builders-guide-machines = Maszyna
builders-guide-works = wytwarza { $amount ->
    [one] { $amount } materiał
    [few] { $amount } materiały
    [many] { $amount } materiałów
   *[other] { $amount } materiału
  } ({ $cards ->
    [one] { $cards } karta w grze
    [few] { $cards } karty w grze
    [many] { $cards } kart w grze
   *[other] { $cards } karty w grze
  })
builders-guide-machine = po zbudowaniu wytwarza za darmo 2 lub 3 sztuki jednego materiału
builders-guide-turn = Robotnika najmujesz za 1 akcję, a za każde wysłanie go do pracy płacisz monetami. Strój i narzędzie pokazują, w czym jest najlepszy. Gdy ktoś zdobędzie co najmniej { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
    [many] { $end } punktów
   *[other] { $end } punktu
  } za ukończone budynki i maszyny, trwająca runda będzie ostatnia.

builders-question-actions = Pozostałe akcje: { $actions }. Co robisz?
builders-question-end = Nie masz już akcji: dokup jedną albo zakończ turę.

# Co da ruch
builders-preview-start = 1 akcja · po ukończeniu { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  } i { $points ->
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
  } i praca za darmo
builders-preview-hire = 1 akcja · { $wage ->
    [0] praca za darmo
    [one] { $wage } moneta za każde wysłanie do pracy
    [few] { $wage } monety za każde wysłanie do pracy
    [many] { $wage } monet za każde wysłanie do pracy
   *[other] { $wage } monety za każde wysłanie do pracy
  }
builders-preview-send = { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }, { $wage ->
    [0] bez monet
    [one] { $wage } moneta
    [few] { $wage } monety
    [many] { $wage } monet
   *[other] { $wage } monety
  }
builders-preview-left = { $missing ->
    [one] będzie brakować jeszcze { $missing } materiału
    [few] będzie brakować jeszcze { $missing } materiałów
    [many] będzie brakować jeszcze { $missing } materiałów
   *[other] będzie brakować jeszcze { $missing } materiału
  }
builders-preview-finishes = kończy budowę: { $coins ->
    [0] {""}
    [one] { $coins } moneta,{" "}
    [few] { $coins } monety,{" "}
    [many] { $coins } monet,{" "}
   *[other] { $coins } monety,{" "}
  }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }

# Rodzaje ruchów
builders-group-start = Rozpocznij budowę
builders-group-hire = Najmij robotnika
builders-group-send = Wyślij do pracy
builders-group-take = Weź monety
builders-group-buy = Kup akcję
builders-group-end = Zakończ turę

# Karty
builders-name-apprentice-n = Uczeń { $number }
    .acc = Ucznia { $number }
builders-name-labourer-n = Pomocnik { $number }
    .acc = Pomocnika { $number }
builders-name-craftsman-n = Rzemieślnik { $number }
    .acc = Rzemieślnika { $number }
builders-name-master-n = Mistrz { $number }
    .acc = Mistrza { $number }
builders-name-bower = Altana
    .gen = Altany
builders-name-wooden-shack = Szopa
    .gen = Szopy
builders-name-covered-bridge = Kryty most
    .gen = Krytego mostu
builders-name-treehouse = Dom na drzewie
    .gen = Domu na drzewie
builders-name-stone-bridge = Kamienny most
    .gen = Kamiennego mostu
builders-name-wash-house = Pralnia
    .gen = Pralni
builders-name-straw-hut = Słomiana chata
    .gen = Słomianej chaty
builders-name-townhouse = Dom miejski
    .gen = Domu miejskiego
builders-name-cottage = Chałupa
    .gen = Chałupy
builders-name-rural-house = Dom wiejski
    .gen = Domu wiejskiego
builders-name-house = Domek
    .gen = Domku
builders-name-cowshed = Obora
    .gen = Obory
builders-name-inn = Gospoda
    .gen = Gospody
builders-name-pigsty = Chlew
    .gen = Chlewu
builders-name-rural-relay = Wiejski zajazd
    .gen = Wiejskiego zajazdu
builders-name-grain-silo = Spichlerz
    .gen = Spichlerza
builders-name-stables = Stajnia
    .gen = Stajni
builders-name-forge = Kuźnia
    .gen = Kuźni
builders-name-windmill = Wiatrak
    .gen = Wiatraka
builders-name-watermill = Młyn wodny
    .gen = Młyna wodnego
builders-name-covered-market = Hala targowa
    .gen = Hali targowej
builders-name-bourgeois-house = Dom mieszczański
    .gen = Domu mieszczańskiego
builders-name-post = Poczta
    .gen = Poczty
builders-name-hotel = Hotel
    .gen = Hotelu
builders-name-tavern = Tawerna
    .gen = Tawerny
builders-name-farm = Gospodarstwo
    .gen = Gospodarstwa
builders-name-church = Kościół
    .gen = Kościoła
builders-name-watchtower = Wieża strażnicza
    .gen = Wieży strażniczej
builders-name-abbey = Opactwo
    .gen = Opactwa
builders-name-cloister = Klasztor
    .gen = Klasztoru
builders-name-chapel = Kaplica
    .gen = Kaplicy
builders-name-aqueduct = Akwedukt
    .gen = Akweduktu
builders-name-castle = Zamek
    .gen = Zamku
builders-name-cathedral = Katedra
    .gen = Katedry
builders-name-crane-n = Żuraw { $number }
    .acc = Żuraw { $number }
    .gen = Żurawia { $number }
builders-name-circular-saw-n = Piła tarczowa { $number }
    .acc = Piłę tarczową { $number }
    .gen = Piły tarczowej { $number }
builders-name-survey-tools-n = Przyrządy miernicze { $number }
    .acc = Przyrządy miernicze { $number }
    .gen = Przyrządów mierniczych { $number }
builders-name-tile-oven-n = Piec do dachówek { $number }
    .acc = Piec do dachówek { $number }
    .gen = Pieca do dachówek { $number }

builders-next-send-building = Na którą budowę wysyłasz { $worker_acc }?
builders-next-send-worker = Kogo wysyłasz na budowę { $building_gen }?

builders-preview-send-badge = { $wage ->
    [0] za darmo
   *[other] −{ $wage }
  }
builders-preview-finishes-badge = +{ $points }

# Dlaczego ruch jest dobry
builders-reason-points = { $more ->
    [more] więcej punktów od razu
   *[less] mniej punktów od razu
  }
builders-reason-coins = { $more ->
    [more] więcej monet
   *[less] mniej monet
  }
builders-reason-work = { $more ->
    [more] większy postęp na budowach
   *[less] mniejszy postęp na budowach
  }
builders-reason-sites = { $more ->
    [more] więcej rozpoczętych budów
   *[less] mniej rozpoczętych budów
  }
builders-reason-workers = { $more ->
    [more] więcej rąk do pracy
   *[less] mniej rąk do pracy
  }

# Co zostało niewykorzystane
builders-left-coins = Monety, które nie dały punktów
builders-left-workers = Robotnicy bez pracy na koniec gry
builders-left-sites = Nieukończone budowy
builders-left-actions = Akcje zamienione na monety
