// swift-format-ignore-file
// Closures that stay on the main actor change what they capture; nonisolated(unsafe) locals; members of global actors.
@MainActor func f() async { var total = 0; let t = Task { total += 1 }; await t.value; print(total) }
await f()
@globalActor actor DB { static let shared = DB() }; @DB func g() { DB.assertIsolated(); DB.preconditionIsolated("x"); print("on") }
await g()
func f2() async { nonisolated(unsafe) var o = 0; let g: @Sendable () -> Void = { o += 1 }; g(); print(o) }
await f2()
final class N { var x = 0 }
func k() async { nonisolated(unsafe) let n = N(); await Task.detached { n.x += 1 }.value; print(n.x) }
await k()
// expect: 1
// expect: on
// expect: 1
// expect: 1
