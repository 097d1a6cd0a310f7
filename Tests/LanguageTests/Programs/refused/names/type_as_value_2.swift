// swift-format-ignore-file
struct Person { var name = "A"; static var kind: String { "k" } }
enum Suit { case red, black }
let b = Person.self
let d = Suit.red
let f: Suit = .green  // error: type 'Suit' has no member 'green'
let g = .red  // error: reference to member 'red' cannot be resolved without a contextual type
let h: person = Person()  // error: cannot find type 'person' in scope
let i = Person.kind()  // error: cannot call value of non-function type 'String'
print(b, d)
