// swift-format-ignore-file
// Operators convert no operand to `AnyHashable`, nor to an optional of it.
let values: [String: AnyHashable] = ["a": 1]
let one = 1
print(values["a"] == one)  // error: cannot convert value of type 'AnyHashable?' to expected argument type 'Int'  // says: binary operator '==' cannot be applied to operands of type 'AnyHashable?' and 'Int' — not yet in the compiler's words
print(values["a"] == AnyHashable(1), values["b"] == nil)
