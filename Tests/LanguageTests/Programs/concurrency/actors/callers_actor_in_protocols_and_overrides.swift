// swift-format-ignore-file
func onMain(_ isolation: isolated (any Actor)? = #isolation) -> String { isolation === MainActor.shared ? "main" : isolation == nil ? "none" : "actor" }
enum G { @MainActor static var state = 3 }
func touch() -> Int { 3 }
actor A { func run(_ f: nonisolated(nonsending) @Sendable () async -> String) async -> String { await f() } }
protocol P { nonisolated(nonsending) func work() async -> String ; nonisolated(nonsending) var p: String { get async } }
struct S: P { func work() async -> String { onMain() } ; var p: String { get async { onMain() } } }
extension P { nonisolated(nonsending) func ext() async -> String { await work() + onMain() } }
@MainActor func go() async {
  let j: nonisolated(nonsending) () async -> String = { print(G.state); return onMain() }
  print(await j())
  let j2: nonisolated(nonsending) @Sendable () async -> String = { onMain() }
  print(await j2(), await A().run(j2), await A().run { onMain() })
  print(await S().work(), await S().ext(), await S().p)
  let p: any P = S()
  print(await p.work(), await p.ext(), await p.p)
}
class Base: @unchecked Sendable { nonisolated(nonsending) func f() async -> String { onMain() } ; func g() async -> String { onMain() } ; nonisolated(nonsending) func h() async -> String { onMain() }}
final class Sub: Base, @unchecked Sendable { override func f() async -> String { "sub" + onMain() } ; override nonisolated(nonsending) func g() async -> String { "sub" + onMain() } 
 @concurrent override func h() async -> String { onMain() }}
@MainActor func overrides() async {
  for b in [Base(), Sub()] { print(await b.f(), await b.g(), await b.h()) }
  print(await Sub().f(), await Sub().g(), await Sub().h())
}
nonisolated(nonsending) func isHere() async { MainActor.assertIsolated(); print("here") }
@MainActor final class Model {
  var steps: [String] = []
  func run() async {
    let other = Task { @MainActor in self.steps.append("other") }
    steps.append("before")
    await quick()
    steps.append("after")
    await other.value
    print(steps)
  }
}
nonisolated(nonsending) func quick() async {}
await go()
await overrides()
await isHere()
await Model().run()
// expect: 3
// expect: main
// expect: main actor actor
// expect: main mainmain main
// expect: main mainmain main
// expect: main none main
// expect: submain subnone none
// expect: submain submain none
// expect: here
// expect: ["before", "after", "other"]
