// An argument of the memberwise initializer is the value of a lazy property, unless it is nil.
struct Settings {
  var base = 1
  lazy var limit = 9
  lazy var name: String = "none"
  lazy var note: String? = "made"
}
var one = Settings(base: 2, limit: 1)
print(one.base, one.limit, one.name, one.note ?? "nil")
// expect: 2 1 none made
var two = Settings(limit: nil, name: "given", note: .some(nil))
print(two.limit, two.name, two.note ?? "nil")
// expect: 9 given nil
struct Cache<Value> {
  lazy var values: [Value] = []
}
var cache = Cache(values: [1, 2])
cache.values.append(3)
print(cache.values)
// expect: [1, 2, 3]
