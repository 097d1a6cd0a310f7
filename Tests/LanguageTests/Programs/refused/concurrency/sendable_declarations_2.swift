// swift-format-ignore-file
final class Fixed: Sendable { let n = 0 }
final class Plain { var n = 0 }
struct Value: Sendable { var n = 0 }
enum Event: Sendable { case box(Plain), none }  // error: associated value 'box' of 'Sendable'-conforming enum 'Event' has non-Sendable type 'Plain'
final class Trusted: @unchecked Sendable { var n = 0 }
struct Box<T>: Sendable { var value: T }  // error: stored property 'value' of 'Sendable'-conforming generic struct 'Box' has non-Sendable type 'T'  // says: stored property 'value' of 'Sendable'-conforming struct 'Box<T>' has non-Sendable type 'T' — not yet in the compiler's words
struct Safe<T: Sendable>: Sendable { var value: T }
struct Handler: Sendable { var run: () -> Void }  // error: stored property 'run' of 'Sendable'-conforming struct 'Handler' has non-Sendable type '() -> ()'
struct Fine: Sendable { var run: @Sendable () -> Void }
class Base {}
final class Sub: Base, Sendable {}  // error: 'Sendable' class 'Sub' cannot inherit from another class
print(Fixed().n)
