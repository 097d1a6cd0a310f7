struct Value { var n = 1 }
protocol HasValue {
  associatedtype Value
  var value: Value { get }
}
struct Stored: HasValue { var value: Value }
struct Computed: HasValue { var value: Value { Value(n: 2) } }
print(Stored(value: Value()).value.n, Computed().value.n)
struct ID<T>: Hashable { let raw: String }
struct User: Identifiable { var id: ID<User> }
print(User(id: ID(raw: "a")).id.raw)
// expect: 1 2
// expect: a
