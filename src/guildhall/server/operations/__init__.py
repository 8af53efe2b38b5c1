"""Health, metrics, logging, announcements and the tools of operators."""
