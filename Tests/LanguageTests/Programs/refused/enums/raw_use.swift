// swift-format-ignore-file
enum Level: Int { case low = 1, high }
enum Suit { case red, black }
let a: Level = Level(rawValue: 1)  // error: value of optional type 'Level?' must be unwrapped to a value of type 'Level'
let b = Level(rawValue: 2)!
let c = Level(rawValue: "low")  // error: cannot convert value of type 'String' to expected argument type 'Int'
let d: Level = 1  // error: cannot convert value of type 'Int' to specified type 'Level'
let e = Suit.red.rawValue  // error: value of type 'Suit' has no member 'rawValue'
let f = Suit(rawValue: "red")  // error: 'Suit' cannot be constructed because it has no accessible initializers
let g = Level.low + 1  // error: cannot convert value of type 'Level' to expected argument type 'Int'  // says: binary operator '+' cannot be applied to operands of type 'Level' and 'Int' — it names the operator with both types
