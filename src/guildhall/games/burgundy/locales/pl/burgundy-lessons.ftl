# Zamki Burgundii: nauka przez grę.

burgundy-lesson-dice = Kości i magazyny
burgundy-lesson-dice-goal = Jesteś księciem i masz posiadłość z 37 polami. Przez 25 rund bierzesz żetony i ją zapełniasz; wygrywa ten, kto ma najwięcej punktów. W każdej rundzie rzucasz dwiema kośćmi i każdej z nich używasz do jednej akcji. Twoje kości są zaznaczone.
burgundy-lesson-dice-depots = Pośrodku leży sześć magazynów o numerach od 1 do 6. Kość pozwala wziąć żeton z magazynu o swoim numerze. Zaznaczony żeton leży w magazynie jednej z twoich kości.
burgundy-lesson-dice-take = Weź go: kliknij zaznaczoną kość, a potem żeton.
burgundy-lesson-dice-take-other = Można, ale weź zaznaczony żeton zaznaczoną kością.
burgundy-lesson-dice-take-workers = Robotnicy będą za chwilę, drugą kością. Najpierw weź zaznaczony żeton.
burgundy-lesson-dice-storage = Żeton jest teraz w twoim magazynie podręcznym. Mieszczą się tam trzy żetony. Żeton nie działa, dopóki nie trafi do posiadłości – o tym w następnym rozdziale. Kości nie można zachować na później: obie trzeba wykorzystać.
burgundy-lesson-dice-workers = Gdy kość nie nadaje się do niczego innego, każdy wynik daje 2 robotników. Użyj do tego drugiej kości: kliknij ją, a potem swoich robotników.
burgundy-lesson-dice-workers-other = To też byłby dobry ruch. Zobacz jednak, jak bierze się robotników: kliknij kość, a potem robotników.
burgundy-lesson-dice-over = To była cała tura: dwie kości, dwie akcje. Potem grają pozostali i wszyscy rzucają od nowa.

burgundy-lesson-placing = Umieszczanie i regiony
burgundy-lesson-placing-rules = Kilka rund później. Żeton z magazynu podręcznego wolno umieścić tam, gdzie zgadzają się trzy rzeczy: pole ma kolor żetonu, liczba oczek na polu jest taka jak na kości, a pole sąsiaduje z już zapełnionym. Zaczyna się od zamku pośrodku.
burgundy-lesson-placing-place = Zaznaczony żeton pasuje na zaznaczone pole. Kliknij kość, żeton i pole.
burgundy-lesson-placing-place-other = Można, ale jest coś lepszego: umieść zaznaczony żeton na zaznaczonym polu.
burgundy-lesson-placing-region = Stykające się pola jednego koloru tworzą region, a ten jest już pełny. Pełny region daje punkty za wielkość: 1, 3, 6, 10, 15, 21, 28 lub 36 za 1 do 8 pól. A im wcześniej, tym lepiej: w fazie A dochodzi 10 punktów, potem 8, 6, 4 i tylko 2.
burgundy-lesson-placing-tip = Dlatego małe regiony zapełnione wcześnie są warte tyle, co duże zapełnione późno. Klawisz R pokazuje, ile każdy region dałby teraz i w następnej fazie.

burgundy-lesson-workers = Robotnicy
burgundy-lesson-workers-change = Kości nie zawsze sprzyjają. Oddany robotnik zmienia wynik jednej twojej kości o 1, w górę lub w dół; 6 i 1 sąsiadują ze sobą. Dwóch robotników zmienia go o 2, a trzech wystarcza na każdy wynik. Twoi robotnicy są zaznaczeni.
burgundy-lesson-workers-take = Zaznaczony żeton leży w magazynie o numerze sąsiadującym z wynikiem twojej kości. Weź go mimo to: kliknij kość, a potem żeton. Kosztuje to jednego robotnika.
burgundy-lesson-workers-take-other = Do tego trzeba innej kości albo innej liczby robotników. Weź zaznaczony żeton zaznaczoną kością, za jednego robotnika.
burgundy-lesson-workers-refill = Tak samo płaci się przy umieszczaniu żetonów. Miej więc w zapasie jednego lub dwóch, a kością, która do niczego się nie nadaje, bierz 2 kolejnych. Zrób to teraz drugą kością.
burgundy-lesson-workers-refill-other = W grze to dobry ruch. Tutaj weź drugą kością 2 robotników.
burgundy-lesson-workers-over = Na koniec każda para robotników to 1 punkt. W trakcie gry są warci więcej.

burgundy-lesson-goods = Towary i statki
burgundy-lesson-goods-look = W każdej rundzie do jednego z magazynów trafia towar. Towary zabierają statki. Umieść zaznaczony statek, a zobaczysz.
burgundy-lesson-goods-ship = Umieść statek na zaznaczonym polu zaznaczoną kością.
burgundy-lesson-goods-ship-other = To nie da żadnych towarów. Umieść statek.
burgundy-lesson-goods-load = Teraz statek może załadować towary z jednego wybranego magazynu, bez względu na kość: bierzesz wszystkie, które tam leżą. Wybierz zaznaczony magazyn. Możesz mieć najwyżej trzy rodzaje, ale każdego dowolnie dużo.
burgundy-lesson-goods-load-other = Tam jest mniej. Wybierz zaznaczony magazyn.
burgundy-lesson-goods-order = Statek robi jeszcze jedno: twój znacznik przesuwa się na torze kolejności. Kto jest najdalej, od następnej rundy gra pierwszy i pierwszy wybiera z magazynów.
burgundy-lesson-goods-sell = Towary sprzedaje się kością: każdy rodzaj ma swój numer. Druga kość pokazuje numer zaznaczonych towarów. Sprzedaj wszystkie: 1 grudka srebra za sprzedaż, a przy dwóch graczach 2 punkty za każdy żeton towaru.
burgundy-lesson-goods-sell-other = Można, ale sprzedaj tą kością zaznaczone towary.
burgundy-lesson-goods-silver = Srebro służy do zakupów w czarnym magazynie pośrodku: raz w turze, bez kości, możesz tam kupić żeton za 2 grudki srebra.

