// swift-format-ignore-file
@propertyWrapper struct Key<T> { let name: String; let start: T
  init(name: String, default start: T) { self.name = name; self.start = start }
  var wrappedValue: T { start }
  var projectedValue: String { name } }
@propertyWrapper struct Default<T> { var wrappedValue: T; init(_ start: T) { wrappedValue = start } }
func f() {
  @Key(name: "a", default: []) var list: [Int]
  @Key(name: "b", default: nil) var maybe: String?
  @Key(name: "c", default: 2) var number: Double
  @Default(4) var count
  @Default([:]) var table: [String: Int]
  count += 1
  table["x"] = count
  print(list, maybe as Any, number, table, $list)  // expect: [] nil 2.0 ["x": 5] a
}
f()
