"""Noria Desktop: modern board games for one on the desktop."""

__version__ = "1.0.0"
