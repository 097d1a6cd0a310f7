// An optional beside a value of type `Any` makes both `Any`. An optional of an optional stays one.
func type<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
let number: Int? = 1
let deep: Int?? = 1
let value: Any = 5
let wrapped: Any? = 2
print(type(number, value), type(value, number), type(number, 5 as Any))  // expect: Any Any Any
print(type(deep, value), type(wrapped, value), type(wrapped, number))
// expect: Optional<Optional<Any>> Any Optional<Any>
print([number, value].count, Swift.type(of: [number, value]), Swift.type(of: [value, nil]))
// expect: 2 Array<Any> Array<Optional<Any>>
print(Swift.type(of: ["a": value, "b": number]))  // expect: Dictionary<String, Any>
let entries: [String: Int?] = ["a": 1, "b": nil]
print(entries["z"] ?? 5 as Any, entries["a"] ?? 5 as Any, entries["b"] ?? 5 as Any)
// expect: 5 Optional(1) nil
