// status: 1
// begin: let x = (
// repeat: 100000 "#"
