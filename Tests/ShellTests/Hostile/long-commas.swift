// status: 1
// repeat: 30000 ", "
