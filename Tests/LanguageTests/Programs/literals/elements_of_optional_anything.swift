// Literals in a context that accepts anything have their own types, however many there are.
let some: [Any?] = [nil, 1, 2.5, "a", nil, true, "\(3)"]
print(some.map { $0.map { "\(type(of: $0))" } ?? "nil" })
// expect: ["nil", "Int", "Double", "String", "nil", "Bool", "String"]
let deep: [Any??] = [nil, 1, .some(nil), 2.5]
print(deep.map { $0 == nil ? "none" : $0! == nil ? "some(none)" : "\(type(of: $0!!))" })
// expect: ["none", "Int", "some(none)", "Double"]
let keyed: [String: Any?] = ["a": nil, "b": 1, "c": "x"]
print(keyed.count, keyed["a"]! == nil, keyed["b"]! as? Int ?? 0, type(of: keyed["c"]!!))
// expect: 3 true 1 String
func show(_ values: Any?...) { print(values.count, values.map { $0 == nil }) }
show(nil, 1, nil, 2.5)  // expect: 4 [true, false, true, false]
func one(_ value: Any?) -> String { value.map { "\(type(of: $0))" } ?? "nil" }
print(one(nil), one(1), one(-1.5), one("a"))  // expect: nil Int Double String
let chosen: Any? = Bool.random() ? 1 : 2
print(type(of: chosen!))  // expect: Int
let pair: (Any?, Any) = (nil, 1)
print(pair.0 == nil, type(of: pair.1))  // expect: true Int
let nested: [[Any?]] = [[nil, 1], ["a"]]
print(nested[0][0] == nil, type(of: nested[0][1]!), type(of: nested[1][0]!))
// expect: true Int String
let letters: [Any?] = ["a", "b" as Character, nil]
print(letters.map { $0.map { "\(type(of: $0))" } ?? "nil" })
// expect: ["String", "Character", "nil"]
let numbers: [Any] = [1, 2.5, 3 as UInt8, -4]
print(numbers.map { "\(type(of: $0))" })  // expect: ["Int", "Double", "UInt8", "Int"]
print(max(1, 2.5, 3, 0), max(1, 2, 3, 4, 5), min(2, 1.5, 3))  // expect: 3.0 5 1.5
let implicit: [Double] = [1, .pi, 2].map { $0 }
print(max(1, .pi, 2, 3), implicit.count)  // expect: 3.141592653589793 3
