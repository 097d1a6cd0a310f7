// swift-format-ignore-file
enum Suit { case hearts, spades }
enum Level: Int { case low = 1, high }
let n = 5
switch n {
case "five": print("5")  // error: expression pattern of type 'String' cannot match values of type 'Int'
case .hearts: print("h")  // error: type 'Int' has no member 'hearts'  // says: reference to member 'hearts' cannot be resolved without a contextual type — not yet in the compiler's words
case 1..<3: print("range")
case nil: print("nil")  // error: type 'Int' is not optional, value can never be nil
default: break
}
let suit = Suit.hearts
switch suit {
case .clubs: print("c")  // error: type 'Suit' has no member 'clubs'
case Level.low: print("l")  // error: pattern of type 'Level' cannot match 'Suit'
case 1: print("1")  // error: expression pattern of type 'Int' cannot match values of type 'Suit'
case .hearts: print("h")
case .spades: print("s")
}
