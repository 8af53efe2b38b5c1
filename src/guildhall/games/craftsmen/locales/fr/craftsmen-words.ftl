# La table de Craftsmen en mots

craftsmen-words-decides = { $player } : { $decision }
craftsmen-words-phase = { $phase ->
    [exchange] Avant la partie : échange de cartes
    [helpers] Les joueurs envoient leurs assistants
    [guilds] Les guildes agissent l’une après l’autre
    [between_stages] Entre deux étapes
    [round_end] Fin de la saison
   *[investment] Hiver : investissement dans la ville
  }
craftsmen-words-stage = Étape : { $guild }
craftsmen-words-actor = L’assistant { $player_de } agit
craftsmen-words-begun = Cet assistant a déjà commencé son action
craftsmen-words-order-change = Sur la piste de changement d’ordre : { $players }
craftsmen-words-passed = Joueurs qui ont passé : { $players }
craftsmen-words-privilege-used = Le privilège a été utilisé
craftsmen-words-raws-left = Matières premières encore à produire avec le privilège : { $raws }
craftsmen-words-stake = Décision en cours
craftsmen-words-bid = Meilleure offre : { $bid }
craftsmen-words-highest = Le plus offrant : { $player }
craftsmen-words-bidder = { $player } : { $bid ->
    [0] aucune offre
   *[other] offre { $bid }
  }, { $inside ->
    [0] a renoncé
   *[other] en lice
  }
craftsmen-words-price = À payer : { $price }
craftsmen-words-paid-value = Valeur déjà payée : { $value }
craftsmen-words-cards-left = Cartes encore à choisir : { $cards }
craftsmen-words-waiting = Carte à choisir pour « { $move } »
craftsmen-words-looking = Cartes regardées
craftsmen-words-looking-hidden = Cartes regardées que vous ne voyez pas : { $cards }
craftsmen-words-put-below = Les cartes remises vont sous la pioche
craftsmen-words-box = Scieries dans la boîte
craftsmen-words-field = Case { $field } ({ $kind }) : { $helpers }
craftsmen-words-disc = { $player }{ $used ->
    [0] {""}
   *[other] , privilège utilisé
  }{ $acting ->
    [0] {""}
   *[other] , agit maintenant
  }
craftsmen-words-covered = { $lower } ; disque couvert par { $upper }
craftsmen-words-market = Bâtiments { $type } (prix : { $price })
craftsmen-words-deck = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, à partir du dessus
craftsmen-words-deck-house = avec une maison
craftsmen-words-deck-plain = sans maison
craftsmen-words-deck-unknown = inconnue
craftsmen-words-gap = Emplacement vide
craftsmen-words-no-buildings = aucun
craftsmen-words-ship = Navire { $ship }
craftsmen-words-holdings = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $helpers ->
    [one] { $helpers } assistant
   *[other] { $helpers } assistants
  }, { $capital ->
    [one] { $capital } carte thunes
   *[other] { $capital } cartes thunes
  }
craftsmen-words-place = { $place }. { $card }
craftsmen-words-input = { $good } : { $there ->
    [0] pas encore de cube
   *[other] cube en place
  }{ $place ->
    [0] ; aucun bâtiment de cette rangée n’en produit
   *[other] ; le bâtiment { $place } ({ $maker }) en produit
  }
craftsmen-words-known = Cartes en main connues de tous
craftsmen-words-known-of-you = Vos cartes en main connues de tous
craftsmen-words-product = { $good } ({ $kind }){ $inputs ->
    [0] {""}
   *[other] , à partir de : { $from }
  }{ $points ->
    [0] {""}
    [one] ; { $points } point
   *[other] ; { $points } points
  }
