// swift-format-ignore-file
// One call compares integers, texts, and types of the program's own, each by what the type says.
struct Version: Comparable {
  let major: Int
  let minor: Int
  static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
struct Backwards: Comparable {
  let number: Int
  static func < (left: Backwards, right: Backwards) -> Bool { left.number > right.number }
}
func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
func isBetween<T: Comparable>(_ value: T, _ low: T, _ high: T) -> Bool {
  if value < low { return false }
  if value == low || value == high { return true }
  return value <= high
}
func sum<T: AdditiveArithmetic>(_ values: [T]) -> T {
  var sum = T.zero
  for value in values { sum = sum + value }
  return sum
}
do {
  print(largest(3, 7), largest(7, 3), largest(-1, -1))  // expect: 7 7 -1
  print(largest("b", "a"), largest(2.5, 1), largest(UInt8(200), 9))  // expect: b 2.5 200
  print(largest(Version(major: 1, minor: 2), Version(major: 1, minor: 3)).minor)  // expect: 3
  print(largest(Backwards(number: 1), Backwards(number: 2)).number)  // expect: 1
  print(isBetween(3, 1, 5), isBetween("x", "a", "c"), isBetween(5, 1, 5), isBetween(6, 1, 5))  // expect: true false true false
  print(sum([1, 2, 3]), sum([0.5, 0.25]), sum([UInt8(250), 5]))  // expect: 6 0.75 255
}
struct Stack<Element> {
  private(set) var elements: [Element] = []
  mutating func push(_ element: Element) { elements.append(element) }
  mutating func pop() -> Element? { elements.popLast() }
}
var stack = Stack<[Int]>()
var row = [1]
stack.push(row)
row.append(2)
let before = stack
stack.push(row)
print(before.elements, stack.elements)  // expect: [[1]] [[1], [1, 2]]
