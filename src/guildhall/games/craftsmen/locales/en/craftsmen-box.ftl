craftsmen-title = Craftsmen
craftsmen-about = Send your five helpers to the guilds, build production lines and load the ships: you have three years to make your name in town. Some of the components are reconstructed.
craftsmen-by = By Krzysztof Matusik
