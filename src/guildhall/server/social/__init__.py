"""Table passwords, invitations, blocked players and reports."""
