// status: 1
// says: more than 200 generic parameters
// begin: func f<T0
// repeat: 3000 ", T{i}"
// end: >(_ x: T0) {}; f(1)
