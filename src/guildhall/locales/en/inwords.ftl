# The table in words

web-words-choices = Your choices
web-words-no-choices = Nothing to choose right now.
web-words-set = Select what you want, in any order
web-words-offers = Suggestions
web-words-search = Search your choices
web-words-found = { $found } of { $moves }
web-words-news = What is happening
web-words-laid-out = { $number ->
    [one] { $number } other change on the table.
   *[other] { $number } other changes on the table.
  }
web-words-since = { $moves ->
    [0] nothing yet
    [one] { $moves } move
   *[other] { $moves } moves
  }
web-words-changed = (changed by { $player })
web-words-possible = possible
web-words-gap = empty
web-words-yes-no = { $yes ->
    [0] no
   *[other] yes
  }
