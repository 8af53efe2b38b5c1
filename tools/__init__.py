"""What is run by hand: pictures for the docs, and killing a server a hundred times."""
