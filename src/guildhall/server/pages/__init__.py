"""The browser client: built files and the index page."""
