// swift-format-ignore-file
typealias Pair<T> = (first: T, second: T)
typealias Handler<Value> = (Value) -> String
typealias Lookup<Value> = [String: Value]
typealias Outcome<T> = Result<T, Problem>
enum Problem: Error { case missing(String) }
func swapped<T>(_ pair: Pair<T>) -> Pair<T> { (pair.second, pair.first) }
func find<V>(_ key: String, in table: Lookup<V>) -> Outcome<V> {
  guard let value = table[key] else { return .failure(.missing(key)) }
  return .success(value)
}
let pair: Pair<Int> = (1, 2)
print(swapped(pair), swapped(pair).first)  // expect: (first: 2, second: 1) 2
let show: Handler<Int> = { "<\($0)>" }
print(show(3))  // expect: <3>
let table: Lookup<Int> = ["a": 1]
for key in ["a", "b"] {
  switch find(key, in: table) {
  case .success(let n): print("found", n)  // expect: found 1
  case .failure(.missing(let name)): print("no", name)  // expect: no b
  }
}
