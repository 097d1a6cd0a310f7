// status: 1
// says: there are 50 errors
// seconds: 20
// repeat: 10000 "let a{i}: P{i} = 1; "
// begin: func f() {
// end: }
