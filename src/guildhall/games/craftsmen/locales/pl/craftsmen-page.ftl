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
