// swift-format-ignore-file
enum Level: Int { case low = 1, high }
enum Suit { case red, black }
let b = Level(rawValue: 2)!
let h: Int = Level.low  // error: cannot convert value of type 'Level' to specified type 'Int'
b.rawValue = 5  // error: cannot assign to property: 'rawValue' is immutable  // says: cannot assign to property: 'rawValue' is a get-only property — not yet in the compiler's words
print(Level.allCases)  // error: type 'Level' has no member 'allCases'
print(b == .high, b == 2)  // error: cannot convert value of type 'Level' to expected argument type 'Int'
print(Level.low < Level.high)  // error: binary operator '<' cannot be applied to two 'Level' operands
