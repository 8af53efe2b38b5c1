# Erreurs : une phrase, ce qui ne va pas et ce qui irait.
error-invalid = Cette entrée ne peut pas être utilisée.
error-unknown-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $known }.
error-seats = { $game } se joue de { $min } à { $max }, pas à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; ses options : { $known }.
error-invalid-option = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-seed = Une graine est un nombre entier à partir de 0, pas { $seed }.
error-components = Le fichier de matériel ne peut pas être utilisé : { $reason ->
    [unreadable] le fichier { $detail } ne peut pas être lu.
    [not-json] { $detail } n’est pas un fichier JSON.
    [fixed] le matériel du jeu { $detail } est certain et ne se remplace pas.
    [missing] « { $detail } » manque.
    [source] la table « { $detail } » ne dit pas si elle est documentée (« documented ») ou reconstituée (« reconstructed »).
    [count] entrées dans « { $detail } » : { $found } ; il en faut { $wanted }.
    [range] « { $detail } » vaut { $found } ; il faut { $wanted }.
    [unknown] « { $detail } » ne peut pas être « { $found } » ; possible : { $wanted }.
    [twice] « { $found } » figure deux fois dans « { $detail } ».
    [chain] il n’y a pas de carte « { $detail } » : une ligne de production ne peut pas être complète.
    [no-hold] aucun navire n’a de cale pour « { $detail } ».
    [no-gold] « { $detail } » n’a pas de case dorée.
   *[form] il n’a pas la forme d’un fichier de matériel (à « { $detail } »).
  }
error-file = { $file } est inutilisable : { $reason }.
error-unknown-bot = Il n’y a pas de bot « { $bot } » ; les bots sont : { $known }.
error-untrusted-bot = Cette partie lancerait un programme ou lirait un fichier : « { $bot } ». Si vous lui faites confiance, nommez-le aussi : --bots "{ $bot }".
error-no-such-seat = Il n’y a pas de place { $seat } ; cette table en a { $seats }.
error-unparsable-move = « { $move } » n’est pas un coup de ce jeu.
error-game-over = La partie est terminée ; on ne peut plus jouer.
error-missing-extra = Il faut pour cela l’extra « { $extra } » ({ $module } manque) : pip install "guildhall[{ $extra }]"
error-net = { $reason ->
    [unreadable] Le fichier du réseau est illisible.
    [damaged] Le fichier du réseau est abîmé.
   *[format] Ce fichier ne contient pas de réseau.
  }
error-other-training = Le dossier { $folder } contient un entraînement au plan différent : choisissez-en un autre.
error-nothing-to-learn = Il n’y a rien à apprendre de { $game } : ce jeu ne compte rien, ou trop peu de parties ont été jouées à temps.
error-other-dataset = Le dossier { $folder } contient des données produites avec d’autres réglages ; choisissez un autre dossier.
error-nothing-to-undo = Rien à annuler : quelque chose a été révélé, ou un autre joueur a joué.
error-snapshot = L’instantané ne peut pas être utilisé : { $reason ->
    [other-game] il appartient à un autre jeu.
    [other-rules] il vient d’autres règles ou d’un autre matériel.
    [unreadable] il est illisible.
   *[damaged] il est endommagé.
  }
error-record = La partie enregistrée ne peut pas être utilisée : { $reason ->
    [not-json] elle est tronquée ou n’en est pas une.
    [format] son format est { $detail }, inconnu de cette version.
    [checksum] elle a été modifiée ou endommagée, la somme de contrôle ne correspond pas.
    [unreadable] le fichier { $detail } est illisible.
    [other-game] c’est une partie de { $detail }.
    [other-rules] elle a été jouée avec d’autres règles ou un autre matériel ({ $detail }).
    [move] coup { $detail }
    [other-end] ses coups mènent à une autre position que celle annoncée.
   *[no-record] elle n’a pas la forme attendue.
  }

