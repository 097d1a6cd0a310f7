// status: 1
// says: nests deeper than 256 levels
// repeat: 8000 "prefix "
