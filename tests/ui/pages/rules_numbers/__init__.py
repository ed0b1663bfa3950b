"""Numbers and pieces of the rules pages, compared with the tables from which the rules take them."""
