// swift-format-ignore-file
protocol Key { associatedtype Value; static var defaultValue: Value { get } }
struct Container {
  private var values: [ObjectIdentifier: Any] = [:]
  subscript<K: Key>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
enum NowKey: Key { static var defaultValue: () -> Int { { 1000 } } }
enum NameKey: Key { static var defaultValue: String { "live" } }
extension Container {
  var now: () -> Int { get { self[NowKey.self] } set { self[NowKey.self] = newValue } }
  var name: String { get { self[NameKey.self] } set { self[NameKey.self] = newValue } }
}
var current = Container()
@MainActor @propertyWrapper struct Inject<Value> {
  let path: KeyPath<Container, Value>
  init(_ path: KeyPath<Container, Value>) { self.path = path }
  var wrappedValue: Value { current[keyPath: path] }
}
@MainActor func with<R>(_ change: (inout Container) -> Void, in body: () throws -> R) rethrows -> R {
  let old = current
  defer { current = old }
  change(&current)
  return try body()
}
@MainActor struct Model { @Inject(\.now) var now; @Inject(\.name) var name; var text: String { "\(name) at \(now())" } }
let model = Model()
print(model.text)  // expect: live at 1000
print(with { $0.now = { 5 }; $0.name = "test" } in: { model.text })  // expect: test at 5
// expect: outer at 1000 // expect: outer at 6 // expect: outer at 1000
with { $0.name = "outer" } in: { print(model.text); with { $0.now = { 6 } } in: { print(model.text) }; print(model.text) }
print(model.text)  // expect: live at 1000
