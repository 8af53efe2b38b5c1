# Craftsmen, taught by playing.

craftsmen-lesson-chain = A production line
craftsmen-lesson-chain-town = You are a craftsman in a town by a river. Over three years you make goods and load them onto ships; whoever has the most points wins. The outlined cards are your workshops, side by side in a row.
craftsmen-lesson-chain-card = The top of a card shows what goes in, the bottom what comes out. The Cow Pasture makes a cow from nothing; the Butcher’s Shop makes meat from a cow. It is your turn to work at the crafts guild, which gives you work points: each pays for one step.
craftsmen-lesson-chain-make = Make a cow: click the Cow Pasture, then the Butcher’s Shop. The cow goes straight there, as one of your cubes.
craftsmen-lesson-chain-make-other = You could do that, but first make a cow for the Butcher’s Shop.
craftsmen-lesson-chain-load = Now the Butcher’s Shop makes meat, and meat goes onto a ship at once. Click the Butcher’s Shop, then the outlined ship.
craftsmen-lesson-chain-load-other = Finish the production line first: the Butcher’s Shop has a cow and can make meat.
craftsmen-lesson-chain-over = That is a whole production line: raw material, product, ship. You scored for making the product, and in winter the cube on the ship scores again, this time the number next to its hold. Most goods take one more step: raw material, half-product, final product, ship. The “Goods chart” button (key G) shows all goods.

craftsmen-lesson-colours = The colours of the row
craftsmen-lesson-colours-rule = Every card has a colour at the top and a colour at the bottom, sometimes the same one. A new card goes at the left or right end of your row and must match the card it touches: top with top, or bottom with bottom.
craftsmen-lesson-colours-build = Your helper at the builders’ guild lets you build up to two cards from your hand. Build the outlined card at the outlined end of the row: click both.
craftsmen-lesson-colours-build-other = You could do that, but this time build the outlined card at the outlined end.
craftsmen-lesson-colours-stop = You could build a second card, but stop at one and go on to payment.
craftsmen-lesson-colours-stop-other = One card is enough this time: keep the rest of your capital for later.
craftsmen-lesson-colours-pay = A basic card costs 2, an extended one 3, an advanced one 6. Select the outlined capital card to pay, then confirm.
craftsmen-lesson-colours-pay-other = That would do too, but the outlined card is the one you can spare.
craftsmen-lesson-colours-sets = Colours score too: in winter every set of all four colours in your row, tops and bottoms counted together, is worth 3 points. So matching is not everything.

craftsmen-lesson-capital = Capital cards in sets
craftsmen-lesson-capital-worth = Capital cards are your money. Each is worth 1, 2 or 3. But cards of one colour may count as a set instead: two of them are worth 5, three 10, four 15. No change is given.
craftsmen-lesson-capital-pay = You have to pay 5. Select the two outlined cards of one colour: separately they are worth less, but as a pair exactly 5.
craftsmen-lesson-capital-pay-other = That would be enough too, but this time use the outlined pair.
craftsmen-lesson-capital-over = So collect cards of one colour and keep them for large payments: four of them are worth 15, whatever is printed on them. At the end of a season you may hold at most 8 cards.

craftsmen-lesson-queue = Queue, gold and ribbon
craftsmen-lesson-queue-helpers = Every season except winter begins with the helpers. Players take turns sending one helper to a guild. Once you pass, you send no more helpers this season. A helper takes the first free space from the left. There are three: gold, silver, and silver with a ribbon.
craftsmen-lesson-queue-gold = The gold space gives its helper the privilege of the guild, an extra on top of the usual action. It is still free at the outlined guild: send a helper there.
craftsmen-lesson-queue-gold-other = You will want that guild too, but take the gold space of the outlined guild first.
craftsmen-lesson-queue-full = Meanwhile one of the queues has filled up. Only in a full queue may you put a helper on top of another disc. To cover another player’s disc, you pay that player a capital card or, this year, 1 point. On the ribbon, covering is free, and so is covering your own disc.
craftsmen-lesson-queue-cover = Cover the disc on the outlined space, and pay with a capital card.
craftsmen-lesson-queue-cover-other = You could do that, but to see how covering works, choose the outlined space and pay with a card.
craftsmen-lesson-queue-give = Now choose the card to hand over. You need the outlined one least.
craftsmen-lesson-queue-give-other = You may give that one, but the outlined card is worth less to you.
craftsmen-lesson-queue-over = Both discs on a gold space have the privilege, so covering there can be worth the fee. Every player with helpers left gets 1 point when all have passed. With two players there are only two spaces, gold and silver, and covering costs nothing; instead, an opponent whose disc you cover draws a capital card.

