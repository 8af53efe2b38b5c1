"""Turn notifications by e-mail and web push."""
