# Strona gry Craftsmen: zasady naszymi słowami.
craftsmen-page-title-1 = O czym jest gra
craftsmen-page-text-1 =
    Zdobywasz uznanie w mieście rzemieślników. Przez trzy lata po cztery pory roku wysyłasz pomocników do gildii, budujesz rząd warsztatów, przerabiasz surowce na półprodukty, a te na produkty, i ładujesz je na statki.
craftsmen-page-title-2 = Pomocnicy
craftsmen-page-text-2 =
    Wiosną, latem i jesienią wysyłasz pięciu pomocników po jednym, w kolejności, na pierwsze wolne pole gildii. Gdy kolejka jest pełna, pomocnik może stanąć na innym dysku: cudzy kosztuje kartę kapitału lub punkty dla jego właściciela, poza polem ze wstążką. Kto zatrzyma pomocnika, dostaje punkt.
    Złote pole daje też przywilej gildii; tak samo żeton przywileju.
craftsmen-page-title-3 = Gildie
craftsmen-page-text-3 =
    Bankierzy: weź cztery karty kapitału, odrzuć dwie. Budowniczowie: zbuduj do dwóch kart; każda idzie na koniec rzędu i musi pasować do sąsiedniej górnym lub dolnym kolorem. Notariusz: kup odkryty budynek w jego kolorach albo go zlicytuj. Rzemiosła: trzy, cztery lub pięć punktów pracy zależnie od roku. Kupcy: kup półprodukt ze spichlerza. Ratusz: żeton albo wcześniejsze miejsce w kolejności.
    Karty kapitału jednego koloru są warte 5 za dwie, 10 za trzy, 15 za cztery i tak dalej, jeśli to więcej niż ich liczby.
craftsmen-page-title-4 = Praca
craftsmen-page-text-4 =
    Punkt pracy wytwarza surowiec, który idzie do warsztatu albo na jarmark; albo bierze znacznik z jarmarku jako dowolny surowiec; albo wytwarza półprodukt, do własnego warsztatu lub do spichlerza, co daje kartę kapitału; albo wytwarza produkt, który trzeba od razu załadować na statek. Znacznik na ikonie jest tym towarem.
    Półprodukty i produkty punktują przy wytworzeniu. Pełna ładownia przyjmie jeszcze jeden produkt, jeśli przekupisz kapitana kartą.
craftsmen-page-title-5 = Zima
craftsmen-page-text-5 =
    Pracują tylko budowniczowie i rzemiosła. Potem punktują statki, spichlerz i miasto, a każdy może zainwestować po karcie każdego koloru za punkty. Miasto punktuje za zestawy czterech kolorów na budynkach.
craftsmen-page-title-6 = Koniec
craftsmen-page-text-6 =
    Po trzech latach dolicza się żetony bonusowe za pełne linie produkcyjne. Wygrywa najwięcej punktów.
craftsmen-page-reconstructed = Instrukcja pokazuje karty, statki i żetony bonusowe tylko na obrazkach. Ich treść jest udokumentowana częściowo: towary i budynki, liczby kart, niektóre wartości i przykłady. Pozostałe wartości, kolory i receptury są odtworzone tak, by zgadzały się wszystkie przykłady. W ich miejsce można włożyć poprawiony plik komponentów.

# Opcje
craftsmen-option-ruling-exchange = Wymiana przed grą
craftsmen-option-ruling-exchange-fr = jedna karta albo tartak
craftsmen-option-ruling-exchange-pl = jedna karta i tartak
craftsmen-option-ruling-mayor = Oferta burmistrza
craftsmen-option-ruling-mayor-fr = z zestawami kolorów
craftsmen-option-ruling-mayor-pl = tylko nadrukowane liczby
craftsmen-option-ruling-search = Przeglądanie u notariusza
craftsmen-option-ruling-search-pl = karty wracają na wierzch lub spód
craftsmen-option-ruling-search-fr = karty wracają na wierzch
craftsmen-option-ruling-privilege-ties = Za mało żetonów przywileju
craftsmen-option-ruling-privilege-ties-pl = dla pierwszych w kolejności
craftsmen-option-ruling-privilege-ties-fr = dla ostatnich w kolejności
craftsmen-option-ruling-granary-refill = Spichlerz po roku
craftsmen-option-ruling-granary-refill-fr = każde wolne pole jest uzupełniane
craftsmen-option-ruling-granary-refill-pl = wracają tylko brakujące towary
craftsmen-option-ruling-work-tokens = Żetony pracy
craftsmen-option-ruling-work-tokens-pl = między etapami
craftsmen-option-ruling-work-tokens-fr = także przed akcją lub po niej
craftsmen-option-ruling-granary-card = Karta za spichlerz
craftsmen-option-ruling-granary-card-every = za każdą dostawę
craftsmen-option-ruling-granary-card-full = tylko gdy oba pola były zajęte
craftsmen-option-ruling-fewest-privileges = Kto użył najmniej przywilejów
craftsmen-option-ruling-fewest-privileges-privileges = pomocnicy, którzy użyli przywileju
craftsmen-option-ruling-fewest-privileges-helpers = wszyscy pomocnicy na planszy, także na torze zmiany kolejności
craftsmen-option-ruling-winter-tokens = Żetony przywilejów zimą
craftsmen-option-ruling-winter-tokens-none = brak
craftsmen-option-ruling-winter-tokens-all = po jednym dla każdego
