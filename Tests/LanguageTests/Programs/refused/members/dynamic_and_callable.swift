// swift-format-ignore-file
@dynamicMemberLookup struct A { subscript(dynamicMember name: String) -> Int { name.count } }
@dynamicMemberLookup struct B {}  // error: '@dynamicMemberLookup' requires 'B' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path
@dynamicMemberLookup struct C { subscript(member name: String) -> Int { 1 } }  // error: '@dynamicMemberLookup' requires 'C' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path
struct D { func callAsFunction(x: Int) -> Int { x } }
let a = A()
print(a.anything, a.other + 1)
a.x = 5  // error: cannot assign through dynamic lookup property: 'a' is a 'let' constant  // says: cannot assign to subscript: subscript is get-only — not yet in the compiler's words
let s: String = a.name  // error: cannot convert value of type 'Int' to specified type 'String'
print(D()(x: 1))
print(D()(1))  // error: missing argument label 'x:' in call
print(D().x)  // error: value of type 'D' has no member 'x'
