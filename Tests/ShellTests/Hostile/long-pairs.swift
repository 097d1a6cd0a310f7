// status: 1
// says: consecutive statements on a line
// repeat: 8000 "x x\n"
