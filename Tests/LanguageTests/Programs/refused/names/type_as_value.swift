// swift-format-ignore-file
struct Person { var name = "A"; static var kind: String { "k" } }
enum Suit { case red, black }
let a = Person  // error: expected member name or initializer call after type name
let b = Person.self
print(Person.name)  // error: instance member 'name' cannot be used on type 'Person'
print(Int)  // error: expected member name or initializer call after type name
let c: Suit = Suit  // error: cannot convert value of type 'Suit.Type' to specified type 'Suit'  // says: expected member name or initializer call after type name — not yet in the compiler's words
let d = Suit.red
let e = red  // error: cannot find 'red' in scope
print(b, d)
