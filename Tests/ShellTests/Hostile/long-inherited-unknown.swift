// status: 1
// says: cannot find type 'P1' in scope
// says: there are 50 errors
// seconds: 12
// repeat: 10000 "P{i}, "
// begin: class A:
// end: Q {}
