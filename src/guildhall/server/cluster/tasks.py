"""Background tasks of one process among several."""

from typing import Final

from guildhall.server.cluster import change_notifications, downtime, process_registry

TASKS: Final = (downtime.keep_open, change_notifications.follow, process_registry.follow)
