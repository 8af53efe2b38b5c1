# Stół gry Craftsmen w słowach

craftsmen-words-decides = { $player }: { $decision }
craftsmen-words-phase = { $phase ->
    [exchange] Przed grą: wymiana kart
    [helpers] Wysyłanie pomocników
    [guilds] Budynki miasta działają po kolei
    [between_stages] Między etapami
    [round_end] Koniec pory roku
   *[investment] Zima: inwestycja w miasto
  }
craftsmen-words-stage = Etap: { $guild }
craftsmen-words-actor = Działa pomocnik gracza { $player }
craftsmen-words-begun = Ten pomocnik już coś zrobił
craftsmen-words-order-change = Na torze zmiany kolejności: { $players }
craftsmen-words-passed = Pas: { $players }
craftsmen-words-privilege-used = Z przywileju już skorzystano
craftsmen-words-raws-left = Surowce do wytworzenia dzięki przywilejowi: { $raws }
craftsmen-words-stake = Bieżąca decyzja
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
craftsmen-words-paid-value = Zapłacono dotąd: { $value }
craftsmen-words-cards-left = Karty, które trzeba jeszcze wybrać: { $cards }
craftsmen-words-waiting = Trwa wybór karty (ruch „{ $move }”)
craftsmen-words-looking = Przeglądane karty
craftsmen-words-looking-hidden = Przeglądane karty, których nie widzisz: { $cards }
craftsmen-words-put-below = Odkładane karty trafiają na spód stosu
craftsmen-words-box = Tartaki w pudełku
craftsmen-words-field = Pole { $field } ({ $kind }): { $helpers }
craftsmen-words-disc = { $player }{ $used ->
    [0] {""}
   *[other] , przywilej wykorzystany
  }{ $acting ->
    [0] {""}
   *[other] , teraz działa
  }
craftsmen-words-covered = { $lower }; na wierzchu: { $upper }
craftsmen-words-market = Budynki { $type }: cena { $price }
craftsmen-words-deck = Karty w stosie ({ $cards }), kolejno od góry
craftsmen-words-deck-house = z domkiem
craftsmen-words-deck-plain = bez domku
craftsmen-words-deck-unknown = nieznana
craftsmen-words-gap = Puste miejsce
craftsmen-words-no-buildings = brak
craftsmen-words-ship = Statek { $ship }
craftsmen-words-holdings = punkty: { $points }, pomocnicy: { $helpers }, karty kapitału: { $capital }
craftsmen-words-place = { $place }. { $card }
craftsmen-words-input = { $good }: { $there ->
    [0] brak
   *[other] jest znacznik
  }{ $place ->
    [0] ; w tym rzędzie nic tego nie wytwarza
   *[other] ; wytwarza { $maker } ({ $place }. w rzędzie)
  }
craftsmen-words-known = Karty z ręki, które znają wszyscy
craftsmen-words-known-of-you = Karty z twojej ręki, które znają wszyscy
craftsmen-words-product = { $good } ({ $kind }){ $inputs ->
    [0] {""}
   *[other] ; potrzebne: { $from }
  }{ $points ->
    [0] {""}
   *[other] ; { $points } pkt
  }
