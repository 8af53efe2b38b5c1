"""Bots at tables: scheduling, worker processes and the job queue."""
