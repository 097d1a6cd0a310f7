// swift-format-ignore-file
struct Address { var street: String?; var number = 1 }
struct Person { var address: Address?; func greet() -> String { "hi" } }
var p: Person? = Person()
print(p.address)  // error: value of optional type 'Person?' must be unwrapped to refer to member 'address' of wrapped base type 'Person'
print(p?.address.number)  // error: value of optional type 'Address?' must be unwrapped to refer to member 'number' of wrapped base type 'Address'
print(p?.address?.number as Any)
let street: String = p?.address?.street  // error: value of optional type 'String?' must be unwrapped to a value of type 'String'
let hi: String = p?.greet()  // error: value of optional type 'String?' must be unwrapped to a value of type 'String'
p.address = nil  // error: value of optional type 'Person?' must be unwrapped to refer to member 'address' of wrapped base type 'Person'
p?.address?.number = 5
p?.address?.number += 1
