"""The table server inside a browser tab: the same application, in a worker instead of a process.

The page sends the worker what it would send a server; `door.py` hands it to the application. What a server has a
database and processes for is done by the browser: `store.py` (IndexedDB) and `crew.py` (another worker). The JavaScript
on the other side is in `web/src/tab`. Everything that crosses over is text.
"""
