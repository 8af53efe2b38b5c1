craftsmen-title = Craftsmen
craftsmen-about = Envoyez vos cinq assistants aux guildes, bâtissez des lignes de production et chargez les navires : trois ans pour se faire un nom. Une partie du matériel imprimé est reconstruite ; voyez les sources.
craftsmen-by = De Krzysztof Matusik
