// swift-format-ignore-file
let values: [Any] = [1, "a", 2.5]
print(values.contains(where: 1))  // error: cannot convert value of type 'Int' to expected argument type '(Any) throws -> Bool'
let d: [String: Any] = ["a": 1, "b": "c"]
let a: Int = d["a"]  // error: cannot convert value of type 'Any?' to specified type 'Int'
print(d["a"] + 1)  // error: cannot convert value of type 'Any?' to expected argument type 'Int'  // says: binary operator '+' cannot be applied to operands of type 'Any?' and 'Int' — it names the operator with both types
let b = d["a"] as? Int
if d["a"] == 1 { print("x") }  // error: cannot convert value of type 'Any?' to expected argument type 'Int'  // says: binary operator '==' cannot be applied to operands of type 'Any?' and 'Int' — it names the operator with both types
let set: Set<Any> = [1]  // error: type 'Any' does not conform to protocol 'Hashable'
print(b as Any)
