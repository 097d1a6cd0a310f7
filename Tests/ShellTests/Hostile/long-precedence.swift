// status: 0
// seconds: 4
// repeat: 3000 "precedencegroup P{i} { higherThan: P{p} }\n"
// end: precedencegroup P0 {}
