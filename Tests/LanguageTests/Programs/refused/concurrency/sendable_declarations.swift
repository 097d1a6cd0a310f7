// swift-format-ignore-file
final class Counter: Sendable { var n = 0 }  // error: stored property 'n' of 'Sendable'-conforming class 'Counter' is mutable
final class Fixed: Sendable { let n = 0 }
class Open: Sendable { let n = 0 }  // error: non-final class 'Open' cannot conform to the 'Sendable' protocol
final class Holder: Sendable { let box: Plain; init(_ b: Plain) { box = b } }  // error: stored property 'box' of 'Sendable'-conforming class 'Holder' has non-Sendable type 'Plain'
final class Plain { var n = 0 }
struct Wrapper: Sendable { var plain = Plain() }  // error: stored property 'plain' of 'Sendable'-conforming struct 'Wrapper' has non-Sendable type 'Plain'
struct Value: Sendable { var n = 0 }
final class Trusted: @unchecked Sendable { var n = 0 }
struct Safe<T: Sendable>: Sendable { var value: T }
struct Fine: Sendable { var run: @Sendable () -> Void }
class Base {}
print(Fixed().n)
