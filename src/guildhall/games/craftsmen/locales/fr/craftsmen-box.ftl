craftsmen-title = Craftsmen
craftsmen-about = Envoyez vos cinq assistants dans les guildes, bâtissez des lignes de production et chargez les navires : vous avez trois ans pour vous faire un nom. Une partie du matériel est reconstituée.
craftsmen-by = De Krzysztof Matusik
