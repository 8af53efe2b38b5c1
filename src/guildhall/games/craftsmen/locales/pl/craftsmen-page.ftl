# Strona gry Craftsmen: zasady naszymi słowami.
craftsmen-page-reconstructed = Instrukcja pokazuje karty, statki i żetony bonusowe jedynie na obrazkach. Ich treść jest udokumentowana tylko częściowo: znamy towary i budynki, liczbę kart oraz niektóre wartości i przykłady. Pozostałe wartości, kolory i receptury są odtworzone tak, by zgadzały się ze wszystkimi przykładami. Można je zastąpić poprawionym plikiem z elementami gry.

# Sposoby przygotowania gry
craftsmen-preset-first = Pierwsza gra
craftsmen-preset-first-about = Tam, gdzie instrukcje się różnią, stosujemy zasadę, którą uważamy za najrozsądniejszą.
craftsmen-preset-polish = Instrukcja polska
craftsmen-preset-polish-about = Tam, gdzie instrukcje się różnią, obowiązuje polska.
craftsmen-preset-french = Instrukcja francuska
craftsmen-preset-french-about = Tam, gdzie instrukcje się różnią, obowiązuje francuska.
craftsmen-preset-literal = Zasady dosłowne
craftsmen-preset-literal-about = Tam, gdzie nasze rozstrzygnięcie odbiega od dosłownego tekstu obu instrukcji, obowiązuje tekst.

# Opcje
craftsmen-option-ruling-exchange = Wymiana przed grą
craftsmen-option-ruling-exchange-fr = jedna karta albo tartak
craftsmen-option-ruling-exchange-pl = jedna karta i tartak
craftsmen-option-ruling-mayor = Oferta burmistrza
craftsmen-option-ruling-mayor-fr = z zestawami kolorów
craftsmen-option-ruling-mayor-pl = tylko nadrukowane liczby
craftsmen-option-ruling-search = Przeglądanie kart u notariusza
craftsmen-option-ruling-search-pl = karty wracają na wierzch lub na spód stosu
craftsmen-option-ruling-search-fr = karty wracają na wierzch stosu
craftsmen-option-ruling-privilege-ties = Gdy zabraknie żetonów przywilejów
craftsmen-option-ruling-privilege-ties-pl = dostają je pierwsi w kolejności
craftsmen-option-ruling-privilege-ties-fr = dostają je ostatni w kolejności
craftsmen-option-ruling-granary-refill = Spichlerz na koniec roku
craftsmen-option-ruling-granary-refill-fr = uzupełnia się każde wolne pole
craftsmen-option-ruling-granary-refill-pl = uzupełnia się tylko towary, których zabrakło
craftsmen-option-ruling-work-tokens = Kiedy można zużyć żeton pracy
craftsmen-option-ruling-work-tokens-pl = tylko między etapami
craftsmen-option-ruling-work-tokens-fr = także przed akcją lub po niej
craftsmen-option-ruling-granary-card = Karta za dostawę do spichlerza
craftsmen-option-ruling-granary-card-every = za każdą dostawę
craftsmen-option-ruling-granary-card-full = tylko gdy oba pola były zajęte (dosłownie)
craftsmen-option-ruling-fewest-privileges = Liczenie użytych przywilejów
craftsmen-option-ruling-fewest-privileges-privileges = tylko pomocnicy, którzy użyli przywileju
craftsmen-option-ruling-fewest-privileges-helpers = pomocnicy, którzy użyli przywileju, oraz ci na torze zmiany kolejności (dosłownie)
craftsmen-option-ruling-winter-tokens = Żetony przywilejów rozdawane zimą
craftsmen-option-ruling-winter-tokens-none = brak
craftsmen-option-ruling-winter-tokens-all = po jednym dla każdego, w grze dwuosobowej żadnego (dosłownie)

# Czym gracze zaczynają, na ich profilach
craftsmen-sent-first = Pierwszy budynek miasta
craftsmen-built-first = Pierwszy budynek

# Jak zapisuje się ruchy
craftsmen-notation-pass = nie rób nic albo nic więcej
craftsmen-notation-send = wyślij pomocnika na pierwsze wolne pole budynku miasta
craftsmen-notation-cover = przykryj dysk bez opłaty
craftsmen-notation-cover-card = przykryj dysk i zapłać kartą
craftsmen-notation-cover-points = przykryj dysk i zapłać punktami
craftsmen-notation-exchange = odłóż otrzymaną kartę na spód stosu i dobierz inną
craftsmen-notation-swap = weź z pudełka ten tartak w zamian za swój
craftsmen-notation-take = weź odkrytą kartę kapitału
craftsmen-notation-take-both = weź obie odkryte karty kapitału
craftsmen-notation-draw = dobierz ze stosu kart kapitału
craftsmen-notation-pay = wyłóż kartę kapitału jako zapłatę
craftsmen-notation-discard = odrzuć kartę kapitału
craftsmen-notation-invest = zainwestuj kartę kapitału
craftsmen-notation-privilege = skorzystaj z przywileju
craftsmen-notation-build = wznieś budynek na jednym z końców swojego rzędu
craftsmen-notation-defy = dzięki przywilejowi wznieś budynek tam, gdzie nie pasuje
craftsmen-notation-buy = kup odkryty budynek za karty w jego kolorach
craftsmen-notation-auction = wystaw odkryty budynek na licytację
craftsmen-notation-bid = zalicytuj podaną kwotę
craftsmen-notation-search = przejrzyj stos budynków dzięki przywilejowi
craftsmen-notation-lay = wyłóż jedną z przejrzanych kart
craftsmen-notation-on-top = odłóż pozostałe na wierzch stosu
craftsmen-notation-below = odłóż pozostałe na spód stosu
craftsmen-notation-put = odłóż teraz tę kartę na stos
craftsmen-notation-make-fair = wytwórz surowiec i przekaż na jarmark
craftsmen-notation-make = wytwórz surowiec dla budynku
craftsmen-notation-fetch = przenieś znacznik z jarmarku do budynku jako ten surowiec
craftsmen-notation-process = wytwórz półprodukt dla budynku albo do spichlerza
craftsmen-notation-load = wytwórz produkt końcowy i załaduj na statek
craftsmen-notation-bribe = wytwórz produkt końcowy i załaduj do pełnej ładowni, przekupując kapitana
craftsmen-notation-lose = wytwórz produkt końcowy, na który nie ma miejsca na statkach
craftsmen-notation-work = zużyj żeton pracy
craftsmen-notation-purchase = kup półprodukt ze spichlerza za kartę
craftsmen-notation-barter = kup półprodukt ze spichlerza za znacznik z jarmarku
craftsmen-notation-token-privilege = weź żeton przywileju
craftsmen-notation-token-work = weź żeton pracy
craftsmen-notation-change-order = przejdź na tor zmiany kolejności
