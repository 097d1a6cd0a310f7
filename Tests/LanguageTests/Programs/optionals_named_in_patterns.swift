// swift-format-ignore-file
// `Optional.some` names the outermost optional, also of an optional of an optional.
let nested: Int?? = 3
if case let Optional.some(inner) = nested { print(inner as Any) }  // expect: Optional(3)
if case Optional.some(.none) = Int??.some(nil) { print("holds nil") }  // expect: holds nil
switch nested {
case Optional.some(let inner?): print(inner)  // expect: 3
case Optional.some: print("nil inside")
case Optional.none: print("nil")
}
guard case let Optional.some(single) = Int("4") else { fatalError() }
print(single)  // expect: 4
