// status: 1
// says: this isn't Swift from here on
// begin: func f() {
// repeat: 8000 "x x\n"
// end: }
