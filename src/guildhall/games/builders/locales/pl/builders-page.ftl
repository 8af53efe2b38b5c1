# Strona gry Budowniczowie: zasady naszymi słowami.
builders-page-title-1 = O co chodzi
builders-page-text-1 =
    Prowadzisz place budowy. Budynki wymagają kamienia, drewna, wiedzy i dachówki; Robotnicy dostarczają je, gdy pracują. Niczego się nie składuje: ekipa, która pokrywa całe wymaganie Budynku, od razu go kończy.
    Ukończony Budynek daje Monety i punkty. Kto ma 17 punktów na ukończonych kartach, sprowadza koniec gry.
builders-page-title-2 = Początek
builders-page-text-2 =
    Pięć Budynków i pięciu Robotników leży odkrytych w dwóch rzędach, widać też następną kartę każdego stosu. Każdy ma Ucznia i 10 Monet.
builders-page-title-3 = Twoja tura
builders-page-text-3 =
    Masz 3 akcje i wykorzystujesz wszystkie, w dowolnym zestawieniu. Dodatkowa kosztuje 5 Monet, tyle razy, na ile Cię stać.
    Rozpocznij budowę za 1 akcję: weź kartę z rzędu; to Twoja budowa.
    Najmij Robotnika za 1 akcję: weź kartę z rzędu; jeszcze mu nie płacisz.
    Wyślij Robotnika lub Maszynę na swoją budowę: płacisz za każde wysłanie. Pierwszy wysłany w turze na daną budowę kosztuje 1 akcję, drugi 2, trzeci 3. Wysłany zostaje, aż Budynek stanie.
    Weź Monety: 1 za 1 akcję, 3 za 2 akcje, 6 za 3 akcje wydane razem.
builders-page-title-4 = Ukończenie
builders-page-text-4 =
    Gdy każdy Materiał jest pokryty, Budynek jest ukończony bez kolejnej akcji. Ekipa wraca i może zostać wysłana znowu; dostajesz Monety i punkty.
    Maszyna nie daje Monet. Ukończona pracuje dla Ciebie za darmo i zachowuje swoje punkty.
builders-page-title-5 = Koniec
builders-page-text-5 =
    Gdy ktoś kończy turę z co najmniej 17 punktami na ukończonych kartach, rundę dogrywa się do końca, aby wszyscy mieli tyle samo tur. Dziesięć Monet to jeszcze jeden punkt. Budowy i Robotnicy nie są nic warci.

builders-notation-start = rozpocznij budowę tego Budynku
builders-notation-hire = najmij tego Robotnika
builders-notation-send = wyślij Robotnika lub Maszynę na jedną ze swoich budów
builders-notation-take = weź Monety za tyle akcji
builders-notation-buy = dokup jedną akcję
builders-notation-end = zakończ turę, gdy nie masz już akcji
