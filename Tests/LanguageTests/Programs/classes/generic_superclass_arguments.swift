// A generic class's methods find out from any subclass's object what their parameters stand for.
func same<T>(_ value: T) -> T { value }
class Box<V: Comparable> {
  var value: V
  let limit: V
  // Types are known before the properties are.
  init(_ v: V, limit: V) {
    self.limit = limit
    value = min(v, limit)
  }
  func larger(_ other: V) -> V { max(value, same(other)) }
  func kind() -> String { "\(V.self)" }
}
class Numbers: Box<Int> {}
class Pair<First, Second: Comparable>: Box<Second> {
  var all: [Second]
  init(_ first: First, _ second: Second) {
    all = [second, max(second, second)]
    super.init(min(second, second), limit: second)
  }
}
final class Last: Pair<String, Double> {}
print(Box(3, limit: 2).value, Box("a", limit: "b").value)  // expect: 2 a
print(Numbers(4, limit: 9).larger(7), Numbers(1, limit: 1).kind())  // expect: 7 Int
let pair = Pair("x", 4)
print(pair.all, pair.larger(5), pair.kind())  // expect: [4, 4] 5 Int
let last: Box<Double> = Last("y", 2.5)
print(last.larger(1), last.kind(), last is Pair<String, Double>)  // expect: 2.5 Double true
