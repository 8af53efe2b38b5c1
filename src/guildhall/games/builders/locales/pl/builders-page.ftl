builders-notation-start = rozpocznij budowę tego budynku
builders-notation-hire = najmij tego robotnika
builders-notation-send = wyślij robotnika lub maszynę na jedną ze swoich budów
builders-notation-take = weź monety za podaną liczbę akcji
builders-notation-buy = dokup jedną akcję
builders-notation-end = zakończ turę, gdy nie masz już akcji
# Strona gry Budowniczowie: zasady naszymi słowami.

# Czym gracze zaczynają, na ich profilach
builders-started-first = Pierwszy budynek
builders-hired-first = Pierwszy robotnik
