# Rzemieślnicy: nauka przez grę.

craftsmen-lesson-chain = Od surowca do statku
craftsmen-lesson-chain-town = Jesteś rzemieślnikiem w mieście nad rzeką. Przez trzy lata wytwarzasz towary i ładujesz je na statki; wygrywa ten, kto ma najwięcej punktów. Karty wyróżnione na dole to twoje warsztaty, jeden obok drugiego w rzędzie.
craftsmen-lesson-chain-card = Karta pokazuje u góry, co do niej trafia, a u dołu, co powstaje. Pastwisko daje krowę i niczego nie potrzebuje, a rzeźnia przerabia krowę na mięso. Pracujesz teraz w Cechu rzemiosł i masz punkty pracy: za każdy wykonujesz jeden krok.
craftsmen-lesson-chain-make = Wytwórz krowę: kliknij pastwisko, a potem rzeźnię. Krowa od razu trafia do rzeźni jako twój znacznik.
craftsmen-lesson-chain-make-other = Tak też można, ale tym razem wytwórz krowę dla rzeźni.
craftsmen-lesson-chain-load = Teraz rzeźnia wytwarza mięso, a mięso od razu trafia na statek. Kliknij rzeźnię, a potem wyróżniony statek.
craftsmen-lesson-chain-load-other = Najpierw dokończ to, co zaczęte: rzeźnia ma krowę i może wytworzyć mięso.
craftsmen-lesson-chain-over = Tak wygląda cała droga: surowiec, produkt, statek. Za wytworzenie mięsa dostajesz punkty od razu, a zimą znacznik na statku da punkty jeszcze raz: tyle, ile wynosi liczba przy ładowni. Większość towarów wymaga jednego kroku więcej: surowiec, półprodukt, produkt końcowy, statek. Przycisk „Tabela towarów” (klawisz G) pokazuje wszystkie towary.

craftsmen-lesson-colours = Kolory rzędu
craftsmen-lesson-colours-rule = Każda karta ma kolor u góry i kolor u dołu, czasem ten sam. Nowa karta trafia na lewy lub prawy koniec rzędu i musi pasować do karty, której dotyka: górny kolor do górnego albo dolny do dolnego.
craftsmen-lesson-colours-build = Twój pomocnik w Gildii budowniczych pozwala zbudować do dwóch kart z ręki. Zbuduj wyróżnioną kartę na wyróżnionym końcu rzędu: kliknij kartę, a potem koniec rzędu.
craftsmen-lesson-colours-build-other = Tak też można, ale tym razem zbuduj wyróżnioną kartę na wyróżnionym końcu.
craftsmen-lesson-colours-stop = Można by zbudować drugą kartę, ale poprzestań na jednej i przejdź do płatności.
craftsmen-lesson-colours-stop-other = Tym razem wystarczy jedna karta: resztę kapitału zachowaj na później.
craftsmen-lesson-colours-pay = Budowa karty podstawowej kosztuje 2, rozszerzonej – 3, a zaawansowanej – 6. Zaznacz wyróżnioną kartę kapitału, żeby zapłacić, i zatwierdź.
craftsmen-lesson-colours-pay-other = Tak też można zapłacić, ale wyróżniona karta jest najmniej potrzebna.
craftsmen-lesson-colours-sets = Kolory też punktują: zimą każdy zestaw wszystkich czterech kolorów w twoim rzędzie, licząc razem górę i dół, jest wart 3 punkty. Nie patrz więc tylko na to, co pasuje.

craftsmen-lesson-capital = Zestawy kart kapitału
craftsmen-lesson-capital-worth = Karty kapitału to twoje pieniądze. Każda jest warta 1, 2 lub 3. Karty jednego koloru mogą jednak liczyć się jako zestaw: dwie są warte 5, trzy – 10, a cztery – 15. Reszty się nie wydaje.
craftsmen-lesson-capital-pay = Masz zapłacić 5. Zaznacz dwie wyróżnione karty jednego koloru: osobno są warte mniej, ale jako para dokładnie 5.
craftsmen-lesson-capital-pay-other = Tak też można zapłacić, ale tutaj użyj wyróżnionej pary.
craftsmen-lesson-capital-over = Zbieraj więc karty jednego koloru i zachowuj je na duże zakupy: cztery takie karty są warte 15, niezależnie od wartości każdej z nich. Na koniec pory roku możesz mieć najwyżej 8 kart.

