// swift-format-ignore-file
final class Box { var n = 0 }
actor Store {
  var kept: Box?
  func take(_ b: Box) { kept = b }
  func give() -> Box { kept ?? Box() }
  func fresh() -> sending Box { Box() }
  func peek(_ n: Int) -> Int { n }
  func run(_ f: () -> Void) { f() }
}
@MainActor func show(_ b: Box) { print(b.n) }
func a(_ s: Store) async { let b = Box(); await s.take(b); print(b.n) }  // error: sending 'b' risks causing data races
func b(_ s: Store) async { let b = Box(); await s.take(b) }
func c(_ s: Store, _ b: Box) async { await s.take(b) }  // error: sending 'b' risks causing data races
func d(_ s: Store) async { let b = await s.give(); print(b.n) }  // error: non-Sendable 'Box'-typed result can not be returned from actor-isolated instance method 'give()' to nonisolated context
func e(_ s: Store) async { let b = await s.fresh(); print(b.n) }
func f() async { let b = Box(); await show(b); b.n = 1 }  // error: sending 'b' risks causing data races
func g() async { let b = Box(); await show(b) }
func h(_ b: Box) async { await show(b) }  // error: sending 'b' risks causing data races
func i() { let b = Box(); Task { [b] in print(b.n) }; b.n = 2 }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func j(_ b: Box) { Task { [b] in print(b.n) } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func k() { var n = 0; Task { [n] in print(n) }; n += 1 }
func l(_ s: Store) async { var n = 0; await s.run { n += 1 }; print(n) }
func m(_ s: Store, _ f: @escaping () -> Void) async { await s.run(f) }  // error: sending 'f' risks causing data races
@MainActor func o(_ s: Store) async { let b = Box(); await s.take(b) }
@MainActor func p(_ s: Store) async { let b = Box(); await s.take(b); b.n = 4 }  // error: sending 'b' risks causing data races
@MainActor func q(_ s: Store, _ b: Box) async { await s.take(b) }  // error: sending 'b' risks causing data races
class Holder { let box = Box()
  func send(_ s: Store) async { await s.take(box) }  // error: sending 'self.box' risks causing data races
  func local(_ s: Store) { let me = self; Task { print(me.box.n) } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
}
