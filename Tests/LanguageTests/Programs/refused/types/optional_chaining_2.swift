// swift-format-ignore-file
struct Address { var street: String?; var number = 1 }
struct Person { var address: Address?; func greet() -> String { "hi" } }
var p: Person? = Person()
print(p?.address?.number as Any)
p?.address?.number = 5
p?.address?.number = "5"  // error: cannot assign value of type 'String' to type 'Int'
p?.address?.number += 1
print(p!.address!.street.count)  // error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
let n: Int = p?.address?.number ?? "none"  // error: cannot convert value of type 'String' to expected argument type 'Int'  // says: binary operator '??' cannot be applied to operands of type 'Int?' and 'String' — it names the operator with both types
print(p?.missing)  // error: value of type 'Person' has no member 'missing'
