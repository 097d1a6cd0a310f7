// swift-format-ignore-file
func fetch(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
func failing() async throws -> Int { try await Task.sleep(for: .milliseconds(1)); throw E.bad }
enum E: Error { case bad }
print(await fetch(2))  // expect: 4
do { print(try await failing()) } catch { print(error) }  // expect: bad
async let a = fetch(1)
async let b = fetch(2)
print(await a + b)  // expect: 6
let (x, y) = (await fetch(3), await fetch(4))
print(x, y)  // expect: 6 8
async let f = failing()
do { _ = try await f } catch { print("f", error) }  // expect: f bad
func two() async throws -> Int { async let p = fetch(1); async let q = failing(); return try await p + q }
print(try await (try? two()) as Any)  // expect: nil
let t = Task { await fetch(5) }
print(await t.value)  // expect: 10
let d = Task.detached { await fetch(6) }
print(await d.value)  // expect: 12
let thrower = Task { try await failing() }
// expect: task threw bad
do { print(try await thrower.value) } catch { print("task threw", error) }
let c = Task { () -> String in
  do { try await Task.sleep(for: .seconds(10)); return "slept" } catch { return "cancelled \(Task.isCancelled)" }
}
c.cancel()
print(await c.value, c.isCancelled)  // expect: cancelled true true
let k = Task { try Task.checkCancellation(); return 1 }
print(try await k.value)  // expect: 1
