// Trailing closures that no initializer takes are given to `callAsFunction`.
struct Runner { func callAsFunction(_ body: (Int) -> Void) { body(1) } }
Runner { print("parens", $0) }
Runner { print("none", $0) }
struct Layout {
  var spacing = 0
  init(spacing: Int = 3) { self.spacing = spacing }
  func callAsFunction<T>(@Build _ content: () -> [T]) -> [T] {
    print("spacing", spacing)
    return content()
  }
}
@resultBuilder enum Build { static func buildBlock<T>(_ t: T...) -> [T] { t } }
print(
  Layout(spacing: 9) {
    1
    2
  })
let r = Layout {
  "a"
  "b"
}
print(r.count)
class C {
  let n: Int
  init(_ n: Int) { self.n = n }
  func callAsFunction(_ f: (Int) throws -> Int) rethrows -> Int { try f(n) }
  func callAsFunction(one: Int, two f: () -> Int) -> Int { one + f() }
}
try print(C(4) { $0 * 2 })
enum E: Error { case x }
do { _ = try C(1) { _ in throw E.x } } catch { print(error) }

// expect: parens 1
// expect: none 1
// expect: spacing 9
// expect: [1, 2]
// expect: spacing 3
// expect: 2
// expect: 8
// expect: x
