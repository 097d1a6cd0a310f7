// status: 1
// says: more than 500 requirements
// begin: func f<T>(_ x: T) where T: Equatable
// repeat: 10000 ", T: Equatable"
// end: {}; f(1)
