"""Scripts for developers: screenshots, crash tests, audits."""
