# Budowniczowie: nauka przez grę.

builders-lesson-sites = Budowy
builders-lesson-sites-welcome = Prowadzisz budowy. Budynki dają monety i punkty, a wygrywa ten, kto ma najwięcej punktów. Wszystkie budynki, które możesz rozpocząć, leżą w zaznaczonym rzędzie, dostępne dla każdego.
builders-lesson-sites-card = Spójrz na zaznaczony budynek. Symbole mówią, czego potrzebuje: w sumie trzech materiałów spośród kamienia, drewna, wiedzy i dachówek. Ukończony da 6 monet i 1 punkt. Niczego się nie gromadzi: potrzebni są tylko robotnicy, którzy razem wytwarzają to, czego wymaga karta.
builders-lesson-sites-start = Rozpocznij tę budowę: kliknij kartę i zatwierdź. Kosztuje to jedną z twoich trzech akcji, bez monet.
builders-lesson-sites-start-other = Tę budowę też można rozpocząć, ale potrzebuje innych robotników niż ci, których będziesz mieć. Rozpocznij zaznaczoną.
builders-lesson-sites-start-hire = Dobra myśl: robotnicy będą za chwilę. Najpierw jednak musi być budowa, na którą można ich wysłać.
builders-lesson-sites-start-coins = Masz 10 monet, na razie wystarczy. Rozpocznij zaznaczoną budowę.
builders-lesson-sites-own = Karta leży przed tobą: to twoja budowa i nikt inny nie może na niej budować. Lukę w rzędzie od razu zapełniła karta ze stosu. Zawsze widać następną kartę stosu, ale brać można tylko karty z rzędu.

builders-lesson-workers = Robotnicy
builders-lesson-workers-look = Robotnicy leżą w drugim rzędzie. Karta mówi, co robotnik wytwarza i ile kosztuje za każdym razem, gdy wysyłasz go do pracy. Jednego już masz: to twój uczeń, na dole. Wytwarza dwa materiały, a budowa potrzebuje trzech.
builders-lesson-workers-hire = Najmij zaznaczonego robotnika. Kosztuje to jedną akcję, bez monet.
builders-lesson-workers-hire-other = Pozostali wytwarzają co innego albo kosztują więcej. Najmij zaznaczonego robotnika.
builders-lesson-workers-hire-early = Można, ale wtedy zabraknie akcji na najem. Najpierw najmij zaznaczonego robotnika.
builders-lesson-workers-send = Teraz wyślij go na budowę: kliknij robotnika, a potem budowę. Pierwszy robotnik wysłany w turze na daną budowę kosztuje jedną akcję, a do tego płacisz mu 3 monety.
builders-lesson-workers-send-apprentice = Na ucznia przyjdzie kolej później. Najpierw wyślij najętego robotnika: wytwarza więcej tego, co potrzebne.
builders-lesson-workers-end = Trzy akcje zostały wykorzystane. Mając co najmniej 5 monet, można kupić kolejną; o tym później. Na razie zakończ turę.
builders-lesson-workers-end-buy = Później! Kupiona akcja kosztuje 5 monet, a te się jeszcze przydadzą. Zakończ turę.
builders-lesson-workers-finish = Drugi gracz wziął monety i znów jest twoja kolej. Robotnik nadal pracuje, a budowa pokazuje, czego brakuje: dokładnie tego, co wytwarza twój uczeń. Wyślij go tam. W każdej turze liczy się od nowa, więc znów kosztuje jedną akcję i 2 monety.
builders-lesson-workers-finish-more = Więcej robotników przyda się niebawem, ale najpierw dokończ ten budynek: da 6 monet.
builders-lesson-workers-built = Pierwszy budynek stoi. Dał 6 monet i 1 punkt, a obaj robotnicy znów są wolni. Na tym polega cała gra: rozpoczynaj, najmuj, wysyłaj i zaczynaj znowu, mając więcej rąk do pracy.

builders-lesson-coins = Monety
builders-lesson-coins-wages = Każdemu wysłanemu trzeba zapłacić, za każdym razem. Gdy brakuje monet, akcje można zamienić na monety: jedna akcja daje 1 monetę, dwie naraz 3, trzy naraz 6.
builders-lesson-coins-take = Masz jeszcze dwie akcje. Weź 3 monety za obie naraz.
builders-lesson-coins-take-one = Po jednej akcji każda daje tylko 1 monetę, w sumie 2. Naraz dają 3.
builders-lesson-coins-take-other = To też rozsądne. Teraz jednak chodzi o monety: weź 3 za obie akcje.
builders-lesson-coins-end = Dobrze. Teraz zakończ turę.
builders-lesson-coins-end-buy = Można, ale lepiej oszczędzać monety na płace. Zakończ turę.
builders-lesson-coins-ten = Monety są coś warte także na koniec: każde pełne 10 monet to 1 punkt. Budynki dają jednak dużo więcej, więc monety najlepiej wydawać na płace.

