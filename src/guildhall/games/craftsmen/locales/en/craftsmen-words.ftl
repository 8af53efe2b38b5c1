# The table of Craftsmen in words

craftsmen-words-decides = { $player }: { $decision }
craftsmen-words-phase = { $phase ->
    [exchange] Before the game: cards are being exchanged
    [helpers] Helpers are being sent
    [guilds] The guilds act, one after another
    [between_stages] Between two stages
    [round_end] The season ends
   *[investment] Winter: investment in the town
  }
craftsmen-words-stage = Stage: { $guild }
craftsmen-words-actor = { $player }’s helper is acting
craftsmen-words-begun = This helper has already done something
craftsmen-words-order-change = On the order-change track: { $players }
craftsmen-words-passed = Passed: { $players }
craftsmen-words-privilege-used = The privilege has been used
craftsmen-words-raws-left = Raw materials still to make with the privilege: { $raws }
craftsmen-words-stake = Current decision
craftsmen-words-bid = Highest bid: { $bid }
craftsmen-words-highest = Highest bidder: { $player }
craftsmen-words-bidder = { $player }: { $bid ->
    [0] no bid
   *[other] bid { $bid }
  }, { $inside ->
    [0] out
   *[other] still in
  }
craftsmen-words-price = To pay: { $price }
craftsmen-words-paid-value = Value paid so far: { $value }
craftsmen-words-cards-left = Cards still to choose: { $cards }
craftsmen-words-waiting = Choosing a card to pay for this move: { $move }
craftsmen-words-looking = Cards being looked through
craftsmen-words-looking-hidden = Cards being looked through, hidden from you: { $cards }
craftsmen-words-put-below = The cards being put back go under the deck
craftsmen-words-box = Sawmills in the box
craftsmen-words-field = Space { $field } ({ $kind }): { $helpers }
craftsmen-words-disc = { $player }{ $used ->
    [0] {""}
   *[other] , privilege used
  }{ $acting ->
    [0] {""}
   *[other] , acting now
  }
craftsmen-words-covered = { $lower }; covered by { $upper }
craftsmen-words-market = Price { $price }: { $type } buildings
craftsmen-words-deck = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, from the top
craftsmen-words-deck-house = house symbol
craftsmen-words-deck-plain = no house symbol
craftsmen-words-deck-unknown = unknown
craftsmen-words-gap = Empty space
craftsmen-words-no-buildings = none
craftsmen-words-ship = Ship { $ship }
craftsmen-words-holdings = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $helpers ->
    [one] { $helpers } helper
   *[other] { $helpers } helpers
  }, { $capital ->
    [one] { $capital } capital card
   *[other] { $capital } capital cards
  }
craftsmen-words-place = { $place }. { $card }
craftsmen-words-input = { $good }: { $there ->
    [0] missing
   *[other] a cube is there
  }{ $place ->
    [0] ; no card in this row makes it
   *[other] ; made by card { $place } ({ $maker })
  }
craftsmen-words-known = Cards in hand that everybody knows
craftsmen-words-known-of-you = Cards in your hand that everybody knows
craftsmen-words-product = { $good } ({ $kind }){ $inputs ->
    [0] {""}
   *[other] ; needs: { $from }
  }{ $points ->
    [0] {""}
    [one] ; { $points } point
   *[other] ; { $points } points
  }
