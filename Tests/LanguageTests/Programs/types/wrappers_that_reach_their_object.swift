// swift-format-ignore-file
// A property wrapper whose static subscripts reach the object with the property.
class Notifier { var log: [String] = []; func willChange(_ s: String) { log.append(s) } }
@propertyWrapper
struct Watched<Value> {
  private var stored: Value
  let name: String
  init(wrappedValue: Value, _ name: String = "?") { stored = wrappedValue; self.name = name }
  @available(*, unavailable, message: "only in classes")
  var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  struct Projection { let text: String }
  @available(*, unavailable) var projectedValue: Projection { fatalError() }
  static subscript<Owner: Notifier>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].stored }
    set {
      owner.willChange("\(owner[keyPath: storage].name): \(owner[keyPath: storage].stored) → \(newValue)")
      owner[keyPath: storage].stored = newValue
    }
  }
  static subscript<Owner: Notifier>(
    _enclosingInstance owner: Owner, projected projected: KeyPath<Owner, Projection>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Projection { Projection(text: "\(type(of: owner)).\(owner[keyPath: storage].name)") }
}
class Base: Notifier {
  @Watched("count") var count = 0
  @Watched("names") var names: [String] = [] { didSet { log.append("didSet \(oldValue.count)") } }
}
final class Child<T>: Base {
  @Watched var item: T
  @Watched var flag: Bool? = nil
  init(_ item: T) { self.item = item; super.init() }
  func bump() { count += 1 }
}
func twice(_ n: inout Int) { n *= 2 }
let c = Child("x")
c.count += 3
twice(&c.count)
c.names.append("a")
c.names[0] += "b"
c[keyPath: \.count] -= 1
c.item = "y"
c.flag = true
c.bump()
c.count = 1
print(c.count, c.names, c.item, c.flag as Any)
for line in c.log { print(line) }
print(c.$count.text, c.$item.text)
let path = \Child<String>.names
c[keyPath: path] = []
print(c.log.suffix(2))
@MainActor final class M: Notifier { @Watched("m") var m = 1; override init() {} }
let m = M(); m.m = 2; print(m.log, m.m)
@propertyWrapper struct ReadOnly<V> { var v: V; init(wrappedValue: V) { v = wrappedValue }
  var wrappedValue: V { v }
  static subscript<O: AnyObject>(_enclosingInstance o: O, wrapped w: KeyPath<O, V>, storage s: KeyPath<O, ReadOnly<V>>) -> V { print("static"); return o[keyPath: s].v } }
class R { @ReadOnly var a = 4 }
struct RS { @ReadOnly var a = 5 }
print(R().a, RS().a)
// expect: 1 ["ab"] y Optional(true)
// expect: count: 0 → 3
// expect: count: 3 → 6
// expect: names: [] → ["a"]
// expect: didSet 0
// expect: names: ["a"] → ["ab"]
// expect: didSet 1
// expect: count: 6 → 5
// expect: ?: x → y
// expect: ?: nil → Optional(true)
// expect: count: 5 → 6
// expect: count: 6 → 1
// expect: Child<String>.count Child<String>.?
// expect: ["names: [\"ab\"] → []", "didSet 1"]
// expect: ["m: 1 → 2"] 2
// expect: static
// expect: 4 5
