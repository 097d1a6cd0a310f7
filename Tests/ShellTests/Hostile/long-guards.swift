// status: 1
// seconds: 4
// repeat: 250 "guard "