craftsmen-lesson-queue = Kolejka, złoto i wstążka
craftsmen-lesson-queue-helpers = Każda pora roku oprócz zimy zaczyna się od wysyłania pomocników. Gracze po kolei wysyłają po jednym do budynków miasta. Kto spasuje, nie wysyła już nikogo w tej porze roku. Pomocnik zajmuje pierwsze wolne pole od lewej. Są trzy: złote, srebrne i srebrne ze wstążką.
craftsmen-lesson-queue-gold = Złote pole daje pomocnikowi przywilej, czyli coś ponad zwykłą akcję. W wyróżnionym budynku jest jeszcze wolne: wyślij tam pomocnika.
craftsmen-lesson-queue-gold-other = Tam też warto pójść. Najpierw jednak zajmij złote pole w wyróżnionym budynku.
craftsmen-lesson-queue-full = Tymczasem jedna kolejka się zapełniła. Dopiero wtedy wolno przykryć dysk, który już w niej leży. Za przykrycie cudzego dysku oddajesz jego właścicielowi kartę kapitału albo, w tym roku, 1 punkt. Na polu ze wstążką przykrycie nic nie kosztuje, podobnie jak przykrycie własnego dysku.
craftsmen-lesson-queue-cover = Przykryj dysk na wyróżnionym polu i zapłać kartą kapitału.
craftsmen-lesson-queue-cover-other = Można, ale żeby zobaczyć, jak przykrywa się dyski, wybierz wyróżnione pole i zapłać kartą.
craftsmen-lesson-queue-give = Teraz wybierz kartę, którą oddajesz. Wyróżniona jest ci najmniej potrzebna.
craftsmen-lesson-queue-give-other = Można oddać i tę, ale wyróżniona karta jest dla ciebie mniej warta.
craftsmen-lesson-queue-over = Na złotym polu przywilej mają oba dyski, więc przykrycie bywa warte swojej ceny. Jeśli nie wyślesz wszystkich pomocników, po zakończeniu wysyłania dostaniesz 1 punkt. Przy dwóch graczach są tylko dwa pola, złote i srebrne, a przykrycie nic nie kosztuje: właściciel przykrytego dysku dobiera kartę kapitału.

craftsmen-lesson-guilds = Kolejność budynków miasta
craftsmen-lesson-guilds-order = Gdy wszyscy pomocnicy są już wysłani, budynki działają po kolei: (I) Gildia bankierów, (II) Gildia budowniczych, (III) Notariusz, (IV) Cech rzemiosł, (V) Gildia kupców, (VI) Ratusz. W każdej kolejce pomocnicy działają od lewej. Najpierw dostajesz więc pieniądze, potem przychodzi kolej na budowanie, nowe karty budynków i pracę.
craftsmen-lesson-guilds-take = Bankierzy: twój pomocnik bierze cztery karty kapitału – jedną lub dwie spośród odkrytych, a resztę ze stosu. Weź wyróżnione karty.
craftsmen-lesson-guilds-take-other = Tak też można, ale tym razem weź wyróżnione karty.
craftsmen-lesson-guilds-discard = Potem odrzucasz dwie karty. Zaznacz dwie wyróżnione i zatwierdź. Kto ma pomocnika na złotym polu, odrzuca tylko jedną: to przywilej bankierów.
craftsmen-lesson-guilds-discard-other = Możesz odrzucić dowolne karty, ale wyróżnione są najmniej potrzebne: zaznacz je.
craftsmen-lesson-guilds-rest = Budowniczowie budują, notariusz sprzedaje karty budynków, w Cechu rzemiosł się pracuje. Kupcy sprzedają półprodukty ze spichlerza, a ratusz daje żetony: żeton przywileju działa jak złote pole, a żeton pracy – jak jeden punkt pracy. Karta zbudowana teraz może pracować jeszcze w tej samej porze roku, bo Cech rzemiosł działa po budowniczych.

craftsmen-lesson-fair = Jarmark i spichlerz
craftsmen-lesson-fair-look = Surowiec musi od razu dokądś trafić: do warsztatu, który go potrzebuje, albo na jarmark, gdzie mogą czekać najwyżej trzy twoje znaczniki. Znacznik na jarmarku nie jest żadnym określonym towarem: później może się stać dowolnym surowcem.
craftsmen-lesson-fair-make = Wytwórz surowiec i wyślij go na jarmark: kliknij wyróżniony warsztat, a potem jarmark.
craftsmen-lesson-fair-make-other = To też dobry ruch, ale teraz wytwórz w wyróżnionym warsztacie coś na jarmark.
craftsmen-lesson-fair-fetch = Teraz przenieś znacznik z jarmarku do wyróżnionego warsztatu. Kosztuje to punkt pracy, a znacznik staje się surowcem, którego tam potrzeba.
craftsmen-lesson-fair-fetch-other = Najpierw przenieś znacznik z jarmarku do wyróżnionego warsztatu.
craftsmen-lesson-fair-store = Za jeden punkt pracy warsztat wytwarza półprodukt, a to daje punkty. Żaden z twoich warsztatów go jeszcze nie potrzebuje, więc półprodukt trafia do spichlerza: kliknij warsztat, a potem spichlerz.
craftsmen-lesson-fair-store-other = Wykorzystaj ostatni punkt pracy, żeby wytworzyć półprodukt: da punkty.
craftsmen-lesson-fair-card = Za każdą dostawę do spichlerza dostajesz kartę kapitału. Weź tę, która jest wyróżniona.
craftsmen-lesson-fair-card-other = Tę kartę też można wybrać, ale tym razem weź wyróżnioną.
craftsmen-lesson-fair-over = Twój znacznik zostaje w spichlerzu, aż ktoś go kupi (wtedy dostajesz zapłatę) albo wypchną go nowsze dostawy. Jeśli zimą nadal tam jest, daje 1 punkt. W Gildii kupców ty też możesz kupować półprodukty: należące do miasta (naturalne znaczniki) lub do innych graczy, ale nie własne.

