craftsmen-title = Craftsmen
craftsmen-about = Send your five helpers to the guilds, build production lines and load the ships: you have three years to make your name in town. Some of the printed components are reconstructed.
craftsmen-by = By Krzysztof Matusik
