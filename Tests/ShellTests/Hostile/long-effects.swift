// status: 1
// seconds: 4
// repeat: 4000 "async "
