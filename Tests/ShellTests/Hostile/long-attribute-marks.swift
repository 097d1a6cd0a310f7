// status: 1
// seconds: 4
// says: more than 100 attributes in a row
// repeat: 5000 "@"
