# Strona gry Budowniczowie: zasady naszymi słowami.
builders-page-title-1 = O co chodzi
builders-page-text-1 =
    Prowadzisz place budowy. Budynki wymagają kamienia, drewna, wiedzy i dachówki; robotnicy dostarczają je, gdy pracują. Niczego się nie składuje: ekipa, która pokrywa całe wymaganie budynku, od razu go kończy.
    Ukończony budynek daje monety i punkty. Kto ma 17 punktów na ukończonych kartach, sprowadza koniec gry.
builders-page-title-2 = Początek
builders-page-text-2 =
    Pięć budynków i pięciu robotników leży odkrytych w dwóch rzędach, widać też następną kartę każdego stosu. Każdy ma ucznia i 10 monet.
builders-page-title-3 = Twoja tura
builders-page-text-3 =
    Masz 3 akcje i wykorzystujesz wszystkie, w dowolnym zestawieniu. Dodatkowa kosztuje 5 monet, tyle razy, na ile cię stać.
    Rozpocznij budowę za 1 akcję: weź kartę z rzędu; to twoja budowa.
    Najmij robotnika za 1 akcję: weź kartę z rzędu; jeszcze mu nie płacisz.
    Wyślij robotnika lub maszynę na swoją budowę: płacisz za każde wysłanie. Pierwszy wysłany w turze na daną budowę kosztuje 1 akcję, drugi 2, trzeci 3. Wysłany zostaje, aż budynek stanie.
    Weź monety: 1 za 1 akcję, 3 za 2 akcje, 6 za 3 akcje wydane razem.
builders-page-title-4 = Ukończenie
builders-page-text-4 =
    Gdy każdy materiał jest pokryty, budynek jest ukończony bez kolejnej akcji. Ekipa wraca i może zostać wysłana znowu; dostajesz monety i punkty.
    Maszyna nie daje monet. Ukończona pracuje dla ciebie za darmo i zachowuje swoje punkty.
builders-page-title-5 = Koniec
builders-page-text-5 =
    Gdy ktoś kończy turę z co najmniej 17 punktami na ukończonych kartach, rundę dogrywa się do końca, aby wszyscy mieli tyle samo tur. Dziesięć monet to jeszcze jeden punkt. Budowy i robotnicy nie są nic warci.

builders-notation-start = rozpocznij budowę tego budynku
builders-notation-hire = najmij tego robotnika
builders-notation-send = wyślij robotnika lub maszynę na jedną ze swoich budów
builders-notation-take = weź monety za tyle akcji
builders-notation-buy = dokup jedną akcję
builders-notation-end = zakończ turę, gdy nie masz już akcji
