// swift-format-ignore-file
// Properties that a pattern declares together, also as witnesses.
protocol Key { static var live: Int { get }; static var test: Int { get } }
enum NumberKey: Key { static let (live, test) = (1, 2) }
func sum<K: Key>(_ key: K.Type) -> Int { key.live + key.test }
print(sum(NumberKey.self))
// expect: 3
func pair() -> (Int, Int) { print("made"); return (1, 2) }
enum Both { static let (p, q) = pair(); nonisolated(unsafe) static var (r, (s, _)) = (1, (2, 3)) }
print(Both.q, Both.p)
// expect: made
// expect: 2 1
Both.r += 1; Both.s += 5
print(Both.r, Both.s)
// expect: 2 7
protocol Named { var a: Int { get }; var b: String { get } }
struct Value: Named { var (a, b) = (3, "x") }
print(Value(), Value(a: 1, b: "z").a)
// expect: Value(a: 3, b: "x") 1
class Object { let (a, b) = (3, "x"); var (c, d): (Int, Double) = (1, 2) }
print(Object().b, Object().d)
// expect: x 2.0
