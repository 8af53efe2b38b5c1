# Erreurs : une phrase, ce qui ne va pas et ce qui irait.
error-invalid = Cette saisie n’est pas valable.
error-unknown-game = Le jeu « { $game } » n’existe pas ; jeux disponibles : { $known }.
error-seats = { $game } : il faut de { $min } à { $max } joueurs, pas { $seats }.
error-unknown-option = { $game } : l’option « { $option } » n’existe pas ; options possibles : { $known }.
error-invalid-option = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-seed = La graine doit être un nombre entier positif ou nul ; « { $seed } » ne convient pas.
error-components = Le fichier de matériel ne peut pas être utilisé : { $reason ->
    [unreadable] le fichier { $detail } ne peut pas être lu.
    [not-json] { $detail } n’est pas un fichier JSON.
    [fixed] le matériel de ce jeu ({ $detail }) est connu avec certitude et ne peut pas être remplacé.
    [missing] il manque « { $detail } ».
    [source] la table « { $detail } » ne dit pas si elle est vérifiée (« documented ») ou reconstituée (« reconstructed »).
    [count] « { $detail } » n’a pas le bon nombre d’entrées : { $found } au lieu de { $wanted }.
    [range] « { $detail } » vaut { $found } ; valeur attendue : { $wanted }.
    [unknown] « { $detail } » ne peut pas être « { $found } » ; valeurs possibles : { $wanted }.
    [twice] « { $found } » figure deux fois dans « { $detail } ».
    [chain] il n’y a pas de carte « { $detail } » : une ligne de production ne peut pas être complète.
    [no-hold] aucun navire n’a de cale pour « { $detail } ».
    [no-gold] « { $detail } » n’a pas de case dorée.
   *[form] il n’a pas la forme d’un fichier de matériel (à « { $detail } »).
  }
error-file = { $file } est inutilisable : { $reason }.
error-unknown-bot = Le bot « { $bot } » n’existe pas ; bots disponibles : { $known }.
error-no-such-seat = La place { $seat } n’existe pas ; cette table en a { $seats }.
error-unparsable-move = « { $move } » n’est pas un coup de ce jeu.
error-game-over = La partie est terminée ; on ne peut plus jouer.
error-nothing-to-undo = Annulation impossible : vous n’avez pas encore joué, quelque chose a été révélé ou un autre joueur a joué depuis.
error-snapshot = L’instantané ne peut pas être utilisé : { $reason ->
    [other-game] il appartient à un autre jeu.
    [other-rules] il a été pris avec d’autres règles ou un autre matériel.
    [unreadable] il est illisible.
   *[damaged] il est endommagé.
  }
error-record = La partie enregistrée ne peut pas être utilisée : { $reason ->
    [not-json] le fichier est tronqué ou ne contient pas de partie.
    [format] elle est au format { $detail }, inconnu de cette version.
    [checksum] elle a été modifiée ou endommagée ; la somme de contrôle ne correspond pas.
    [unreadable] le fichier { $detail } est illisible.
    [other-game] elle appartient à un autre jeu ({ $detail }).
    [other-rules] elle a été jouée avec d’autres règles ou un autre matériel ({ $detail }).
    [move] son coup n° { $number } (« { $move } ») n’est pas permis.
    [other-end] ses coups ne mènent pas à la position finale indiquée.
   *[no-record] elle n’a pas la forme attendue.
  }

