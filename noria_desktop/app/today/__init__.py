"""The day's game: one game a date, the same for everybody; one sealed try of it counts, open ones are free."""
