# Strona gry Budowniczowie: zasady naszymi słowami.

builders-notation-start = rozpocznij budowę tego Budynku
builders-notation-hire = najmij tego Robotnika
builders-notation-send = wyślij Robotnika lub Maszynę na jedną ze swoich budów
builders-notation-take = weź Monety za tyle akcji
builders-notation-buy = dokup jedną akcję
builders-notation-end = zakończ turę, gdy nie masz już akcji
