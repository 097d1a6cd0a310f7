// swift-format-ignore-file
func onMain(_ isolation: isolated (any Actor)? = #isolation) -> String { isolation === MainActor.shared ? "main" : isolation == nil ? "none" : "actor" }
protocol Works: Sendable { nonisolated(nonsending) func work(_ label: String) async }
protocol Plain: Sendable { func plain(_ label: String) async }
struct Stays: Works, Plain {
  nonisolated(nonsending) func work(_ label: String) async { print(label, "stays", onMain()) }
  nonisolated(nonsending) func plain(_ label: String) async { print(label, "plain stays", onMain()) }
}
struct Leaves: Works, Plain {
  @concurrent func work(_ label: String) async { print(label, "leaves", onMain()) }
  func plain(_ label: String) async { print(label, "plain leaves", onMain()) }
}
actor Own: Works, Plain {
  func work(_ label: String) async { print(label, "own", onMain()) }
  func plain(_ label: String) async { print(label, "plain own", onMain()) }
  func go(_ other: any Works) async { await other.work("from own"); await self.work("self") ; await (other as! any Plain).plain("from own")}
}
@MainActor final class Main: Works, Plain {
  func work(_ label: String) async { print(label, "main", onMain()) }
  func plain(_ label: String) async { print(label, "plain main", onMain()) }
}
struct Both { nonisolated(nonsending) var here: String { get async { onMain() } }
  nonisolated(nonsending) init(x: Int) async { print("init", onMain()) }
  nonisolated(nonsending) static func st() async -> String { await Both(x: 1).here }
  nonisolated(nonsending) subscript(i: Int) -> String { get async { onMain() } }
}
nonisolated(nonsending) func each(_ all: [any Works & Plain]) async { for one in all { await one.work("each"); await one.plain("each") } }
nonisolated(nonsending) func inner() async -> String { onMain() }
func outer() async -> String { let i = await inner(); return i + onMain() }
nonisolated(nonsending) func calls() async -> [String] {
  let a = await inner()
  let b = await outer()
  let c = onMain()
  async let d = inner()
  let e = await Task { await inner() }.value
  let f = await Task.detached { await inner() }.value
  let g = await withTaskGroup(of: Int.self) { _ in onMain() }
  let own: () async -> String = { onMain() }
  let h = await own()
  let own2: nonisolated(nonsending) () async -> String = { onMain() }
  let i = await own2()
  let own3: @Sendable () async -> String = { onMain() }
  let j = await own3()
  func local() async -> String { onMain() }
  let k = await local()
  let sync = { onMain() }
  let l = sync()
  return [a, b, c, await d, e, f, g, h, i, j, k, l, await MainActor.run { onMain() }]
}
@MainActor func go() async {
  let all: [any Works & Plain] = [Stays(), Leaves(), Own(), Main()]
  await each(all)
  for one in all { await one.work("go") ; await one.plain("go") }
  await Own().go(Stays()); await Own().go(Main())
  print(await calls())
  print(await Task.detached { await calls() }.value)
  print(await Both.st(), await Both(x: 2)[0])
  let f: nonisolated(nonsending) () async -> String = inner
  let g: () async -> String = inner
  let h: @Sendable () async -> String = inner
  let h2: @concurrent () async -> String = inner
  let i: nonisolated(nonsending) () async -> String = outer
  let j: nonisolated(nonsending) () async -> String = { onMain() }
  let k: nonisolated(nonsending) () async -> String = { @MainActor in onMain() }
  let l: nonisolated(nonsending) () async -> String = h2
  let m = inner
  print(await f(), await g(), await h(), await h2(), await i(), await j(), await k(), await l(), await m())
  await take { onMain() }; await take(inner); await take(outer); 
  await take2 { onMain() }; await take2(inner)
  await take2 { await inner() }
  let meth = Stays().work; await meth("meth")
  let un = Stays.work; await un(Stays())("un")
  print(type(of: f), type(of: g))
}
nonisolated(nonsending) func take(_ f: nonisolated(nonsending) () async -> String) async { print("take", await f(), onMain()) }
nonisolated(nonsending) func take2(_ f: () async -> String) async { print("take2", await f(), onMain()) }
await go()
// expect: each stays main
// expect: each plain stays none
// expect: each leaves none
// expect: each plain leaves none
// expect: each own actor
// expect: each plain own actor
// expect: each main main
// expect: each plain main main
// expect: go stays main
// expect: go plain stays none
// expect: go leaves none
// expect: go plain leaves none
// expect: go own actor
// expect: go plain own actor
// expect: go main main
// expect: go plain main main
// expect: from own stays actor
// expect: self own actor
// expect: from own plain stays none
// expect: from own main actor
// expect: self own actor
// expect: from own plain main main
// expect: ["main", "nonenone", "main", "none", "none", "none", "none", "none", "main", "none", "none", "none", "main"]
// expect: ["none", "nonenone", "none", "none", "none", "none", "none", "none", "none", "none", "none", "none", "main"]
// expect: init main
// expect: init main
// expect: main main
// expect: main none none none nonenone main main none main
// expect: take main main
// expect: take main main
// expect: take nonenone main
// expect: take2 main main
// expect: take2 none main
// expect: take2 main main
// expect: meth stays main
// expect: un stays main
// expect: nonisolated(nonsending) () async -> String () async -> String
