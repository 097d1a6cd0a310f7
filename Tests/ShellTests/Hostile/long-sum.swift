// status: 1
// says: reasonable time
// begin: let s = "a"
// repeat: 600 " + {i}"
