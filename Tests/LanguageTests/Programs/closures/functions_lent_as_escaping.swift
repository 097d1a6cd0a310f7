// `withoutActuallyEscaping` lends a function that must not escape.
func run(_ f: () -> Void) {
  withoutActuallyEscaping(f) { $0() }
  withoutActuallyEscaping(f) { g in
    g()
    let h = g
    h()
  }
}
func all(_ xs: [Int], _ p: (Int) -> Bool) -> Bool {
  withoutActuallyEscaping(p) { p in xs.lazy.filter { !p($0) }.isEmpty }
}
func thrower(_ f: () throws -> Int) rethrows -> Int {
  try withoutActuallyEscaping(f) { try $0() }
}
func gen<T, U>(_ x: T, _ f: (T) -> U) -> [U] {
  withoutActuallyEscaping(f) { (f: @escaping (T) -> U) -> [U] in
    let fs: [(T) -> U] = [f, f]
    return fs.map { $0(x) }
  }
}
struct S {
  func go(_ f: (Int) -> Void) { withoutActuallyEscaping(f, do: helper) }
  func helper(_ f: (Int) -> Void) { f(4) }
}
func wa(_ f: () async -> Int) async -> Int { await withoutActuallyEscaping(f) { g in await g() } }
func viaClosure(_ f: () -> Int) -> Int {
  let xs = [1].map { _ in withoutActuallyEscaping(f) { $0() } }
  return xs[0]
}
func opt(_ f: (() -> Int)?) -> Int { f.map { $0() } ?? 0 }
run { print("ran") }
print(all([1, 2], { $0 > 0 }), all([1, -2]) { $0 > 0 })
print(thrower { 3 }, gen(3) { "\($0)" })
S().go { print($0) }
print(await wa { 9 }, viaClosure { 8 }, opt { 7 })
enum E: Error { case a }
do { _ = try thrower { throw E.a } } catch { print(error) }

// expect: ran
// expect: ran
// expect: ran
// expect: true false
// expect: 3 ["3", "3"]
// expect: 4
// expect: 9 8 7
// expect: a
