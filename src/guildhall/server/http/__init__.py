"""HTTP: authentication, limits and errors."""
