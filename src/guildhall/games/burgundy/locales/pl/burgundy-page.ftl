# Strona gry Zamki Burgundii: zasady naszymi słowami.
burgundy-page-title-1 = O czym jest gra
burgundy-page-text-1 =
    Jesteś księciem z posiadłością o 37 polach. Przez pięć faz po pięć rund bierzesz żetony z magazynów planszy głównej i umieszczasz je u siebie. Każdy żeton coś daje, a zapełnione regiony punktują: duże więcej, wczesne więcej.
burgundy-page-title-2 = Twoja tura
burgundy-page-text-2 =
    Wszyscy rzucają dwiema kośćmi i każdą wykorzystują na jedną akcję. Weź żeton z magazynu o tej liczbie do magazynu podręcznego, który mieści trzy. Albo umieść żeton z magazynu podręcznego na pustym polu jego koloru i tej liczby, obok żetonu już umieszczonego. Albo sprzedaj wszystkie towary tej liczby. Albo weź dwóch robotników, z dowolną liczbą.
    Każdy wydany robotnik zmienia kość o jeden; szóstka i jedynka sąsiadują. Raz w turze możesz też kupić żeton z czarnego magazynu za dwie grudki srebra.
burgundy-page-title-3 = Żetony
burgundy-page-text-3 =
    Zamek: od razu jeszcze jedna akcja, z dowolną liczbą. Kopalnia: grudka srebra na koniec każdej fazy. Statek: weź towary z magazynu i awansuj w kolejności. Zwierzęta: punkty i ponownie za każdy żeton tego samego gatunku na pastwisku.
    Budynki działają raz: skład sprzedaje towary, stolarnia, kościół i targowisko biorą żeton z dowolnego magazynu, ratusz umieszcza żeton, pensjonat daje czterech robotników, bank dwie grudki srebra, strażnica cztery punkty. Żaden budynek nie stoi dwa razy w jednym mieście.
    Żetony nauki zmieniają zasady dla ciebie albo punktują na końcu. Wskaż żeton, by przeczytać, co robi.
burgundy-page-title-4 = Regiony i kolory
burgundy-page-text-4 =
    Zapełniony region punktuje od razu według rozmiaru: 1, 3, 6, 10, 15, 21, 28 lub 36 punktów, i jeszcze 10, 8, 6, 4 lub 2 zależnie od fazy. Pierwszy, kto zapełni wszystkie pola koloru, bierze duży żeton bonusowy, drugi mały.
burgundy-page-title-5 = Towary
burgundy-page-text-5 =
    W każdej rundzie biała kość przynosi towar do magazynu; zabierają je statki. Możesz mieć do trzech rodzajów. Sprzedaż daje grudkę srebra i za każdy towar tyle punktów, ilu jest graczy.
burgundy-page-title-6 = Koniec
burgundy-page-text-6 =
    Po 25 rundach pozostałe towary i srebro dają po punkcie, dwóch robotników punkt, a żetony nauki to, co na nich jest. Wygrywa najwięcej punktów; przy remisie więcej pustych pól, potem kto miał ostatnią turę później.

# Opcje
burgundy-option-estates = Posiadłości
burgundy-option-estates-basic = ta sama podstawowa dla wszystkich
burgundy-option-estates-dealt = rozdana plansza dwustronna, wybierz stronę
burgundy-option-estates-random = rozdana posiadłość, wybierz zamek
burgundy-option-estates-chosen = wybierz dowolną posiadłość
burgundy-option-choosing = Wybór
burgundy-option-choosing-open = jawny, w kolejności
burgundy-option-choosing-hidden = tajny, odkrywany razem
burgundy-option-later-estates = Posiadłości z wydania 2019
burgundy-option-later-estates-no = nie
burgundy-option-later-estates-yes = tak
burgundy-option-edition = Wydanie
burgundy-option-edition-2011 = 2011
burgundy-option-edition-2019 = 2019

# Jak zapisuje się ruchy
burgundy-notation-choose = wybierz tę posiadłość, z początkowym zamkiem na tym polu
burgundy-notation-take-with = weź żeton z tego pola magazynu, używając kości z tym wynikiem
burgundy-notation-place-with = umieść żeton z tego miejsca magazynu podręcznego na tym polu, używając kości z tym wynikiem
burgundy-notation-sell-with = sprzedaj wszystkie towary tego koloru, używając kości z tym wynikiem
burgundy-notation-workers-with = weź robotników, używając kości z tym wynikiem
burgundy-notation-take = weź ten żeton dzięki zamkowi albo budynkowi
burgundy-notation-place = umieść ten żeton dzięki zamkowi albo ratuszowi
burgundy-notation-sell = sprzedaj te towary dzięki zamkowi albo składowi
burgundy-notation-workers = weź robotników dzięki zamkowi
burgundy-notation-buy = kup ten żeton za srebro
burgundy-notation-buy-for-workers = kup ten żeton za robotników (edycja z 2019 roku, żeton nauki 6)
burgundy-notation-load = weź towary z tego magazynu albo z tych dwóch
burgundy-notation-keep = z nowych rodzajów towarów weź te
burgundy-notation-discard = oddaj żeton z tego miejsca magazynu podręcznego za nowy
burgundy-notation-decline = nie korzystaj z dobrowolnego efektu
burgundy-notation-end = zakończ turę bez zakupu żetonu
