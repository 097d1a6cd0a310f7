// status: 1
// seconds: 4
// repeat: 2000 "#a "
