"""Makes the window tests' shared hands (`dragging`) importable from every folder below."""
