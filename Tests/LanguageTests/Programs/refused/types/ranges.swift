// swift-format-ignore-file
let n = 5
let d = 2.5
let s = "hello"
for i in 0...s.count { print(i) }
for i in n { print(i) }  // error: for-in loop requires 'Int' to conform to 'Sequence'
for i in 0..<"5" { print(i) }  // error: cannot convert value of type 'String' to expected argument type 'Int'  // says: cannot convert value of type 'Int' to expected argument type 'String' — not yet in the compiler's words
for (a, b) in [1, 2] { print(a, b) }  // error: tuple pattern cannot match values of non-tuple type 'Int'  // says: tuple pattern cannot match values of the non-tuple type 'Int' — not yet in the compiler's words
for (i, x) in [1, 2].enumerated() { print(i, x) }
for (k, v, w) in ["a": 1] { print(k, v, w) }  // error: pattern cannot match values of type '(key: String, value: Int)'  // says: tuple pattern has the wrong length for tuple type '(key: String, value: Int)' — not yet in the compiler's words
for i in 0..<n where i % 2 == 0 { print(i) }
let q: ClosedRange<Int> = 0...5
print([1, 2, 3][0..<2], q)
