// status: 1
// seconds: 4
// begin: let a = [1]
// repeat: 60 ".lazy"
