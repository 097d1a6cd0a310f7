// swift-format-ignore-file
enum NetError: Error, CustomStringConvertible { case timeout(seconds: Int), offline; var description: String { switch self { case .timeout(let s): "timeout \(s)"; case .offline: "offline" } } }
func load(_ n: Int) throws -> String { if n == 0 { throw NetError.offline }; if n < 0 { throw NetError.timeout(seconds: -n) }; return "ok \(n)" }
for n in [1, 0, -3] {  // expect: ok 1 // expect: net offline // expect: net timeout 3
  do { print(try load(n)) } catch let error as NetError { print("net", error) }
}
func outer() throws -> [String] { try [1, 2].map { try load($0) } }
print(try outer())  // expect: ["ok 1", "ok 2"]
let results = [1, 0].map { n in (try? load(n)) ?? "nil" }
print(results)  // expect: ["ok 1", "nil"]
func cleanup() throws { defer { print("cleanup") }; _ = try load(0); print("never") }
// expect: cleanup
// expect: offline!
do { try cleanup() } catch NetError.offline { print("offline!") } catch { print("other") }
// expect: timeout 1
do { do { _ = try load(-1) } catch NetError.offline { print("no") } } catch NetError.timeout(let s) { print("timeout", s) }
func rethrowing(_ f: (Int) throws -> String) rethrows -> String { try f(9) }
print(rethrowing { "r\($0)" })  // expect: r9
// expect: caught timeout 9
do { print(try rethrowing { n in if n > 5 { throw NetError.timeout(seconds: n) }; return "x" }) } catch { print("caught \(error)") }
let v: String
do { v = try load(5) } catch { v = "failed" }
print(v)  // expect: ok 5
print((try? load(0)) == nil, (try? outer())?.count ?? 0)  // expect: true 2
struct Wrapped: Error { let inner: any Error }
// expect: offline
do { do { _ = try load(0) } catch { throw Wrapped(inner: error) } } catch let w as Wrapped { print(w.inner) }
