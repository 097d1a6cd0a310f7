// swift-format-ignore-file
// Where anything will do, elements of a literal may be of several types, or none.
func describe(_ value: Any) -> String { "\(type(of: value))" }
func name<T>(_ value: T) -> String { "\(T.self)" }
let none: [String]? = nil
print([], [1, "a"])  // expect: [] [1, "a"]
print(describe([]), describe([1, "a", 2.5]), describe([1, 2.5]))  // expect: Array<Any> Array<Any> Array<Double>
print(name([1, true]), name([1, 2]))  // expect: Array<Any> Array<Int>
let mixed: Any = ["x", nil, 3] as [Any?]
print(describe(mixed), none ?? [])  // expect: Array<Optional<Any>> []
switch (1, 2) {
case (0, 0): print("origin")
default: print([])  // expect: []
}
