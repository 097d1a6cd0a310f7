// swift-format-ignore-file
// What deinitializers, initializers that aren't isolated and the main actor's closures may reach.
@MainActor class V { var t: Task<Void, Never>?; deinit { t?.cancel(); print("gone") } }
actor A { var x = 7; deinit { print(x) } }
@MainActor class W { var n: Int; nonisolated init() { n = 1; n += 1 } }
func g() async { var k = 0; await MainActor.run { k += 1 }; print(k) }
@MainActor func h() async { var k = 0; await MainActor.run { k += 1 }; print(k) }
final class N { var v = 1 }
func j() async { let n = N(); await MainActor.run { n.v += 1 } }
do { _ = V(); _ = A(); print(W().n) }
await g(); await h(); await j()
import Dispatch
@MainActor final class Model { var k = 0
  func g() { DispatchQueue.main.async { self.k += 1; print("k", self.k) } }
  func h() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self] in guard let self else { return }; self.k += 1; print("after", self.k) } }
  nonisolated func up() { DispatchQueue.main.async { self.bump() } }
  func bump() { k += 10 }
}
let model = Model()
model.g(); model.up(); model.h()
try await Task.sleep(for: .milliseconds(60))
let result = await withThrowingTaskGroup(of: Int.self) { g in
  g.addTask { try await Task.sleep(for: .seconds(9)); return 2 }
  g.cancelAll()
  return await g.nextResult()
}
print(result!)
// expect: gone
// expect: 7
// expect: 2
// expect: 1
// expect: 1
// expect: k 1
// expect: after 12
// expect: failure(Swift.CancellationError())
