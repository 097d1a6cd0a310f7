// swift-format-ignore-file
// A type parameter that values convert to stays open, so that `??` beside a literal is `Any` where anything is taken.
let v = 2.5
var w = 2.5
let d: Double? = nil
let c = true
let arr = [2.5]
func mk() -> Double { 2.5 }
func take(_ x: Double) -> Int { 1 }
func f<T>(_ x: T) -> T? { nil }
func g<T>(_ x: T?) -> T? { nil }
func h<T>(_ x: [T]) -> T? { nil }
func k<T>(_ x: T, _ y: T) -> T? { nil }
func io<T>(_ x: inout T) -> T? { nil }
func tu<T>(_ x: (T, Int)) -> T? { nil }
func fn<T>(_ x: () -> T) -> T? { nil }
func co<T>(_ x: (T) -> Int) -> T? { nil }
func me<T>(_ x: T.Type) -> T? { nil }
func au<T>(_ x: @autoclosure () -> T) -> T? { nil }
func va<T>(_ x: T...) -> T? { nil }
func sq<S: Sequence>(_ x: S) -> S.Element? { nil }
func id<T>(_ x: T) -> T { x }
func th<T>(_ x: T) throws -> T? { nil }
func eq<T: Equatable>(_ x: T) -> T? { nil }
struct Box<T> { var v: T; func get() -> T? { nil }; static func make(_ v: T) -> T? { nil }; func with<U>(_ u: U) -> U? { nil } }
let box = Box(v: v)
let pair = (2.5, 1)
print(f(v) ?? 0)  // expect: 0
print(g(v) ?? 0)  // expect: 0
print(g(d) ?? 0)  // expect: 0.0
print(h(arr) ?? 0)  // expect: 0.0
print(k(v, v) ?? 0)  // expect: 0
print(io(&w) ?? 0)  // expect: 0.0
print(tu(pair) ?? 0)  // expect: 0
print(fn(mk) ?? 0)  // expect: 0.0
print(fn { v } ?? 0)  // expect: 0
print(co(take) ?? 0)  // expect: 0.0
print(me(Double.self) ?? 0)  // expect: 0.0
print(au(v) ?? 0)  // expect: 0
print(va(v, v) ?? 0)  // expect: 0
print(sq(arr) ?? 0)  // expect: 0.0
print((try? th(v)) ?? 0)  // expect: 0
print((try th(v)) ?? 0)  // expect: 0
print(eq(v) ?? 0)  // expect: 0.0
print(Box.make(v) ?? 0)  // expect: 0
print(Box<Double>.make(v) ?? 0)  // expect: 0.0
print(box.get() ?? 0)  // expect: 0.0
print(box.with(v) ?? 0)  // expect: 0
print(f(id(v)) ?? 0)  // expect: 0
print(f(-v) ?? 0)  // expect: 0
print(f(v.rounded()) ?? 0)  // expect: 0
print(f(v)?.rounded() ?? 0)  // expect: 0
print(d.flatMap { c ? $0 : nil } ?? 0)  // expect: 0
print("\(f(v) ?? 0)")  // expect: 0.0
let any: Any = f(v) ?? 0
print(any)  // expect: 0
let all: [Any] = [f(v) ?? 0, d ?? 0, d.map { $0 } ?? 0]
print(all)  // expect: [0, 0.0, 0]
print(String(describing: f(v) ?? 0))  // expect: 0.0
print(f(1.5) ?? 0)  // expect: 0
print(f(-2.5) ?? 0)  // expect: 0
print(f("a") ?? 0)  // expect: 0
let number: Double = f(1.5) ?? 0
print(number)  // expect: 0.0