craftsmen-lesson-notary = Notariusz i licytacja
craftsmen-lesson-notary-ways = Notariusz sprzedaje karty budynków. Odkrytą kartę można kupić po stałej cenie 3, 5 lub 10, ale tylko za karty kapitału w jej kolorach. Można też wystawić ją na licytację: wtedy płaci się kartami dowolnych kolorów, ale licytować mogą także inni.
craftsmen-lesson-notary-auction = Wystaw wyróżnioną kartę na licytację: kliknij ją i wybierz licytację.
craftsmen-lesson-notary-auction-other = Tutaj chodzi o licytację wyróżnionej karty.
craftsmen-lesson-notary-bid = Ty zaczynasz licytację. Zacznij jak najniżej: zalicytuj 1.
craftsmen-lesson-notary-bid-other = Nie dawaj więcej, niż trzeba. Zacznij od 1.
craftsmen-lesson-notary-mayor = Nikt nie podbił, więc licytuje jeszcze burmistrz: dobiera jedną, dwie lub trzy karty kapitału (odpowiednio dla budynku podstawowego, rozszerzonego lub zaawansowanego), a ich wartość to jego oferta. Możesz ją przebić o 1 albo zrezygnować z karty. Przebij burmistrza.
craftsmen-lesson-notary-mayor-other = Można zrezygnować, ale tym razem przebij burmistrza.
craftsmen-lesson-notary-pay = Teraz zapłać kartami dowolnych kolorów. Zaznacz wyróżnione karty i zatwierdź.
craftsmen-lesson-notary-pay-other = Tak też można zapłacić, ale wyróżnione karty wystarczą.
craftsmen-lesson-notary-over = Masz tę kartę na ręce; w następnej porze roku możesz ją zbudować w Gildii budowniczych. Przywilej notariusza pozwala obejrzeć wierzchnie karty wybranego stosu i zdecydować, które zostaną wyłożone.

craftsmen-lesson-winter = Zima
craftsmen-lesson-winter-rules = Zimą nikt nie wysyła pomocników. Każdy może jeszcze raz budować i jeszcze raz pracować, jakby miał po jednym pomocniku w Gildii budowniczych i w Cechu rzemiosł. Potem podlicza się punkty za cały rok. Jest zima i właśnie pracujesz.
craftsmen-lesson-winter-work = Załaduj, co się da: kliknij wyróżniony warsztat, a potem wyróżniony statek.
craftsmen-lesson-winter-work-other = Z twoich towarów punktują teraz tylko te na statkach i w spichlerzu. Wytwórz produkt w wyróżnionym warsztacie i załaduj go na wyróżniony statek.
craftsmen-lesson-winter-stop = Najważniejsze jest zrobione. Zakończ pracę i zobacz, jak podlicza się rok.
craftsmen-lesson-winter-stop-other = Tak też można, ale czas podliczyć rok: zakończ pracę.
craftsmen-lesson-winter-scored = Rok został podliczony. Najpierw statki: na pierwszym premię dostaje tylko gracz, który ma najwięcej znaczników, na drugim – dwóch najlepszych, na trzecim – trzech, a na czwartym – czterech. Każdy znacznik daje tyle punktów, ile pokazuje jego ładownia. Potem 3 punkty za każdy zestaw czterech kolorów w rzędzie i 1 punkt za każdy twój znacznik w spichlerzu. Znaczniki ze statków i ze spichlerza wracają do właścicieli, a te na jarmarku i w warsztatach zostają. Zaczyna się nowy rok, z większą liczbą punktów pracy.
craftsmen-lesson-winter-over = Raz w roku możesz też zainwestować cztery karty kapitału, po jednej w każdym kolorze: dostajesz tyle punktów, ile są razem warte. Po trzech zimach gra się kończy. Teraz zagraj pierwszą partię z trenerem u boku.
