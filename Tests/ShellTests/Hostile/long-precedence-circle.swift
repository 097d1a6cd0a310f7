// status: 1
// seconds: 4
// says: cycle in 'higherThan' relation
// repeat: 3000 "precedencegroup P{i} { higherThan: P{p} }\n"
// end: precedencegroup P0 { higherThan: P3000 }
