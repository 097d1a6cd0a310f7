// swift-format-ignore-file
@propertyWrapper struct Clamped { private var n: Int; let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) { self.range = range; n = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Int { get { n } set { n = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<Int> { range } }
@propertyWrapper struct Box<T> { var wrappedValue: T }
@propertyWrapper final class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
func f(@Clamped _ n: Int, @Clamped(1...3) to m: Int = 9) -> String { "\(n) \(m) \($n) \($m)" }
print(f(20), f(-3, to: 2))
func g<T>(@Box x: T) -> T { _x.wrappedValue }
print(g(x: "b"))
func h(@Shared n: Int) -> Int { n += 5; let add = { n += 1 }; add(); return n }
print(h(n: 1))
struct S { var a: Int; init(@Clamped a: Int) { self.a = a }; func with(@Clamped(0...100) _ b: Int) -> Int { a + b } }
print(S(a: 99).a, S(a: 5).with(200))
let plain: (Int, Int) -> String = f
print(plain(50, 50), [5, 50].map(S(a: 1).with))
// expect: 10 3 0...10 1...3 0 2 0...10 1...3
// expect: b
// expect: 7
// expect: 10 105
// expect: 10 3 0...10 1...3 [6, 51]
