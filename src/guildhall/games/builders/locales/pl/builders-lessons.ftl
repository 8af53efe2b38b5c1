# Budowniczowie: nauka przez grę.

builders-lesson-sites = Budowy
builders-lesson-sites-welcome = Prowadzisz budowy. Budynki dają monety i punkty, a wygrywa ten, kto ma najwięcej punktów. Budynki, których budowę możesz rozpocząć, leżą w wyróżnionym rzędzie; są dostępne dla wszystkich graczy.
builders-lesson-sites-card = Spójrz na wyróżniony budynek. Symbole pokazują, czego potrzebuje: w sumie trzech materiałów spośród kamienia, drewna, wiedzy i dachówek. Ukończony da 6 monet i 1 punkt. Materiałów się nie gromadzi: potrzebni są tylko robotnicy, którzy razem wytwarzają to, czego wymaga karta.
builders-lesson-sites-start = Rozpocznij tę budowę: kliknij kartę i zatwierdź. Kosztuje to jedną z twoich trzech akcji; monety nie są potrzebne.
builders-lesson-sites-start-other = Tę budowę też można rozpocząć, ale wymaga innych robotników niż ci, których będziesz mieć. Rozpocznij wyróżnioną.
builders-lesson-sites-start-hire = Dobra myśl, ale na robotników przyjdzie kolej za chwilę. Najpierw rozpocznij budowę, na którą będzie można ich wysłać.
builders-lesson-sites-start-coins = Masz 10 monet i na razie to wystarczy. Rozpocznij wyróżnioną budowę.
builders-lesson-sites-own = Karta leży przed tobą: to twoja budowa i nikt inny nie może na niej budować. Lukę w rzędzie od razu zapełniła karta ze stosu. Zawsze widać, jaka karta leży na wierzchu stosu, ale brać można tylko karty z rzędu.

builders-lesson-workers = Robotnicy
builders-lesson-workers-look = Robotnicy leżą w drugim rzędzie. Karta pokazuje, co robotnik wytwarza i ile trzeba zapłacić za każdym razem, gdy wysyłasz go do pracy. Jednego już masz: to twój uczeń, na dole. Wytwarza dwa materiały, a budowa potrzebuje trzech.
builders-lesson-workers-hire = Najmij wyróżnionego robotnika. Kosztuje to jedną akcję; monety na razie nie są potrzebne.
builders-lesson-workers-hire-other = Pozostali wytwarzają co innego albo kosztują więcej. Najmij wyróżnionego robotnika.
builders-lesson-workers-hire-early = Można, ale wtedy zabraknie ci akcji. Najpierw najmij wyróżnionego robotnika.
builders-lesson-workers-send = Teraz wyślij go na budowę: kliknij robotnika, a potem budowę. Pierwszy robotnik wysłany w turze na daną budowę kosztuje jedną akcję, a do tego płacisz mu 3 monety.
builders-lesson-workers-send-apprentice = Na ucznia przyjdzie kolej później. Najpierw wyślij najętego robotnika: wytwarza więcej tego, co potrzebne.
builders-lesson-workers-end = Wszystkie trzy akcje zostały wykorzystane. Za 5 monet można kupić kolejną, ale o tym później. Na razie zakończ turę.
builders-lesson-workers-end-buy = Z tym poczekaj: dodatkowa akcja kosztuje 5 monet, a te się jeszcze przydadzą. Zakończ turę.
builders-lesson-workers-finish = Drugi gracz wziął monety i znów jest twoja kolej. Robotnik nadal pracuje, a budowa pokazuje, czego brakuje; twój uczeń to wytwarza (nadmiarowa dachówka przepada). Wyślij go tam. W nowej turze uczeń jest pierwszym wysłanym na tę budowę, więc kosztuje jedną akcję i 2 monety.
builders-lesson-workers-finish-more = Więcej robotników wkrótce się przyda, ale najpierw dokończ ten budynek: da 6 monet.
builders-lesson-workers-built = Pierwszy budynek stoi. Dał 6 monet i 1 punkt, a obaj robotnicy znów są wolni. Na tym polega cała gra: rozpoczynasz budowę, najmujesz robotników, wysyłasz ich do pracy i zaczynasz od nowa, mając coraz więcej rąk do pracy.

builders-lesson-coins = Monety
builders-lesson-coins-wages = Robotnikowi trzeba zapłacić za każdym razem, gdy wysyłasz go do pracy. Gdy brakuje monet, możesz zamienić na nie akcje: jedna akcja daje 1 monetę, dwie naraz – 3, a trzy naraz – 6.
builders-lesson-coins-take = Masz jeszcze dwie akcje. Weź 3 monety za obie naraz.
builders-lesson-coins-take-one = Dwie akcje wykorzystane osobno dają tylko 2 monety. Weź 3 za obie naraz.
builders-lesson-coins-take-other = To też rozsądny ruch. Teraz jednak chodzi o monety: weź 3 za obie akcje.
builders-lesson-coins-end = Dobrze. Teraz zakończ turę.
builders-lesson-coins-end-buy = Można, ale lepiej oszczędzać monety na płace. Zakończ turę.
builders-lesson-coins-ten = Monety są coś warte także na koniec: każde pełne 10 monet to 1 punkt. Budynki dają jednak dużo więcej, więc monety najlepiej wydawać na płace.

