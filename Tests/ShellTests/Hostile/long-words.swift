// status: 1
// says: consecutive statements on a line
// repeat: 20000 "x "
