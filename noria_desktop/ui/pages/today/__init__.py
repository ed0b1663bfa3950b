"""The day's game: what there is today, a month of days, and lines of friends."""
