# Zamki Burgundii: nauka przez grę.

burgundy-lesson-dice = Kości i magazyny
burgundy-lesson-dice-goal = Jesteś księciem i masz posiadłość z 37 polami. Przez 25 rund bierzesz żetony i ją zapełniasz; wygrywa ten, kto ma najwięcej punktów. W każdej rundzie rzucasz dwiema kośćmi i każdej z nich używasz do jednej akcji. Twoje kości są wyróżnione.
burgundy-lesson-dice-depots = Pośrodku jest sześć magazynów o numerach od 1 do 6. Kość pozwala wziąć żeton z magazynu o takim numerze, jaki pokazuje. Wyróżniony żeton leży w magazynie, którego numer pokazuje jedna z twoich kości.
burgundy-lesson-dice-take = Weź go: kliknij wyróżnioną kość, a potem żeton.
burgundy-lesson-dice-take-other = Tak można, ale tym razem użyj wyróżnionej kości i weź wyróżniony żeton.
burgundy-lesson-dice-take-workers = Robotników weźmiesz za chwilę, używając drugiej kości. Najpierw weź wyróżniony żeton.
burgundy-lesson-dice-storage = Żeton jest teraz w twoim magazynie podręcznym. Mieszczą się tam trzy żetony. Żeton nie działa, dopóki nie trafi do posiadłości – o tym w następnym rozdziale. Kości nie można zachować na później: obie trzeba wykorzystać.
burgundy-lesson-dice-workers = Jeśli kość nie nadaje się do niczego innego, zawsze możesz dzięki niej wziąć 2 robotników. Zrób to teraz z drugą kością: kliknij ją, a potem swoich robotników.
burgundy-lesson-dice-workers-other = To też byłby dobry ruch, ale zobacz, jak bierze się robotników: kliknij kość, a potem robotników.
burgundy-lesson-dice-over = To była cała tura: dwie kości, dwie akcje. Potem grają pozostali i wszyscy rzucają od nowa.

burgundy-lesson-placing = Umieszczanie i regiony
burgundy-lesson-placing-rules = Minęło kilka rund. Żeton z magazynu podręcznego wolno umieścić tam, gdzie spełnione są trzy warunki: pole ma kolor żetonu, liczba oczek na polu jest taka jak na kości, a pole sąsiaduje z już zapełnionym. Zaczyna się od zamku pośrodku.
burgundy-lesson-placing-place = Wyróżniony żeton pasuje na wyróżnione pole. Kliknij kość, żeton i pole.
burgundy-lesson-placing-place-other = Można, ale jest coś lepszego: umieść wyróżniony żeton na wyróżnionym polu.
burgundy-lesson-placing-region = Stykające się pola jednego koloru tworzą region, a ten jest już pełny. Im większy region, tym więcej punktów: 1 pole daje 1, 2 pola dają 3, a od 3 do 8 pól – kolejno 6, 10, 15, 21, 28 i 36. Im wcześniej go zapełnisz, tym lepiej: w fazie A dochodzi do tego 10 punktów, w następnych – 8, 6 i 4, a w ostatniej – tylko 2.
burgundy-lesson-placing-tip = Dlatego małe regiony zapełnione wcześnie bywają warte tyle samo co duże zapełnione późno. Przycisk „Regiony” (klawisz R) pokazuje, ile każdy region dałby teraz i w następnej fazie.