burgundy-lesson-buildings = Budynki
burgundy-lesson-buildings-once = Budynki to beżowe żetony. Każdy rodzaj robi coś raz, w chwili umieszczenia, a w jednym mieście nie może stać dwa razy ten sam. Jest osiem rodzajów; poznasz je po kolei.
burgundy-lesson-buildings-takers = Trzy pozwalają wziąć inny żeton z dowolnego magazynu, bez względu na kości: stolarnia budynek; kościół kopalnię, żeton nauki albo zamek; targowisko statek albo zwierzęta.
burgundy-lesson-buildings-givers = Trzy dają coś od razu: pensjonat 4 robotników, bank 2 grudki srebra, strażnica 4 punkty.
burgundy-lesson-buildings-doers = Dwa robią więcej: skład sprzedaje wszystkie twoje towary jednego rodzaju, a ratusz od razu umieszcza inny żeton z magazynu podręcznego, na polu z dowolną liczbą oczek.
burgundy-lesson-buildings-first = Umieść zaznaczony budynek na zaznaczonym polu.
burgundy-lesson-buildings-first-other = Najpierw zaznaczony budynek: da ci jeszcze jeden żeton.
burgundy-lesson-buildings-effect = Teraz jego efekt: weź zaznaczony żeton. Kość nie jest do tego potrzebna.
burgundy-lesson-buildings-effect-other = Ten żeton też można wziąć. Weź jednak zaznaczony.
burgundy-lesson-buildings-second = Drugą kością umieść także zaznaczony budynek.
burgundy-lesson-buildings-second-other = Najpierw umieść zaznaczony budynek: jego efekt działa od razu.
burgundy-lesson-buildings-over = Jak widać, efekt to jakby akcja, do której nie trzeba kości. Najlepszy jest zamek: daje całą akcję z dowolnym wynikiem.

burgundy-lesson-animals = Zwierzęta
burgundy-lesson-animals-look = Jasnozielone pola to pastwiska. Żeton zwierząt daje punkty od razu: 1 za każde zwierzę. A każdy żeton tego samego rodzaju na tym samym pastwisku punktuje ponownie.
burgundy-lesson-animals-place = Pasie się tu już żeton tego samego rodzaju. Umieść zaznaczone zwierzęta na zaznaczonym polu tego pastwiska.
burgundy-lesson-animals-place-other = Tam zwierzęta nie znajdą innych swojego rodzaju. Umieść je na zaznaczonym polu.
burgundy-lesson-animals-over = Stary żeton zapunktował jeszcze raz razem z nowym. Zbieraj więc jeden rodzaj zwierząt na dużym pastwisku: ostatni żeton punktuje za wszystkie.

burgundy-lesson-phases = Fazy i żetony bonusowe
burgundy-lesson-phases-end = Gra ma pięć faz, od A do E, po pięć rund. To ostatnia runda fazy, a tobie została jedna kość. Na koniec fazy wszystkie żetony z magazynów wypadają z gry i pojawiają się nowe; towary zostają. Potem każda kopalnia w posiadłości daje 1 grudkę srebra.
burgundy-lesson-phases-last = Użyj ostatniej kości: weź zaznaczony żeton, zanim zniknie.
burgundy-lesson-phases-last-other = Po tej rundzie magazyny opustoszeją. Weź zaznaczony żeton, póki jest.
burgundy-lesson-phases-income = Zaczęła się nowa faza. Magazyny znów są pełne, a twoja kopalnia dała 1 grudkę srebra. Pełne regiony dają teraz o 2 punkty mniej niż przedtem.
burgundy-lesson-phases-bonus = I jeszcze jeden wyścig: kto pierwszy zapełni wszystkie pola jednego koloru, bierze jego duży żeton bonusowy, przy dwóch graczach 5 punktów; drugi dostaje mały, 2 punkty.

burgundy-lesson-knowledge = Żetony nauki
burgundy-lesson-knowledge-look = Żółte żetony to nauka. Jest ich 26, każdy inny. Żetony od 1 do 14 zmieniają dla ciebie zasady, od teraz do końca; od 15 do 26 punktują na koniec gry. Przytrzymaj wskaźnik na żetonie, żeby przeczytać, co robi.
burgundy-lesson-knowledge-place = Zaznaczony żeton dotyczy brania robotników. Umieść go na zaznaczonym polu.
burgundy-lesson-knowledge-place-other = Najpierw żeton nauki: będzie pomagać od teraz.
burgundy-lesson-knowledge-use = Już działa. Weź drugą kością robotników i zobacz, co dostaniesz.
burgundy-lesson-knowledge-use-other = Wypróbuj nową naukę: weź drugą kością robotników.
burgundy-lesson-knowledge-over = Oprócz 2 robotników masz teraz o 1 grudkę srebra więcej. Na koniec gry liczą się pozostałe towary i srebro (po 1 punkcie), każda para robotników za 1 punkt i to, co mówią żółte żetony. Wiesz już wszystko, czego trzeba: zagraj pierwszą grę.
