"""What-if tables that continue from a position of another table."""
