// swift-format-ignore-file
enum L { @TaskLocal static var n = 1; @TaskLocal static var name: String? }
print(L.n, L.name as Any)  // expect: 1 nil
L.$n.withValue(2) {  // expect: 2 // expect: 3 // expect: 2 x // expect: 2
  print(L.n)
  L.$n.withValue(3) { print(L.n) }
  L.$name.withValue("x") { print(L.n, L.name!) }
  print(L.n)
}
print(L.n)  // expect: 1
let r = L.$n.withValue(5) { L.n * 2 }
print(r)  // expect: 10
await L.$n.withValue(7) {  // expect: 7 1 7 // expect: 7
  let t = Task { L.n }
  let d = Task.detached { L.n }
  async let a = L.n
  print(await t.value, await d.value, await a)
  await withTaskGroup(of: Int.self) { g in g.addTask { L.n }; for await v in g { print(v) } }
}
struct E: Error {}
// expect: 9
// expect: thrown 1
do { try L.$n.withValue(9) { print(L.n); throw E() } } catch { print("thrown", L.n) }
func read() -> Int { L.n }
func aread() async -> Int { await Task.yield(); return L.n }
print(L.$n.withValue(4) { read() }, await L.$n.withValue(6) { await aread() })  // expect: 4 6
print(L.$n.get())  // expect: 1
