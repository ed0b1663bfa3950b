"""What each line of a coach claims, read off the state a second time, by other ways than the coach's own."""
