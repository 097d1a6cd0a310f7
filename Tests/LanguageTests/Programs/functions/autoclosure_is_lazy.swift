// swift-format-ignore-file
func debug(_ on: Bool, _ message: @autoclosure () -> String) { if on { print("debug:", message()) } }
func expensive() -> String { print("computing"); return "result" }
debug(false, expensive()); debug(true, expensive())
func unless<T>(_ c: Bool, _ a: @autoclosure () throws -> T, else b: @autoclosure () throws -> T) rethrows -> T { try c ? b() : a() }
struct E: Error {}
func boom() throws -> Int { throw E() }
print(unless(false, 1, else: 2), (try? unless(true, 1, else: boom())) as Any)
nonisolated(unsafe) var later: [() -> Int] = []
func enqueue(_ value: @autoclosure @escaping () -> Int) { later.append(value) }
var n = 1
enqueue(n * 10); enqueue(n + 1); n = 5
print(later.map { $0() })
infix operator ???: NilCoalescingPrecedence
func ??? <T>(a: T?, b: @autoclosure () -> T) -> T { if let a { return a }; return b() }
print(3 ??? { print("never"); return 4 }(), nil ??? "fallback" + "!")
// expect: computing
// expect: debug: result
// expect: 1 nil
// expect: [50, 6]
// expect: 3 fallback!
