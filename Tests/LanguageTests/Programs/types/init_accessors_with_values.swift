// A property with the accessor `init` and an initial value: every initializer begins with the value, and the
// stored property's own value isn't evaluated.
@MainActor func made(_ name: String, _ value: Int) -> Int {
  print(name)
  return value
}

func tenfold(_ number: Int) -> Int { number * 10 }

@MainActor struct Both {
  var _a: Int = made("field", 1)
  var a: Int = made("property", 2) {
    @storageRestrictions(initializes: _a) init(first) { _a = tenfold(first) }
    get { _a }
    set { _a = newValue }
  }
  init() { print("init") }
  init(a: Int) { self.a = a }
}

print(Both().a)
// expect: property
// expect: init
// expect: 20
print(Both(a: 7).a)
// expect: property
// expect: 7

@MainActor struct Memberwise {
  var _name: String?
  var name: String? = "none" {
    @storageRestrictions(initializes: _name) init { _name = newValue.map { $0 + "!" } }
    get { _name }
    set { _name = newValue }
  }
  var other = 1
}

print(Memberwise().name ?? "nil", Memberwise(name: "a").name ?? "nil")  // expect: none! a!
print(Memberwise(other: 2).name ?? "nil")  // expect: none!
print(Memberwise(name: nil).name ?? "nil")  // expect: nil

final class Model<Value> {
  var _values: [Value]
  var values: [Value] = [] {
    @storageRestrictions(initializes: _values) init(first) { _values = Array(first.reversed()) }
    get { _values }
    set { _values = newValue }
  }
  init() {}
  init(_ value: Value) { values.append(value) }
}

print(Model<Int>().values, Model("a").values)  // expect: [] ["a"]

// Where all properties have values, an assignment in an initializer calls the setter; else the accessor `init`.
struct Set {
  var _x = 5
  var x: Int {
    @storageRestrictions(initializes: _x) init { _x = tenfold(newValue) }
    get { _x }
    set { _x = newValue + 1 }
  }
  var y = 1
  init(x: Int) { self.x = x }
}
struct Initialized {
  var _x = 5
  var x: Int {
    @storageRestrictions(initializes: _x) init { _x = tenfold(newValue) }
    get { _x }
    set { _x = newValue + 1 }
  }
  var y: Int
  init(x: Int) {
    self.x = x
    y = 1
  }
}
print(Set(x: 7).x, Initialized(x: 7).x)  // expect: 8 70
