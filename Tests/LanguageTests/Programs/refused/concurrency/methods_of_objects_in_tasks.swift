// swift-format-ignore-file
final class Counter { var n = 0; func count() { n += 1 } }
func run(_ f: @escaping @Sendable () -> Void) { f() }
func test(_ counter: Counter) {
  let f = counter.count
  run { f() }  // error: capture of 'f' with non-Sendable type '() -> ()' in a '@Sendable' closure
  let g = Counter.count
  run { _ = g }
}
