// swift-format-ignore-file
let values: [Any] = [1, "a", 2.5]
print(values[0] + 1)  // error: cannot convert value of type 'Any' to expected argument type 'Int'
print(values.reduce(0, +))  // error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Any) throws -> Int'  // says: no exact matches in reference to operator function '+' — not yet in the compiler's words
let n: Int = values[0]  // error: cannot convert value of type 'Any' to specified type 'Int'
print(values[1].count)  // error: value of type 'Any' has no member 'count'
print(values == values)  // error: binary operator '==' cannot be applied to two '[Any]' operands
print(values.sorted())  // error: type 'Any' cannot conform to 'Comparable'  // says: referencing instance method 'sorted()' on 'Sequence' requires that 'Any' conform to 'Comparable' — it names the type that lacks the conformance
let d: [String: Any] = ["a": 1, "b": "c"]
let b = d["a"] as? Int
print(b as Any)
