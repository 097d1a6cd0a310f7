// swift-format-ignore-file
final class Counter { var n = 0 }
final class Fixed: Sendable { let n = 0 }
struct Point { var x = 0 }
func run(_ f: @escaping @Sendable () -> Void) { f() }
func a(_ c: Counter) {
  run { c.n += 1 }  // error: capture of 'c' with non-Sendable type 'Counter' in a '@Sendable' closure
}
func b(_ f: Fixed, _ p: Point) {
  run { print(f.n, p.x) }
}
func c(_ work: @escaping () -> Void) {
  run { work() }  // error: capture of 'work' with non-Sendable type '() -> Void' in a '@Sendable' closure  // says: capture of 'work' with non-Sendable type '() -> ()' in a '@Sendable' closure — `Void` is shown as `()`
  run(work)  // error: passing non-Sendable parameter 'work' to function expecting a '@Sendable' closure
}
func d(_ list: [Counter], _ any: any CustomStringConvertible) {
  run { print(list.count) }  // error: capture of 'list' with non-Sendable type '[Counter]' in a '@Sendable' closure
  run { print(any.description) }  // error: capture of 'any' with non-Sendable type 'any CustomStringConvertible' in a '@Sendable' closure
}
func e<T>(_ value: T) {
  run { print(value) }  // error: capture of 'value' with non-Sendable type 'T' in a '@Sendable' closure
}
func f<T: Sendable>(_ value: T) { run { print(value) } }
b(Fixed(), Point())
