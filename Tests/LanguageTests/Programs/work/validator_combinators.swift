// swift-format-ignore-file
struct Validator<Value> {
  let errors: (Value) -> [String]
  static func check(_ message: String, _ test: @escaping (Value) -> Bool) -> Self { Self { test($0) ? [] : [message] } }
  func and(_ other: Self) -> Self { Self { errors($0) + other.errors($0) } }
  func or(_ other: Self) -> Self { Self { errors($0).isEmpty ? [] : other.errors($0) } }
  func on<Root>(_ path: KeyPath<Root, Value>, _ name: String) -> Validator<Root> {
    Validator<Root> { root in errors(root[keyPath: path]).map { "\(name) \($0)" } }
  }
  static prefix func ! (v: Self) -> Self { Self { v.errors($0).isEmpty ? ["must not hold"] : [] } }
}
extension Validator where Value: Collection { static var notEmpty: Self { check("is empty") { !$0.isEmpty } }; static func atMost(_ n: Int) -> Self { check("is longer than \(n)") { $0.count <= n } } }
extension Validator where Value: Comparable { static func within(_ r: ClosedRange<Value>) -> Self { check("is not in \(r)", r.contains) } }
struct Signup { var name: String, age: Int, tags: [String] }
let rules: [Validator<Signup>] = [
  Validator.notEmpty.and(.atMost(5)).on(\.name, "name"),
  Validator.within(18...99).or(.within(0...0)).on(\.age, "age"),
  (!Validator<[String]>.notEmpty).on(\.tags, "tags"),
]
for signup in [Signup(name: "Ada", age: 36, tags: []), Signup(name: "", age: 7, tags: ["x"]), Signup(name: "Maximilian", age: 0, tags: [])] {
  // expect: []
  // expect: ["name is empty", "age is not in 0...0", "tags must not hold"]
  // expect: ["name is longer than 5"]
  print(rules.flatMap { $0.errors(signup) })
}
