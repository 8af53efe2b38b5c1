"""Clubs: members, invitations by link, and ownership."""
