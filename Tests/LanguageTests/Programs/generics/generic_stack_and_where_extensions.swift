// swift-format-ignore-file
struct Stack<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  var top: Element? { items.last }
  init() {}
  init<S: Sequence>(_ elements: S) where S.Element == Element { items = Array(elements) }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ transform: (Element) -> T) -> Stack<T> { Stack<T>(items.map(transform)) }
}
extension Stack where Element: Numeric {
  var sum: Element { reduceAll(0, +) }
}
extension Stack where Element == String {
  func shout() -> String { reduceAll("") { $0 + $1.uppercased() } }
}
extension Stack {
  func reduceAll<R>(_ start: R, _ next: (R, Element) -> R) -> R { items.reduce(start, next) }
}
extension Stack: Equatable where Element: Equatable {}
var numbers = Stack([1, 2, 3])
numbers.push(4)
print(numbers.sum, numbers.top ?? 0, numbers.count)  // expect: 10 4 4
numbers.pop()
print(numbers.sum, numbers == Stack(1...3), numbers == Stack([9]))  // expect: 6 true false
let words = numbers.map { "n\($0)" }
print(words.shout(), words.top as Any)  // expect: N1N2N3 Optional("n3")
print(Stack([0.5, 0.25]).sum)  // expect: 0.75
