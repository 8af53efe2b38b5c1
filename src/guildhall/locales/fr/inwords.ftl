# La table en mots

web-words-choices = Vos choix
web-words-no-choices = Rien à choisir pour le moment.
web-words-set = Cochez ce que vous voulez, dans n’importe quel ordre
web-words-offers = Propositions
web-words-search = Chercher un coup
web-words-found = { $found } sur { $moves }
web-words-news = Ce qui se passe
web-words-laid-out = { $number ->
    [one] { $number } autre changement sur la table.
   *[other] { $number } autres changements sur la table.
  }
web-words-since = { $moves ->
    [0] encore rien
    [one] { $moves } coup
   *[other] { $moves } coups
  }
web-words-changed = (modifié par { $player })
web-words-possible = possible
web-words-gap = vide
web-words-yes-no = { $yes ->
    [0] non
   *[other] oui
  }
