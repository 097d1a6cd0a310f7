// status: 1
// says: a type of more than 10000 parts
// repeat: 40 "typealias A{i}<T> = A{p}<A{p}<T>>\n"
typealias A0<T> = (T, T)
let x: A5<Int>? = nil
