"""The live WebSocket: connection, messages, updates and presence."""