craftsmen-lesson-guilds = The order of the guilds
craftsmen-lesson-guilds-order = When all helpers have been sent, the guilds act one after another: (I) bankers, (II) builders, (III) notary, (IV) crafts guild, (V) merchants, (VI) town hall. In each queue the helpers act from left to right. So money comes first, then building, then new building cards, then work.
craftsmen-lesson-guilds-take = At the bankers’ guild your helper takes four capital cards: one or two of the open ones, the rest from the deck. Take what is outlined.
craftsmen-lesson-guilds-take-other = You could do that, but this time take what is outlined.
craftsmen-lesson-guilds-discard = Then you discard two of your cards. Select the two outlined ones and confirm. A helper on the gold space discards only one: that is the bankers’ privilege.
craftsmen-lesson-guilds-discard-other = You may choose freely, but these two are the ones you need least: select the outlined cards.
craftsmen-lesson-guilds-rest = At the builders’ guild you build, the notary sells building cards, and at the crafts guild you work. The merchants sell you half-products from the granary, and the town hall gives tokens: a privilege token works like a gold space, a work token like one work point. Cards you build this season can work in the same season, because the crafts guild comes after the builders.

craftsmen-lesson-fair = Fair and granary
craftsmen-lesson-fair-look = A raw material must go somewhere at once: to a workshop that needs it, or to the fair, where up to three of your cubes may wait. A cube at the fair does not stand for any particular good: later it can become any raw material.
craftsmen-lesson-fair-make = Make a raw material for the fair: click the outlined workshop, then the fair.
craftsmen-lesson-fair-make-other = You could do that, but for now use the outlined workshop to make something for the fair.
craftsmen-lesson-fair-fetch = Now bring the cube from the fair to the outlined workshop. That costs a work point, and the cube becomes whatever is needed there.
craftsmen-lesson-fair-fetch-other = First bring the cube from the fair to the outlined workshop.
craftsmen-lesson-fair-store = For one work point the workshop makes its half-product, and you score. None of your buildings needs it yet, so it goes to the granary: click the workshop, then the granary.
craftsmen-lesson-fair-store-other = Use the last work point for the half-product: it scores.
craftsmen-lesson-fair-card = For every delivery to the granary you get a capital card. Take the outlined one.
craftsmen-lesson-fair-card-other = You could choose that card, but take the outlined one this time.
craftsmen-lesson-fair-over = Your cube stays in the granary until somebody buys it, which gets you paid, or until newer deliveries push it out. If it is still there in winter, it is worth 1 point. At the merchants’ guild you can buy half-products yourself: neutral ones or other players’, but not your own.

craftsmen-lesson-notary = Notary and auction
craftsmen-lesson-notary-ways = The notary sells building cards. You may buy an open card for its fixed price (3, 5 or 10), but only with capital cards of its own colours. Or you may put it up for auction: then you can pay in any colours, but others may bid too.
craftsmen-lesson-notary-auction = Put the outlined card up for auction: click it, then choose to auction it.
craftsmen-lesson-notary-auction-other = This time, put the outlined card up for auction.
craftsmen-lesson-notary-bid = You open the bidding. Begin as low as possible: bid 1.
craftsmen-lesson-notary-bid-other = Never bid more than you have to. Begin with 1.
craftsmen-lesson-notary-mayor = Nobody has raised your bid. Now the mayor bids for the town: one, two or three capital cards are drawn for a basic, extended or advanced building, and their value is the mayor’s bid. You may outbid the mayor by one, or let the card go. Outbid the mayor.
craftsmen-lesson-notary-mayor-other = You could let it go, but this time outbid the mayor.
craftsmen-lesson-notary-pay = Now pay, in any colours. Select the outlined cards and confirm.
craftsmen-lesson-notary-pay-other = Those cards would do too, but the outlined ones are enough.
craftsmen-lesson-notary-over = The card is in your hand; you can build it at the builders’ guild next season. The notary’s privilege lets you look at the top cards of a deck and choose which ones are laid out.

craftsmen-lesson-winter = Winter
craftsmen-lesson-winter-rules = In winter nobody sends helpers. Everybody may build once more and work once more, as if they had a helper at the builders’ guild and another at the crafts guild. Then the year is scored. It is winter now, and you are at work.
craftsmen-lesson-winter-work = Load what you can: click the outlined workshop, then the outlined ship.
craftsmen-lesson-winter-work-other = Of your goods, only those on a ship or in the granary score now. Make the product of the outlined workshop and load it onto the outlined ship.
craftsmen-lesson-winter-stop = You have done what matters most. Stop working, and let the year be scored.
craftsmen-lesson-winter-stop-other = Good, but now let’s see the scoring: stop working.
craftsmen-lesson-winter-scored = The year has been scored. First the ships: on the first one only the player with the most cubes gets a bonus, on the second the top two players, on the third three, on the fourth four. Each cube scores the points of its hold. Then 3 points for each set of four colours in your row, and 1 for each of your cubes in the granary. Cubes on ships and in the granary return to their owners; those at the fair and in workshops stay. A new year begins with more work points.
craftsmen-lesson-winter-over = Once a year you may also invest four capital cards, one of each colour, and score the sum of their values. After three winters the game is over. Now play your first game, with the coach at your side.
