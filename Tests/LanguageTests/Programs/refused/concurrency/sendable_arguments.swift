// swift-format-ignore-file
final class Plain { var n = 0 }
struct Value { var n = 0 }
func send<T: Sendable>(_ value: T) {}
func take(_ value: any Sendable) {}
send(5)
send(Value())
send(Plain())  // error: type 'Plain' does not conform to the 'Sendable' protocol
take([Value()])
take(Plain())  // error: type 'Plain' does not conform to the 'Sendable' protocol
send { @Sendable in print("x") }
send({ print("y") })  // error: type '() -> ()' does not conform to the 'Sendable' protocol
let plain = Plain()
func f(_ work: @escaping () -> Void) {
  send(work)  // error: type '() -> Void' does not conform to the 'Sendable' protocol  // says: type '() -> ()' does not conform to the 'Sendable' protocol — not yet in the compiler's words
  let g: @Sendable () -> Void = work  // error: using non-Sendable parameter 'work' in a context expecting a '@Sendable' closure
  g()
}
public struct Shared { public var n = 0 }
send(Shared())  // error: type 'Shared' does not conform to the 'Sendable' protocol
