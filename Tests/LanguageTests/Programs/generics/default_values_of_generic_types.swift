// swift-format-ignore-file
protocol N { init() }
struct A: N {}
func f<T>(_ x: [T] = [1, 2]) { print(x, T.self) }
f(); f(["a"])
func g<T: N>(_ x: T? = A()) { print(x as Any, T.self) }
g()
func h<T>(_ x: (T, Int) = ("a", 1)) { print(x, T.self) }
h()
func k<K: Hashable, V>(_ x: [K: V] = ["a": 1]) { print(x, K.self, V.self) }
k()
struct Box<T> { var t: [T]; init(_ t: [T] = [1.5]) { self.t = t } }
print(Box())
func m<T>(_ f: (Int) -> T = { $0 + 1 }) -> T { f(1) }
print(m(), m { "\($0)" })
func p<S: Sequence>(_ s: S = [1, 2]) where S.Element == Int { print(Array(s)) }
p()
// expect: [1, 2] Int
// expect: ["a"] String
// expect: Optional(main.A()) A
// expect: ("a", 1) String
// expect: ["a": 1] String Int
// expect: Box<Double>(t: [1.5])
// expect: 2 1
// expect: [1, 2]
