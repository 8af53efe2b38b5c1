# Stół w słowach

web-words-choices = Możliwe ruchy
web-words-no-choices = Teraz nie ma nic do wyboru.
web-words-set = Zaznacz, co chcesz, w dowolnej kolejności
web-words-offers = Propozycje
web-words-search = Szukaj ruchu
web-words-found = { $found } z { $moves }
web-words-news = Co się dzieje
web-words-laid-out = Inne zmiany na stole: { $number }.
web-words-since = { $moves ->
    [0] jeszcze nic
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
web-words-changed = (zmiana po ruchu gracza { $player })
web-words-possible = do wyboru
web-words-gap = puste
web-words-yes-no = { $yes ->
    [0] nie
   *[other] tak
  }
