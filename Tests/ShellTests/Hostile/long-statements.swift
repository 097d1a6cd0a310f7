// status: 1
// seconds: 4
// says: consecutive statements on a line
// repeat: 1000 "a "