burgundy-lesson-workers = Robotnicy
burgundy-lesson-workers-change = Kości nie zawsze sprzyjają. Za jednego robotnika możesz zmienić wynik kości o 1, w górę lub w dół; 6 i 1 sąsiadują ze sobą. Za dwóch zmienisz go o 2, a trzech wystarcza na każdy wynik. Twoi robotnicy są wyróżnieni.
burgundy-lesson-workers-take = Wyróżniony żeton leży w magazynie o numerze sąsiadującym z wynikiem twojej kości. Weź go mimo to: kliknij kość, a potem żeton. Kosztuje to jednego robotnika.
burgundy-lesson-workers-take-other = Tak można, ale tym razem użyj wyróżnionej kości i weź wyróżniony żeton za jednego robotnika.
burgundy-lesson-workers-refill = Tak samo zmienia się wynik kości przy umieszczaniu żetonów. Miej więc w zapasie jednego lub dwóch robotników, a gdy kość do niczego się nie nadaje, bierz za nią 2 kolejnych. Zrób to teraz z drugą kością.
burgundy-lesson-workers-refill-other = W prawdziwej grze byłby to dobry ruch, ale tutaj użyj drugiej kości, żeby wziąć 2 robotników.
burgundy-lesson-workers-over = Na koniec gry każda para robotników daje 1 punkt. W trakcie gry robotnicy są warci więcej.

burgundy-lesson-goods = Towary i statki
burgundy-lesson-goods-look = W każdej rundzie do jednego z magazynów trafia towar. Towary dostaje się po umieszczeniu statku, takiego jak ten wyróżniony.
burgundy-lesson-goods-ship = Użyj wyróżnionej kości i umieść statek na wyróżnionym polu.
burgundy-lesson-goods-ship-other = Użyj wyróżnionej kości i umieść statek na wyróżnionym polu: zdobędziesz towary.
burgundy-lesson-goods-load = Teraz statek może załadować towary z jednego wybranego magazynu, bez względu na kość: bierzesz wszystkie, które tam leżą. Wybierz wyróżniony magazyn. Możesz mieć najwyżej trzy rodzaje, ale każdego dowolnie wiele.
burgundy-lesson-goods-load-other = Tam jest mniej. Wybierz wyróżniony magazyn.
burgundy-lesson-goods-order = Statek daje jeszcze jedno: twój znacznik przesuwa się na torze kolejności. Kto jest najdalej, od następnej rundy gra pierwszy i pierwszy wybiera z magazynów.
burgundy-lesson-goods-sell = Do sprzedaży towarów potrzebna jest kość: każdy rodzaj ma swój numer. Druga kość pokazuje numer wyróżnionych towarów. Sprzedaj je wszystkie: dostaniesz 1 grudkę srebra za sprzedaż i punkty za każdy towar (przy dwóch graczach po 2).
burgundy-lesson-goods-sell-other = Tak można, ale tym razem użyj tej kości, żeby sprzedać wyróżnione towary.
burgundy-lesson-goods-silver = Srebro służy do zakupów w czarnym magazynie pośrodku: raz w turze, bez kości, możesz tam kupić żeton za 2 grudki srebra.

burgundy-lesson-buildings = Budynki
burgundy-lesson-buildings-once = Budynki to beżowe żetony. Każdy rodzaj ma efekt, który działa raz, w chwili umieszczenia. W jednym mieście, czyli beżowym regionie, nie mogą stać dwa takie same budynki. Jest osiem rodzajów; poznasz je po kolei.
burgundy-lesson-buildings-takers = Trzy pozwalają wziąć jeszcze jeden żeton z dowolnego z magazynów od 1 do 6, bez względu na kości. Stolarnia daje budynek, kościół – kopalnię, żeton nauki albo zamek, a targowisko – statek albo zwierzęta.
burgundy-lesson-buildings-givers = Trzy dają coś od razu: pensjonat – 4 robotników, bank – 2 grudki srebra, a strażnica – 4 punkty.
burgundy-lesson-buildings-doers = Ostatnie dwa robią więcej: skład pozwala sprzedać wszystkie twoje towary jednego rodzaju, a ratusz – umieścić kolejny żeton z magazynu podręcznego na polu z dowolną liczbą oczek.
burgundy-lesson-buildings-first = Umieść wyróżniony budynek na wyróżnionym polu.
burgundy-lesson-buildings-first-other = Najpierw umieść wyróżniony budynek: da ci jeszcze jeden żeton.
burgundy-lesson-buildings-effect = Teraz skorzystaj z jego efektu: weź wyróżniony żeton. Kość nie jest do tego potrzebna.
burgundy-lesson-buildings-effect-other = Ten żeton też można wziąć, ale tym razem weź wyróżniony.
burgundy-lesson-buildings-second = Użyj drugiej kości i umieść także wyróżniony budynek.
burgundy-lesson-buildings-second-other = Najpierw umieść wyróżniony budynek: jego efekt działa od razu.
burgundy-lesson-buildings-over = Jak widać, efekt jest jak akcja, do której nie trzeba kości. Jeszcze więcej daje zamek, czyli ciemnozielony żeton: po jego umieszczeniu od razu wykonujesz dodatkową akcję, tak jakby kość pokazywała dowolnie wybrany wynik.

