// swift-format-ignore-file
actor Ledger {
  var n = 1
  func with<R>(_ body: (isolated Ledger) throws -> R) rethrows -> R { try body(self) }
  func sendable<R: Sendable>(_ body: @Sendable (isolated Ledger) throws -> R) rethrows -> R { try body(self) }
  func plain<R: Sendable>(_ body: (Ledger) -> R) -> R { body(self) }
  func own() -> Int { with { $0.n } }
}
func a(l: Ledger) async { print(await l.with { (x: isolated Ledger) in "\(x.n)" }) }  // error: sending value of non-Sendable type '(isolated Ledger) -> String' risks causing data races
func b(l: Ledger) async { print(await l.with { $0.n }) }  // error: sending value of non-Sendable type '(isolated Ledger) -> Int' risks causing data races
@MainActor func c(l: Ledger) async { print(await l.with { $0.n }) }  // error: sending value of non-Sendable type '(isolated Ledger) -> Int' risks causing data races
func d(l: Ledger) async { print(await l.sendable { $0.n }, await l.plain { _ in 1 }) }
