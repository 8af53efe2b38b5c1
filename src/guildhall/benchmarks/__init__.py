"""Speed of the rules, compared with other engines."""
