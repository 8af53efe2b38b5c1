# Sposoby przygotowania gry
burgundy-preset-first = Pierwsza gra
burgundy-preset-first-about = Wszyscy mają tę samą podstawową posiadłość, tak jak na początek zaleca instrukcja.
burgundy-preset-club = Dla doświadczonych
burgundy-preset-club-about = Każdy dostaje dwustronną planszę i wybiera stronę oraz miejsce zamku.
burgundy-preset-all = Wszystkie warianty
burgundy-preset-all-about = Każdy w tajemnicy wybiera dowolną posiadłość z obu wydań; zasady jak w wydaniu z 2019 roku.

# Opcje
burgundy-option-estates = Posiadłości
burgundy-option-estates-basic = podstawowa, ta sama dla wszystkich
burgundy-option-estates-dealt = losowa plansza dwustronna, wybór strony
burgundy-option-estates-random = losowa posiadłość, wybór miejsca zamku
burgundy-option-estates-chosen = wybór dowolnej posiadłości
burgundy-option-choosing = Wybór posiadłości
burgundy-option-choosing-open = jawny, po kolei
burgundy-option-choosing-hidden = tajny, ujawniany jednocześnie
burgundy-option-later-estates = Posiadłości z wydania z 2019 roku
burgundy-option-later-estates-no = nie
burgundy-option-later-estates-yes = tak
burgundy-option-edition = Wydanie
burgundy-option-edition-2011 = 2011
burgundy-option-edition-2019 = 2019

# Jak zapisuje się ruchy
burgundy-notation-choose = wybierz tę posiadłość z początkowym zamkiem na tym polu
burgundy-notation-take-with = weź żeton z tego pola magazynu, używając kości z tym wynikiem
burgundy-notation-place-with = umieść żeton z tego miejsca magazynu podręcznego na tym polu, używając kości z tym wynikiem
burgundy-notation-sell-with = sprzedaj wszystkie towary tego koloru, używając kości z tym wynikiem
burgundy-notation-workers-with = weź robotników, używając kości z tym wynikiem
burgundy-notation-take = weź ten żeton dzięki zamkowi albo budynkowi
burgundy-notation-place = umieść ten żeton dzięki zamkowi albo ratuszowi
burgundy-notation-sell = sprzedaj te towary dzięki zamkowi albo składowi
burgundy-notation-workers = weź robotników dzięki zamkowi
burgundy-notation-buy = kup ten żeton za srebro
burgundy-notation-buy-for-workers = kup ten żeton za robotników (wydanie z 2019 roku, żeton nauki 6)
burgundy-notation-load = weź towary z tego magazynu albo z tych dwóch
burgundy-notation-keep = z nowych rodzajów towarów weź te
burgundy-notation-discard = odrzuć żeton z tego miejsca magazynu podręcznego, by zrobić miejsce na nowy
burgundy-notation-decline = zrezygnuj z efektu
burgundy-notation-end = zakończ turę bez zakupu żetonu
# Strona gry Zamki Burgundii: zasady naszymi słowami.

# Czym gracze zaczynają, na ich profilach
burgundy-took-first = Pierwszy wzięty żeton
burgundy-placed-first = Pierwszy umieszczony żeton
