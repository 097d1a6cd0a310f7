// swift-format-ignore-file
// Literals where anything fits.
func kind<T>(_ value: T) -> String { "\(T.self)" }
print(kind(1), kind(1.5), kind("a"), kind([1]), kind([1: "a"]), kind((1, "a")), kind(true))
func any(_ value: Any) -> String { "\(type(of: value))" }
print(any(1), any(1.0), any("a"), any([1, 2]), any(["a": 1]), any((1, 2.0)))
let mixed: [Any] = [1, "a", 2.5, [1], ["k": 1], (1, 2)]
print(mixed.map { "\(type(of: $0))" })
let hashed: [AnyHashable] = [1, "a", 2.5]
print(hashed, hashed.contains("a"), hashed.contains(1.0))
let keyed: [AnyHashable: Any] = [1: "one", "two": 2]
print(keyed[1] as Any, keyed["two"] as Any)
let nested: [String: Any] = ["a": [1, 2], "b": ["c": nil as Int? as Any]]
print((nested["a"] as? [Int]) ?? [], nested.keys.sorted())
let optionals: [Int?] = [1, nil, 3]
print(optionals, kind([1, nil, 3]), kind([nil, "a"]))
let doubles = [1, 2.5]
print(doubles, kind([1, 2.5]), kind(1 + 2.5))
let empty: [Any] = []
print(kind(empty), any([] as [Int]), any([:] as [Int: Int]))
// expect: Int Double String Array<Int> Dictionary<Int, String> (Int, String) Bool
// expect: Int Double String Array<Int> Dictionary<String, Int> (Int, Double)
// expect: ["Int", "String", "Double", "Array<Int>", "Dictionary<String, Int>", "(Int, Int)"]
// expect: [AnyHashable(1), AnyHashable("a"), AnyHashable(2.5)] true true
// expect: Optional("one") Optional(2)
// expect: [1, 2] ["a", "b"]
// expect: [Optional(1), nil, Optional(3)] Array<Optional<Int>> Array<Optional<String>>
// expect: [1.0, 2.5] Array<Double> Double
// expect: Array<Any> Array<Int> Dictionary<Int, Int>
