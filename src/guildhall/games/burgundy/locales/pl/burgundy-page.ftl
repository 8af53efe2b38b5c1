# Strona gry Zamki Burgundii: zasady naszymi słowami.
burgundy-page-title-1 = O czym jest gra
burgundy-page-text-1 =
    Jesteś księciem z posiadłością o 37 polach. Przez pięć faz po pięć rund bierzesz żetony włości z magazynów planszy głównej i umieszczasz je u siebie. Każdy żeton coś daje, a zapełnione regiony punktują: duże więcej, wcześnie zapełnione więcej.
burgundy-page-title-2 = Twoja tura
burgundy-page-text-2 =
    Wszyscy rzucają dwiema kośćmi i każdą wykorzystują na jedną akcję. Weź żeton z magazynu o tym numerze do magazynu podręcznego, który mieści trzy żetony. Albo umieść żeton z magazynu podręcznego na pustym polu jego koloru z tą liczbą, obok żetonu już umieszczonego. Albo sprzedaj wszystkie towary z tą liczbą. Albo weź dwóch robotników, z dowolną liczbą oczek.
    Każdy użyty robotnik zmienia wynik kości o jeden; szóstka i jedynka sąsiadują. Raz w turze możesz też kupić żeton z czarnego magazynu za dwie grudki srebra.
burgundy-page-title-3 = Żetony
burgundy-page-text-3 =
    Zamek: od razu jeszcze jedna akcja, z dowolną liczbą oczek. Kopalnia: grudka srebra na koniec każdej fazy. Statek: weź towary z magazynu i przesuń się w kolejności. Zwierzęta: punkty, a żetony tego samego rodzaju na pastwisku punktują ponownie.
    Budynki działają raz: skład sprzedaje towary; stolarnia, kościół i targowisko pozwalają wziąć żeton z magazynów 1–6; ratusz pozwala umieścić żeton; pensjonat daje czterech robotników, bank dwie grudki srebra, strażnica cztery punkty. Żaden budynek nie może stać dwa razy w jednym mieście.
    Żetony nauki zmieniają zasady dla ciebie albo punktują na końcu. Kliknij żeton, by przeczytać, co robi.
burgundy-page-title-4 = Regiony i kolory
burgundy-page-text-4 =
    Zapełniony region punktuje od razu według rozmiaru: 1, 3, 6, 10, 15, 21, 28 lub 36 punktów, i jeszcze 10, 8, 6, 4 lub 2 zależnie od fazy. Pierwszy, kto zapełni wszystkie pola koloru, bierze duży żeton bonusowy, drugi mały.
burgundy-page-title-5 = Towary
burgundy-page-text-5 =
    W każdej rundzie biała kość wskazuje magazyn, do którego trafia towar; zabierają je statki. Możesz mieć trzy rodzaje towarów. Sprzedaż daje grudkę srebra i za każdy towar tyle punktów, ilu jest graczy.
burgundy-page-title-6 = Koniec
burgundy-page-text-6 =
    Po 25 rundach każdy pozostały towar i każda grudka srebra to punkt, każdych dwóch robotników to punkt, a żetony nauki dają to, co na nich jest. Wygrywa, kto ma najwięcej punktów; przy remisie ten, kto ma więcej pustych pól, a potem ten, czyja ostatnia tura była później.

# Opcje
burgundy-option-estates = Posiadłości
burgundy-option-estates-basic = ta sama podstawowa dla wszystkich
burgundy-option-estates-dealt = rozdana plansza dwustronna, wybierz stronę
burgundy-option-estates-random = rozdana posiadłość, wybierz zamek
burgundy-option-estates-chosen = wybierz dowolną posiadłość
burgundy-option-choosing = Wybór posiadłości
burgundy-option-choosing-open = jawny, w kolejności
burgundy-option-choosing-hidden = tajny, odkrywany razem
burgundy-option-later-estates = Posiadłości z wydania 2019
burgundy-option-later-estates-no = nie
burgundy-option-later-estates-yes = tak
burgundy-option-edition = Wydanie
burgundy-option-edition-2011 = 2011
burgundy-option-edition-2019 = 2019

# Jak zapisuje się ruchy
burgundy-notation-choose = wybierz tę posiadłość, z zamkiem początkowym na tym polu
burgundy-notation-take-with = weź żeton z tego pola magazynu, używając kości z tym wynikiem
burgundy-notation-place-with = umieść żeton z tego miejsca magazynu podręcznego na tym polu, używając kości z tym wynikiem
burgundy-notation-sell-with = sprzedaj wszystkie towary tego koloru, używając kości z tym wynikiem
burgundy-notation-workers-with = weź robotników, używając kości z tym wynikiem
burgundy-notation-take = weź ten żeton dzięki zamkowi albo budynkowi
burgundy-notation-place = umieść ten żeton dzięki zamkowi albo ratuszowi
burgundy-notation-sell = sprzedaj te towary dzięki zamkowi albo składowi
burgundy-notation-workers = weź robotników dzięki zamkowi
burgundy-notation-buy = kup ten żeton za srebro
burgundy-notation-buy-for-workers = kup ten żeton za robotników (wydanie 2019, żeton nauki 6)
burgundy-notation-load = weź towary z tego magazynu albo z tych dwóch
burgundy-notation-keep = z nowych rodzajów towarów weź te
burgundy-notation-discard = oddaj żeton z tego miejsca magazynu podręcznego za nowy
burgundy-notation-decline = zrezygnuj z efektu
burgundy-notation-end = zakończ turę bez zakupu żetonu
