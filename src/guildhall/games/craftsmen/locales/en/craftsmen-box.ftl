craftsmen-title = Craftsmen
craftsmen-about = Send your five helpers to the guilds, build production lines and load the ships: three years to make a name in town. Parts of the printed material are reconstructed; see the sources.
craftsmen-by = By Krzysztof Matusik
