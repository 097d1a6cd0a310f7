// swift-format-ignore-file
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { n == 0 ? nil : { n -= 1; return n + 1 }() }
}
struct Pages: Sequence {  // error: type 'Pages' does not conform to protocol 'Sequence'
  var count = 3
}
struct Words: IteratorProtocol {  // error: type 'Words' does not conform to protocol 'IteratorProtocol'
  func next() -> String { "word" }
}
for i in Countdown(n: 3) { print(i) }
for i in Words() { print(i) }  // error: for-in loop requires 'Words' to conform to 'Sequence'
for i in 5 { print(i) }  // error: for-in loop requires 'Int' to conform to 'Sequence'
for c in "abc".count { print(c) }  // error: for-in loop requires 'Int' to conform to 'Sequence'