# Tables en direct : les refus
error-bad-request = Cette requête est illisible ({ $where } : { $reason }).
error-not-signed-in = Jouez d’abord en invité ou connectez-vous.
error-wrong-password = Le nom ou le mot de passe est incorrect.
error-csrf = Cette requête ne vient pas d’une page de ce serveur ; rechargez la page.
error-wrong-origin = Les requêtes d’autres sites ne sont pas acceptées.
error-not-allowed = Vous n’avez pas le droit de faire cela.
error-no-hints = Les conseils n’ont pas été convenus à l’ouverture de cette table.
error-no-such-table = Il n’y a pas de table « { $table } ».
error-no-such-position = La partie n’est jamais passée par la position { $position }, ou y a renoncé.
error-no-such-person = Il n’y a personne ni rien de ce nom.
error-banned = Les responsables de ce serveur vous en interdisent l’accès.
error-muted = Vous ne pouvez pas écrire aux tables pour le moment, par décision des responsables de ce serveur.
error-several-people = Plusieurs personnes s’appellent « { $name } » ; utilisez l’un de ces ids : { $ids }.
error-no-account = { $name } n’est pas un compte et n’a pas de mot de passe.
error-nothing-said = Il n’y a pas de message dans l’entrée { $entry } de la table { $table }.
error-unreadable-secret = Le fichier { $file }, que désigne { $variable }, ne peut pas être lu.
error-internal = Quelque chose a mal tourné de notre côté, et nous ne savons pas exactement ce qui a été fait ; rechargez la page. Les responsables du serveur en trouveront plus sous le numéro { $request }.
error-bad-reset = Ce lien a servi ou n’est plus valable ; demandez un autre message.
error-no-mail = Ce serveur n’envoie pas d’e-mails ; demandez un nouveau mot de passe à ses responsables.
error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce genre de requête.
error-seat-taken = Cette place est prise.
error-seats-free = Il reste des places libres.
error-not-open = Cette table n’est plus ouverte.
error-not-running = Aucune partie n’est en cours à cette table.
error-game-running = La partie est encore en cours.
error-already-account = Vous avez déjà un compte.
error-name-taken = Le nom « { $name } » est pris.
error-bad-name = Un nom a de 1 à { $most } caractères visibles.
error-removed = L’hôte vous a exclu de cette table.
error-other-rules = Cette partie ({ $game }) a commencé sous d’autres règles que celles de ce serveur ; on peut la regarder, mais pas la continuer ici.
error-stale = Entre-temps, la table a changé.
error-bundle = Une étape qui révèle quelque chose ou termine le tour doit être la dernière du coup.
error-not-your-turn = Ce n’est pas votre tour.
error-no-undo-asked = Personne n’attend votre réponse pour une annulation.
error-too-large = C’est trop grand.
error-too-many-requests = Trop vite ; attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
error-too-many-tables = Pas plus de { $most ->
    [one] { $most } table
   *[other] { $most } tables
  } à la fois ; terminez ou quittez-en une d’abord.
error-too-many-sockets = Il y a trop de connexions ouvertes depuis votre adresse (au plus { $most }).
error-too-many-bots = Pas plus de { $most ->
    [one] { $most } compte de bot
   *[other] { $most } comptes de bots
  }.
error-unavailable = Le serveur n’atteint pas sa base de données en ce moment. Réessayez dans quelques secondes ; vous verrez alors si c’est enregistré.
error-backup = { $reason ->
    [exists] Le fichier { $file } existe déjà ; choisissez un autre nom.
    [unwritable] Le fichier { $file } ne peut pas être écrit.
    [unreadable] Le fichier { $file } ne peut pas être lu.
    [format] La sauvegarde { $file } vient d’une version plus récente ; mettez Guildhall à jour.
   *[damaged] { $file } est tronqué, abîmé ou n’est pas une sauvegarde.
  }
error-database = La base de données ne peut pas servir : { $reason ->
    [url] son adresse doit commencer par sqlite:/// ou postgresql://.
    [not-empty] une sauvegarde ne se restaure que dans une base neuve et vide.
    [foreign] elle appartient à un autre programme.
    [empty] elle est vide ; préparez-la avec « guildhall db upgrade ».
    [old] elle est de la version { $detail } ; mettez-la à jour avec « guildhall db upgrade ».
    [new] elle est de la version { $detail }, plus récente que ce programme ; mettez Guildhall à jour.
   *[unreachable] { $detail }
  }

# Arène
error-ray = Ray n’est pas installé ; installez-le avec « pip install 'guildhall[ray]' ».
# Bots extérieurs
error-bot = Coup { $move } : le bot { $reason ->
    [late] n’a pas répondu en { $detail } secondes et a été arrêté ; un apprenti joue la suite pour lui.
    [died] s’est terminé avec le code { $detail } ; un apprenti joue la suite pour lui.
    [no-start] ne peut pas être lancé ({ $detail }) ; un apprenti joue pour lui.
    [nonsense] n’a pas répondu par un objet JSON avec « move », mais par : { $detail }
    [no-move] a répondu « { $detail } », qui n’est pas un coup de ce jeu.
   *[illegal] a répondu « { $detail } », qui n’est pas permis maintenant.
  }

# Letters
mail-reset-subject = Votre mot de passe Guildhall
mail-reset =
    Bonjour { $name },

    quelqu’un, sans doute vous, veut choisir un nouveau mot de passe pour votre compte. Ouvrez ce lien dans { $minutes ->
        [one] la minute
       *[other] les { $minutes } minutes
      } ; il sert une seule fois :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

# Leçons
lesson-other = C’est permis, mais ce n’est pas le sujet de cette étape. Relisez-la.

# Conseils
hint-reason = { $reason } ({ $points })
hint-later = rapporte plus tard
