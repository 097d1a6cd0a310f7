// status: 1
// says: more than 1000 '#' in a row
// repeat: 20000 "#"
