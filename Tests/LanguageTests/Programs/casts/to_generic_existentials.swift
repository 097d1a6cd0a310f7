protocol P {}
struct A: P {}
func cast<T>(_ x: Any, to _: T.Type) -> T? { x as? T }
print(cast("s", to: (any CustomStringConvertible).self) as Any)
print(cast(1, to: (any Equatable).self) as Any, cast([1], to: (any Collection).self) as Any)
print(cast(A(), to: (any P).self) as Any, cast(1, to: (any P).self) as Any)
func isOf<T>(_ x: Any, _: T.Type) -> Bool { x is T }
print(isOf(A(), (any P).self), isOf("a", (any CustomStringConvertible).self))
print(isOf(1, (any Hashable).self), isOf([1], (any Collection).self), isOf({}, (any Hashable).self))
func all<T>(_ xs: [Any]) -> [T] { xs.compactMap { $0 as? T } }
let found: [any CustomStringConvertible] = all([1, "a", A()])
print(found)
struct Registry {
  var services: [Any] = []
  func find<S>(_: S.Type = S.self) -> S? { services.lazy.compactMap { $0 as? S }.first }
}
protocol Greeter { func greet() -> String }
struct English: Greeter { func greet() -> String { "hello" } }
let registry = Registry(services: [1, English(), "x"])
let greeter: (any Greeter)? = registry.find()
print(greeter?.greet() ?? "none", registry.find((any StringProtocol).self) ?? "none")
// expect: Optional("s")
// expect: Optional(1) Optional([1])
// expect: Optional(main.A()) nil
// expect: true true
// expect: true true false
// expect: [1, "a"]
// expect: hello x
