// swift-format-ignore-file
@MainActor final class Model {
  var count = 0
  func bump() { count += 1 }
  func a() {
    Task { count += 1 }
    Task.detached { self.count += 1 }  // error: main actor-isolated property 'count' can not be mutated from a nonisolated context
    Task.detached { self.bump() }  // error: main actor-isolated instance method 'bump()' cannot be called from outside of the actor
    Task.detached { await self.bump() }
    Task.detached { print(self.count) }  // error: main actor-isolated property 'count' cannot be accessed from outside of the actor
    Task.detached { print(await self.count) }
  }
}
@MainActor func ui() {}
func run(_ f: @escaping @Sendable () -> Void) { f() }
@MainActor func b() {
  run { ui() }  // error: call to main actor-isolated global function 'ui()' in a synchronous nonisolated context
  let f: @Sendable () -> Void = { ui() }  // error: call to main actor-isolated global function 'ui()' in a synchronous nonisolated context
  let g: @MainActor () -> Void = { ui() }
  g()
  f()
}
Model().a()
