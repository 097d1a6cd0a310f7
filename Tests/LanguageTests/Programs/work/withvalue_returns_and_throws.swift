// swift-format-ignore-file
enum Locals { @TaskLocal static var limit = 3; @TaskLocal static var handler: (@Sendable (String) -> String)? }
struct OverLimit: Error { let limit: Int }
func check(_ n: Int) throws -> Int { guard n <= Locals.limit else { throw OverLimit(limit: Locals.limit) }; return n * Locals.limit }
print(try check(2), try Locals.$limit.withValue(10) { try check(9) })  // expect: 6 90
// expect: over 1 3
do { print(try Locals.$limit.withValue(1) { try check(2) }) } catch let e as OverLimit { print("over", e.limit, Locals.limit) }
let f = Locals.$limit.withValue(50) { { Locals.limit } }
print(f(), Locals.$limit.get())  // expect: 3 3
func run(_ s: String) -> String { Locals.handler?(s) ?? s }
// expect: a A!b
print(run("a"), Locals.$handler.withValue({ $0.uppercased() + "!" }) { run("a") + Locals.$handler.withValue(nil) { run("b") } })
let r = Locals.$limit.withValue(4) { Result { try check(5) } }
if case .failure(let e as OverLimit) = r { print("kept", e.limit) }  // expect: kept 4
print(Locals.$limit.withValue(2) { (1...3).map { (try? check($0)) ?? -1 } })  // expect: [2, 4, -1]