burgundy-lesson-animals = Zwierzęta
burgundy-lesson-animals-look = Jasnozielone pola to pastwiska. Żeton zwierząt daje punkty od razu: 1 za każde zwierzę. Do tego każdy żeton tego samego rodzaju na tym samym pastwisku punktuje ponownie.
burgundy-lesson-animals-place = Na jednym z twoich pastwisk leży już żeton tego samego rodzaju. Umieść wyróżnione zwierzęta na wyróżnionym polu tego pastwiska.
burgundy-lesson-animals-place-other = Umieść wyróżnione zwierzęta na wyróżnionym polu: dołączą tam do zwierząt tego samego rodzaju.
burgundy-lesson-animals-over = Stary żeton zapunktował jeszcze raz razem z nowym. Zbieraj więc jeden rodzaj zwierząt na dużym pastwisku: z każdym nowym żetonem wszystkie poprzednie punktują ponownie.

burgundy-lesson-phases = Fazy i żetony bonusowe
burgundy-lesson-phases-end = Gra ma pięć faz, od A do E, po pięć rund. To ostatnia runda fazy, a tobie została jedna kość. Na koniec fazy każda kopalnia w posiadłości daje 1 grudkę srebra. Potem wszystkie żetony z magazynów są usuwane z gry i pojawiają się nowe; towary zostają.
burgundy-lesson-phases-last = Użyj ostatniej kości: weź wyróżniony żeton, zanim zniknie.
burgundy-lesson-phases-last-other = Po tej rundzie wyróżniony żeton zniknie. Weź go, póki jest.
burgundy-lesson-phases-income = Zaczęła się nowa faza. Magazyny znów są pełne, a twoja kopalnia dała 1 grudkę srebra. Za zapełnienie regionu dostaje się teraz o 2 punkty mniej niż w poprzedniej fazie.
burgundy-lesson-phases-bonus = Jest jeszcze jeden wyścig: kto pierwszy zapełni wszystkie pola jednego koloru, bierze duży żeton bonusowy tego koloru, wart przy dwóch graczach 5 punktów; drugi dostaje mały, wart 2 punkty.

burgundy-lesson-knowledge = Żetony nauki
burgundy-lesson-knowledge-look = Żółte żetony to żetony nauki. Jest ich 26, każdy inny. Żetony od 1 do 14 zmieniają dla ciebie zasady aż do końca gry, a od 15 do 26 dają punkty na koniec. Zatrzymaj kursor na żetonie, żeby przeczytać, co robi.
burgundy-lesson-knowledge-place = Wyróżniony żeton dotyczy brania robotników. Umieść go na wyróżnionym polu.
burgundy-lesson-knowledge-place-other = Najpierw umieść żeton nauki: będzie ci pomagać już od teraz.
burgundy-lesson-knowledge-use = Już działa. Użyj drugiej kości, żeby wziąć robotników, i zobacz, co dostaniesz.
burgundy-lesson-knowledge-use-other = Wypróbuj nowy żeton nauki: użyj drugiej kości, żeby wziąć robotników.
burgundy-lesson-knowledge-over = Oprócz 2 robotników dostajesz też 1 grudkę srebra. Na koniec gry każdy pozostały towar, każda grudka srebra i każda para robotników daje 1 punkt. Do tego dochodzą punkty z żółtych żetonów. Wiesz już wszystko, czego trzeba: zagraj pierwszą partię.
