// swift-format-ignore-file
// What a closure of several statements gives is what its call is wanted as, `Any` included, if that is
// known; one that is an expression says it itself.
func f<R>(_ body: () -> R) -> R { print(R.self); return body() }
func orElse<R>(_ body: () -> R, _ other: R) -> R { print(R.self); return body() }
func maybe<R>(_ body: () -> R?) -> R? { print(R.self); return body() }
func first<R>(_ body: () -> [R]) -> R { print(R.self); return body()[0] }
class Base {}
final class Derived: Base {}
protocol Named {}
struct One: Named {}
func any(_ value: Any) {}
func anyOrNone(_ value: Any?) {}
func optional(_ value: Int?) {}
func named(_ value: any Named) {}
func base(_ value: Base) {}
any(f { let x = 1; return x })  // expect: Any
any(f { 1 })  // expect: Int
any(f { if true { 1 } else { 2 } })  // expect: Any
any(f { () -> Int in let x = 1; return x })  // expect: Int
any(f { f { let x = 1; return x } })  // expect: Any  // expect: Any
any(f { let y = f { let x = 1; return x }; return y })  // expect: Any  // expect: Int
any(first { let x = 1; return [x] })  // expect: Any
anyOrNone(maybe { let x = 1; return x })  // expect: Any
any(maybe { let x = 1; return x } as Any)  // expect: Int
any(orElse({ let x = 1; return x }, 5))  // expect: Int
any(orElse({ let x = 1; return x }, 5.0 as Float))  // expect: Any
optional(f { let x = 1; return x })  // expect: Optional<Int>
named(first { let x = One(); return [x] })  // expect: Named
base(f { let x = Derived(); return x })  // expect: Base
let pair: (Any, Base) = (f { let x = 1; return x }, f { let x = Derived(); return x })  // expect: Any  // expect: Base
print("\(f { let x = 1; return x })")  // expect: Int  // expect: 1

// Where an optional is wanted of what isn't known, `nil` may follow the first value.
print([1, -2].compactMap { if $0 > 0 { return "a" } else { return nil } })  // expect: ["a"]
print([1, 2].compactMap { n in switch n { case 1: return (n, "one"); default: return nil } })  // expect: [(1, "one")]
print([1, 2].compactMap { n in if n == 2 { return 3.5 }; if n == 3 { return nil }; return 1 })  // expect: [1.0, 3.5]
print(["1", "x"].compactMap { s in let t = s; return Int(t) })  // expect: [1]
let found = Optional(3).flatMap { n in if n < 5 { let m = n + 1; return m }; return nil }
print(found as Any)  // expect: Optional(4)
