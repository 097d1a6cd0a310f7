// swift-format-ignore-file
final class Promise<Value> {
  private enum State { case pending([(Value) -> Void]), resolved(Value) }
  private var state = State.pending([])
  init(_ start: (@escaping (Value) -> Void) -> Void = { _ in }) { start(resolve) }
  func resolve(_ value: Value) {
    guard case .pending(let waiting) = state else { return }
    state = .resolved(value)
    for next in waiting { next(value) }
  }
  @discardableResult func then(_ next: @escaping (Value) -> Void) -> Self {
    switch state { case .resolved(let v): next(v); case .pending(let waiting): state = .pending(waiting + [next]) }
    return self
  }
  func map<T>(_ f: @escaping (Value) -> T) -> Promise<T> { flatMap { v in Promise<T> { $0(f(v)) } } }
  func flatMap<T>(_ f: @escaping (Value) -> Promise<T>) -> Promise<T> { Promise<T> { done in then { v in f(v).then { done($0) } } } }
  static func all(_ ps: [Promise]) -> Promise<[Value]> {
    Promise<[Value]> { done in
      var results: [Int: Value] = [:]
      for (i, p) in ps.enumerated() { p.then { results[i] = $0; if results.count == ps.count { done(ps.indices.map { results[$0]! }) } } }
    }
  }
}
let a = Promise<Int>(), b = Promise { $0(10) }
a.map { $0 * 2 }.map { "a is \($0)" }.then { print($0) }
a.flatMap { n in b.map { n + $0 } }.then { print("sum", $0) }
Promise.all([b, a, b]).then { print("all", $0) }
print("before")
a.resolve(4); a.resolve(5)
a.then { print("late", $0) }
// expect: before
// expect: a is 8
// expect: sum 14
// expect: all [10, 4, 10]
// expect: late 4