builders-lesson-machines = Maszyny
builders-lesson-machines-look = Wyróżniona karta to maszyna. Buduje się ją jak budynek; daje punkty, ale nie daje monet. Za to pracuje dla ciebie do końca gry: wytwarza 2 sztuki jednego materiału i nigdy nie trzeba jej płacić.
builders-lesson-machines-start = Rozpocznij budowę maszyny.
builders-lesson-machines-start-other = Tak też można, ale ten rozdział jest o maszynie. Rozpocznij jej budowę.
builders-lesson-machines-send = Ta budowa wymaga dokładnie tego, co wytwarza twój uczeń. Wyślij go tam.
builders-lesson-machines-send-other = Najpierw zbuduj maszynę: uczeń poradzi sobie z nią sam.
builders-lesson-machines-site = Maszyna jest gotowa i leży teraz wśród twoich wolnych robotników. Rozpocznij wyróżnioną budowę: maszyna wytworzy część potrzebnych tam materiałów.
builders-lesson-machines-site-other = Można, ale rozpocznij wyróżnioną budowę: tam maszyna się przyda.
builders-lesson-machines-end = Akcje zostały wykorzystane. Zakończ turę.
builders-lesson-machines-end-buy = Dodatkowa akcja nie jest jeszcze potrzebna. Zakończ turę.
builders-lesson-machines-work = Znów twoja kolej. Wyślij maszynę na budowę. Kosztuje to tylko jedną akcję: maszynie nie trzeba płacić.
builders-lesson-machines-work-other = Uczeń też będzie potrzebny, ale najpierw wyślij maszynę: pracuje za darmo.
builders-lesson-machines-over = Maszyna zostaje na budowie, aż budynek będzie gotowy, i wtedy znów jest wolna. W czasie pracy zachowuje swoje punkty. Im wcześniej ją zbudujesz, tym więcej zaoszczędzisz na płacach.

builders-lesson-actions = Więcej akcji
builders-lesson-actions-grow = Twoja budowa potrzebuje pięciu materiałów, a twoi dwaj wolni robotnicy razem wytwarzają je wszystkie. Pośpiech jednak kosztuje: w jednej turze pierwszy robotnik wysłany na daną budowę kosztuje jedną akcję, drugi – dwie, a trzeci – trzy.
builders-lesson-actions-first = Wyślij wyróżnionego robotnika na budowę.
builders-lesson-actions-first-other = Z tym poczekaj. Najpierw wyślij na budowę wyróżnionego robotnika.
builders-lesson-actions-second = Teraz wyślij drugiego. Kosztuje dwie akcje i akurat tyle ci zostało: budynek będzie gotowy w tej turze.
builders-lesson-actions-second-other = Wtedy zabraknie akcji albo monet na drugiego robotnika. Wyślij go teraz: budynek daje 10 monet.
builders-lesson-actions-buy = Budynek stoi: dał 10 monet i 2 punkty. Wszystkie akcje zostały wykorzystane, ale za 5 monet możesz kupić kolejną. Kup ją.
builders-lesson-actions-buy-end = Tak byłoby oszczędniej, ale tym razem kup akcję.
builders-lesson-actions-use = Wykorzystaj ją: rozpocznij wyróżnioną budowę, żeby robotnicy mieli co robić w następnej turze.
builders-lesson-actions-use-other = To też dobry sposób na wykorzystanie akcji. Wolnym robotnikom potrzebna jest jednak budowa: rozpocznij wyróżnioną.
builders-lesson-actions-over = Możesz kupić tyle akcji, na ile cię stać. Warto, gdy dzięki temu ukończysz cenny budynek o turę wcześniej. Taniej jest wysłać robotników w dwóch turach: wtedy każdy kosztuje jedną akcję.

builders-lesson-end = Koniec gry
builders-lesson-end-trigger = To końcówka innej partii. Gdy ktoś na koniec swojej tury ma co najmniej 17 punktów za ukończone budynki i maszyny, trwająca runda jest ostatnia. Rozgrywa się ją do końca, żeby wszyscy mieli tyle samo tur. Monety się do tych 17 punktów nie liczą.
builders-lesson-end-finish = Możesz teraz osiągnąć 17 punktów: wyślij wyróżnionego robotnika na wyróżnioną budowę.
builders-lesson-end-finish-other = Jest coś lepszego: wystarczy jeden robotnik, żeby dokończyć budynek i mieć 17 punktów.
builders-lesson-end-turn = Masz już 17 punktów. Trzeba jeszcze wykorzystać wszystkie akcje: weź 3 monety za dwie ostatnie i twoja tura się skończy.
builders-lesson-end-turn-other = Można, ale na koniec liczą się monety, a nieukończona budowa nie. Weź 3 monety.
builders-lesson-end-over = Drugi gracz miał ostatnią turę i gra się skończyła. Liczą się punkty za ukończone budynki i maszyny oraz 1 punkt za każde pełne 10 monet. Nieukończone budowy nie są nic warte, dlatego zawczasu pomyśl, które jeszcze zdążysz ukończyć.
