"""What goes over the wire, as types: the whole API is described by these structs."""
