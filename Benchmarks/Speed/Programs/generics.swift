struct Stack<Element> {
  var elements: [Element] = []
  mutating func push(_ element: Element) { elements.append(element) }
  mutating func pop() -> Element? { elements.popLast() }
}
func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
func run(_ count: Int) -> Int {
  var stack = Stack<Int>()
  var best = 0
  for i in 0..<count {
    stack.push(i % 1000)
    best = largest(best, i % 977)
    if i % 3 == 2, let top = stack.pop() { best = largest(best, top) }
  }
  return best + stack.elements.count
}
print(run(COUNT))
