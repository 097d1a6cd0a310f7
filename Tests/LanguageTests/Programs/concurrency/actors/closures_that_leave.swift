// Closures that an actor gives to functions that run elsewhere.
actor Box {
  var v = 1
  static func fold(_ f: (Int, Int) -> Int, _ b: Box) async -> Int { f(await b.v, 2) }
}
func apply(_ f: (Int) -> Int) async -> Int { f(3) }
func applyEsc(_ f: @escaping (Int) -> Int) async -> Int { f(3) }
func each<T>(_ xs: [T], _ f: (T) async -> Void) async { for x in xs { await f(x) } }
class K { var n = 0 }
actor User {
  var total = 0
  let k = K()
  func a() async -> Int {
    let n = 10
    return await apply { $0 + n }
  }
  func b() async -> Int { await applyEsc { $0 * 2 } }
  func c() async { await each([1, 2]) { print($0) } }
  func d() async -> Int {
    var s = 0
    await each([1, 2]) { s += $0 }
    return s
  }
  func e() async -> Int {
    let kk = K()
    return await apply {
      kk.n += $0
      return kk.n
    }
  }
  func f() async -> Int {
    let g: (Int) -> Int = { $0 + 1 }
    return await apply(g)
  }
}
let u = User()
print(await u.a(), await u.b(), await u.d(), await u.e(), await u.f())
await u.c()

// expect: 13 6 3 3 4
// expect: 1
// expect: 2
