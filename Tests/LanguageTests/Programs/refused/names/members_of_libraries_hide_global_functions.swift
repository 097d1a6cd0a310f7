// swift-format-ignore-file
// What a type has by its conformances hides a global function, too.

struct Countdown: Sequence, IteratorProtocol {
  var left = 3
  mutating func next() -> Int? { nil }
  func capacity() -> Int { max(1, 2) }  // error: use of 'max' refers to instance method rather than global function 'max'
  func least(_ n: Int = min(1, 2)) {}  // error: 'min'
  func right() -> Int { Swift.max(1, 2) }
  struct Inner {
    func capacity() -> Int { max(1, 2) }  // error: 'max'
  }
}
final class Cache: Sequence {
  let capacity: Int
  init(capacity: Int) { self.capacity = max(1, capacity) }  // error: use of 'max' refers to instance method rather than global function 'max'
  func makeIterator() -> Array<Int>.Iterator { [1].makeIterator() }
}
extension Array {
  func clamped() -> Int { max(count, 4) }  // error: use of 'max' refers to instance method rather than global function 'max'
  static func limit() -> Int { min(1, 2) }  // error: 'min'
}
extension Collection {
  func clamped() -> Int { max(count, 4) }  // error: use of 'max' refers to instance method rather than global function 'max'
}
extension Dictionary {
  func clamped() -> Int { min(count, 4) }  // error: use of 'min' refers to instance method rather than global function 'min'
}
extension Int {
  func clamped() -> Int { max(self, 4) }  // error: static member 'max' cannot be used on instance of type 'Int'
}
struct Screen {
  static let max = 5
  var print = 1
  func clamped() -> Int { max(1, 2) }  // error: static member 'max' cannot be used on instance of type 'Screen'
  static func show() { print("a") }  // error: instance member 'print' cannot be used on type 'Screen'
}

// `String` has functions of its own with these arguments, and members by a condition don't hide.
extension String {
  func clamped() -> Int { max(count, 4) }
  func least() -> Int { min(1, 2, 3) }  // error: use of 'min' refers to instance method rather than global function 'min'
}
extension Range {
  func clamped() -> Int { max(1, 4) }
}
extension ClosedRange where Bound == Int {
  func clamped() -> Int { min(lowerBound, 4) }
}
extension Double {
  func clamped() -> Double { max(self, 4) }
}