# Tables en direct : les refus
error-bad-request = Cette requête est illisible ({ $where } : { $reason }).
error-not-signed-in = Connectez-vous d’abord, ou jouez en invité.
error-wrong-password = Le nom ou le mot de passe est incorrect.
error-csrf = Cette requête ne vient pas d’une page de ce serveur ; rechargez la page.
error-wrong-origin = Les requêtes d’autres sites ne sont pas acceptées.
error-not-allowed = Vous n’avez pas le droit de faire cela.
error-no-hints = Cette table a été ouverte sans conseils.
error-not-absent = Un bot ne peut remplacer un autre joueur qu’après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } sans coup joué, et seulement si ce joueur n’est pas à la table.
error-no-game-record = Cette partie a été lancée à partir d’une position d’une autre partie et n’a donc pas d’enregistrement complet.
error-puzzles = { $file } ne contient aucun problème adapté à la version actuelle des règles de ce jeu.
error-review-not-over = Cette partie n’est pas terminée ; on n’analyse que les parties terminées.
error-no-such-table = La table « { $table } » n’existe pas.
error-no-such-position = La partie n’est jamais passée par la position { $position }, ou les coups qui y menaient ont été annulés.
error-no-such-person = Personne ne porte ce nom ou cet identifiant.
error-banned = Les responsables de ce serveur vous en ont interdit l’accès.
error-muted = Vous ne pouvez pas envoyer de messages pour le moment, par décision des responsables de ce serveur.
error-no-account = { $name } n’a pas de compte, donc pas de mot de passe.
error-drained = Aucune nouvelle partie ne peut commencer pour le moment : le serveur va bientôt redémarrer. Les parties en cours continuent.
error-internal = Une erreur s’est produite de notre côté. Rechargez la page pour voir si votre action a été enregistrée. Les responsables du serveur retrouveront l’erreur sous le numéro { $request }.
error-bad-reset = Ce lien a déjà servi ou n’est plus valable ; demandez un nouvel e-mail.
error-no-email = Indiquez d’abord une adresse e-mail.
error-bad-webhook = Cette adresse de webhook ne peut pas être utilisée : elle doit commencer par https:// et être publique.
error-too-many-webhooks = Vous ne pouvez pas avoir plus de { $most } webhooks.
error-webhook-failed = Le message de test n’a pas été accepté. Vérifiez l’adresse du webhook.
error-holiday-too-long = Les vacances durent 30 jours au plus ; il vous reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
error-holiday-too-soon = Les prochaines vacances pourront commencer dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
error-no-mail = Ce serveur n’envoie pas d’e-mails ; demandez un nouveau mot de passe à ses responsables.
error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce type de requête.
error-seat-taken = Cette place est prise.
error-seats-free = Il reste des places libres.
error-bad-pace = La durée doit être comprise entre { $least } et { $most } secondes.
error-not-open = Cette table n’est plus ouverte.
error-not-running = Aucune partie n’est en cours à cette table.
error-game-running = La partie est encore en cours.
error-already-account = Vous avez déjà un compte.
error-name-taken = Le nom « { $name } » est pris.
error-bad-name = Un nom doit comporter de 1 à { $most } caractères visibles.
error-removed = L’hôte ne vous accepte plus à cette table.
error-wrong-table-password = Pour prendre place à cette table, il faut le mot de passe donné par l’hôte.
error-too-many-blocked = Vous bloquez déjà { $most } personnes ; débloquez-en d’abord une.
error-other-rules = Cette partie ({ $game }) a commencé avec d’autres règles que celles de ce serveur ; on peut la regarder, mais pas la continuer ici.
error-stale = La table a changé entre-temps.
error-bundle = Une étape qui révèle quelque chose ou termine le tour doit être la dernière du coup.
error-not-your-turn = Ce n’est pas votre tour.
error-out-of-time = Votre temps est écoulé ; le bot termine ce tour, puis vous pourrez reprendre votre place.
error-no-undo-asked = Aucune demande d’annulation n’attend votre réponse.
error-too-large = L’envoi est trop volumineux.
error-too-many-requests = Trop de requêtes ; attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
error-too-many-tables = Vous ne pouvez pas être à plus { $most ->
    [one] d’une table
   *[other] de { $most } tables
  } à la fois ; terminez d’abord une partie ou quittez une table.
error-too-many-sockets = Trop de connexions ouvertes depuis votre adresse ({ $most } au maximum).
error-too-many-bots = Vous ne pouvez pas avoir plus { $most ->
    [one] d’un compte de bot
   *[other] de { $most } comptes de bot
  }.
error-unavailable = Le serveur ne parvient pas à joindre sa base de données pour le moment. Rechargez la page dans quelques secondes pour voir si votre action a été enregistrée.
error-too-busy = Le serveur est trop occupé pour répondre à cette demande. Rien n’a changé ; réessayez dans un instant.

# Leçons
lesson-other = C’est permis, mais ce n’est pas le sujet de cette étape. Relisez-la.

# Conseils
hint-reason = { $reason } ({ $points })
hint-later = rapporte plus tard

# Qui a analysé la partie
review-by = { $level ->
    [grandmaster] Le grand maître
   *[master] Le maître
  } a réexaminé chaque décision sans en savoir plus que le joueur à ce moment-là.

# Listes et décimales, dans toutes les phrases
list-and = { $others } et { $last }
decimal-mark = ,
