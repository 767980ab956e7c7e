"""The table server: HTTP and WebSocket around live tables, stored in SQLite or PostgreSQL."""