builders-lesson-machines = Maszyny
builders-lesson-machines-look = Zaznaczona karta to maszyna. Buduje się ją jak budynek i daje punkty, ale nie daje monet. Za to pracuje dla ciebie do końca gry: wytwarza 2 sztuki jednego materiału i nigdy nie trzeba jej płacić.
builders-lesson-machines-start = Rozpocznij budowę maszyny.
builders-lesson-machines-start-other = To dobra karta, ale ten rozdział jest o maszynie.
builders-lesson-machines-send = Potrzebuje dokładnie tego, co wytwarza twój uczeń. Wyślij go tam.
builders-lesson-machines-send-other = Najpierw maszyna: uczeń dokończy ją sam.
builders-lesson-machines-site = Maszyna jest gotowa i leży teraz wśród twoich wolnych robotników. Rozpocznij zaznaczoną budowę: maszyna wytwarza część tego, czego ona potrzebuje.
builders-lesson-machines-site-other = Tam przyda się mniej. Rozpocznij zaznaczoną budowę.
builders-lesson-machines-end = Akcje zostały wykorzystane. Zakończ turę.
builders-lesson-machines-end-buy = Jeszcze nie trzeba. Zakończ turę.
builders-lesson-machines-work = Znów twoja kolej. Wyślij maszynę na budowę: jedna akcja, bez monet.
builders-lesson-machines-work-other = Uczeń też będzie potrzebny, ale najpierw wyślij maszynę: pracuje za darmo.
builders-lesson-machines-over = Maszyna zostaje na budowie, aż budynek będzie gotowy, i wtedy znów jest wolna. W czasie pracy zachowuje swoje punkty. Zbudowana wcześnie, oszczędza ci płacę w każdej turze.

builders-lesson-actions = Więcej akcji
builders-lesson-actions-grow = Masz budowę, która potrzebuje pięciu materiałów, i dwóch wolnych robotników, którzy razem wytwarzają je wszystkie. Pośpiech jednak kosztuje: w jednej turze pierwszy robotnik wysłany na daną budowę kosztuje jedną akcję, drugi dwie, trzeci trzy.
builders-lesson-actions-first = Wyślij zaznaczonego robotnika na budowę.
builders-lesson-actions-first-other = Później. Najpierw wyślij robotnika na budowę.
builders-lesson-actions-second = Teraz drugiego. Kosztuje dwie akcje i akurat tyle ci zostało: budynek będzie gotowy w tej turze.
builders-lesson-actions-second-other = Wtedy zabraknie akcji na drugiego robotnika. Wyślij go teraz: budynek daje 10 monet.
builders-lesson-actions-buy = Budynek stoi: 10 monet i 2 punkty. Akcje zostały wykorzystane, ale kupiona jest tak samo dobra i kosztuje 5 monet. Kup jedną.
builders-lesson-actions-buy-end = To byłoby oszczędne. Tym razem spróbuj jednak kupić akcję.
builders-lesson-actions-use = Wykorzystaj ją: rozpocznij zaznaczoną budowę, żeby robotnicy mieli co robić w następnej turze.
builders-lesson-actions-use-other = To też dobry sposób na wykorzystanie akcji. Wolnym robotnikom potrzebna jest jednak budowa: rozpocznij zaznaczoną.
builders-lesson-actions-over = Akcji można kupić tyle, na ile cię stać. Warto, gdy budynek, który dużo daje, będzie gotowy o turę wcześniej. Taniej jest wysłać robotników w dwóch turach: wtedy każdy kosztuje jedną akcję.

builders-lesson-end = Koniec gry
builders-lesson-end-trigger = Końcówka innej gry. Kto na koniec swojej tury ma co najmniej 17 punktów na ukończonych budynkach i maszynach, wywołuje koniec gry: rundę rozgrywa się do końca, żeby wszyscy mieli tyle samo tur. Monety się tu nie liczą.
builders-lesson-end-finish = Możesz teraz osiągnąć 17 punktów: wyślij zaznaczonego robotnika na zaznaczoną budowę.
builders-lesson-end-finish-other = Jest coś lepszego: jeden robotnik dokończy budynek i da ci 17 punktów.
builders-lesson-end-turn = To już 17 punktów. Wszystkie akcje trzeba wykorzystać: weź 3 monety za dwie ostatnie i twoja tura się skończy.
builders-lesson-end-turn-other = Można, ale na koniec liczą się monety, a nowa budowa nie. Weź 3 monety.
builders-lesson-end-over = Drugi gracz miał ostatnią turę i gra się skończyła. Liczą się punkty na ukończonych kartach i 1 punkt za każde pełne 10 monet. Nieukończone budowy nie są nic warte: dlatego zawczasu myśl o tym, którą jeszcze zdążysz dokończyć.
