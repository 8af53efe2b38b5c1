# Stół gry Rzemieślnicy w słowach

craftsmen-words-decides = { $player }: { $decision }
craftsmen-words-phase = { $phase ->
    [exchange] Przed grą: wymiana kart
    [helpers] Wysyłanie pomocników
    [guilds] Gildie działają jedna po drugiej
    [between_stages] Między etapami
    [round_end] Koniec pory roku
   *[investment] Zima: inwestycja w miasto
  }
craftsmen-words-stage = Etap: { $guild }
craftsmen-words-actor = Działa pomocnik gracza { $player }
craftsmen-words-begun = Ten pomocnik już coś zrobił
craftsmen-words-order-change = Na torze zmiany kolejności: { $players }
craftsmen-words-passed = Spasowali: { $players }
craftsmen-words-privilege-used = Przywilej jest w użyciu
craftsmen-words-raws-left = Surowce do wytworzenia dzięki przywilejowi: { $raws }
craftsmen-words-stake = O co chodzi
craftsmen-words-bid = Najwyższa oferta: { $bid }
craftsmen-words-highest = Najwięcej oferuje: { $player }
craftsmen-words-bidder = { $player }: { $bid ->
    [0] bez oferty
   *[other] oferta { $bid }
  }, { $inside ->
    [0] poza licytacją
   *[other] nadal licytuje
  }
craftsmen-words-price = Do zapłaty: { $price }
craftsmen-words-paid-value = Dotąd warte: { $value }
craftsmen-words-cards-left = Karty do wybrania: { $cards }
craftsmen-words-waiting = Wybór karty na: { $move }
craftsmen-words-looking = Przeglądane karty
craftsmen-words-looking-hidden = Przeglądane karty, których nie widzisz: { $cards }
craftsmen-words-put-below = Odkładane karty trafiają pod stos
craftsmen-words-box = Tartaki w pudełku
craftsmen-words-field = Pole { $field } ({ $kind }): { $helpers }
craftsmen-words-disc = { $player }{ $used ->
    [0] {""}
   *[other] , przywilej wykorzystany
  }{ $acting ->
    [0] {""}
   *[other] , teraz działa
  }
craftsmen-words-covered = { $lower }; przykrywa: { $upper }
craftsmen-words-market = Budynki { $type }: cena { $price }
craftsmen-words-deck = Karty w stosie: { $cards }; od góry
craftsmen-words-deck-house = symbol domu
craftsmen-words-deck-plain = bez symbolu domu
craftsmen-words-deck-unknown = nieznana
craftsmen-words-gap = Puste miejsce
craftsmen-words-ship = Statek { $ship }
craftsmen-words-holdings = punkty: { $points }, pomocnicy: { $helpers }, karty kapitału: { $capital }
craftsmen-words-place = { $place }. { $card }
craftsmen-words-input = { $good }: { $there ->
    [0] brak
   *[other] znacznik leży
  }{ $place ->
    [0] ; nikt w tym rzędzie tego nie wytwarza
   *[other] ; wytwarza { $place } ({ $maker })
  }
craftsmen-words-known = Karty na ręce znane wszystkim
craftsmen-words-known-of-you = Twoje karty na ręce znane wszystkim
craftsmen-words-product = { $good } ({ $kind }){ $inputs ->
    [0] {""}
   *[other] , potrzebne: { $from }
  }{ $points ->
    [0] {""}
   *[other] , { $points } pkt
  }
