// status: 1
// says: more than 100 attributes in a row
// repeat: 8000 "@available "
