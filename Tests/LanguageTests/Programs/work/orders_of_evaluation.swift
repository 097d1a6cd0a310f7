// swift-format-ignore-file
// bank of small surprising semantics
nonisolated(unsafe) var log: [String] = []; func t<T>(_ n: String, _ v: T) -> T { log.append(n); return v }; func flush() { print(log.joined(separator: " ")); log = [] }
_ = t("a", 1) + t("b", 2) * t("c", 3); flush(); _ = t("a", false) && t("b", true) || t("c", true); flush()
var arr = [1, 2, 3]; arr[t("i", 0)] = t("v", 9); flush(); arr[t("i", 1)] += t("v", 1); flush(); (arr[t("x", 0)], arr[t("y", 1)]) = (t("p", 5), t("q", 6)); flush(); print(arr)
let dict = [t("k1", "a"): t("v1", 1), t("k2", "b"): t("v2", 2)]; flush(); _ = dict[t("k", "z"), default: t("d", 0)]; flush()
func f(_ a: Int, b: Int = t("def", 0), c: @autoclosure () -> Int) { log.append("body"); _ = c() }; f(t("a", 1), c: t("c", 1)); flush(); f(t("a", 1), b: t("b", 2), c: t("c", 1)); flush()
struct P { var x: Int { willSet { log.append("will\(newValue)") } didSet { log.append("did\(oldValue)") } }; var y: Int { get { t("get", x) } set { log.append("set"); x = newValue } }; mutating func m() { x += 1; x += 1 } }
var p = P(x: 0); p.x = 1; p.y += 1; p.m(); flush(); func inc(_ n: inout Int) { n += 1 }; inc(&p.x); inc(&p.y); flush(); let q = p; p.x = 50; flush(); print(q.x, p.x)
class C { var p = P(x: 0) { didSet { log.append("C.did") } }; var arr = [1] { willSet { log.append("w\(newValue.count)") } } }; let c = C(); c.p.x = 3; flush(); c.p.m(); flush(); c.arr.append(2); c.arr[0] = 7; flush(); _ = c.arr.popLast(); flush()
var o: C? = nil; o?.p.x = t("never", 1); flush(); o = c; o?.p.x = t("once", 1); flush(); let n: Int?? = .some(nil); print(n == nil, n as Any, n ?? 5 as Any)
switch t("s", 5) { case t("p1", 4): print(4); case t("p2", 5) where t("w", true): print(5); default: print("d") }; flush()
for i in stride(from: t("from", 0), to: t("to", 3), by: t("by", 2)) { log.append("\(i)") }; flush(); func thrower() throws -> Int { log.append("throw"); throw CancellationError() }; func g(_ a: Int, _ b: Int) {}; do { try g(t("first", 1), thrower()) } catch { log.append("caught") }; flush()
let s = "\(t("i1", 1)) and \(t("i2", 2))"; flush(); print(s); let lz = [1, 2, 3].lazy.map { t("m\($0)", $0 * 2) }.filter { $0 > 2 }; log.append("made"); print(lz.first!); flush()
defer { print("end of file") }; if let a = t("a", Optional(1)), case let b = t("b", a + 1), b > 5, t("no", true) { print("?") } else { flush() }; guard t("g", true) else { fatalError() }; flush(); var it = [1, 2].makeIterator(); let it2 = it; _ = it.next(); var it3 = it2; print(it.next()!, it3.next()!)
enum E: Int, CaseIterable { case a = 3, b, c = 10, d; static var last: E { allCases.last! } }; print(E.allCases.map(\.rawValue), E(rawValue: 4)!, E.last, E.b.hashValue == E.b.hashValue); print((1, "a") < (1, "b"), (2, 1) == (2, 1), [1: "x"] == [1: "x"], -7 / 2, -7 % 2, 7 &+ .max, UInt8(truncatingIfNeeded: 300), Int8(exactly: 200) as Any, 0.1 + 0.2 == 0.3, Int("12a") as Any, 5.0 / 0, (-1.0).squareRoot().isNaN)
// expect: a b c
// expect: a c
// expect: i v
// expect: i v
// expect: x y p q
// expect: [5, 6, 3]
// expect: k1 v1 k2 v2
// expect: k d
// expect: a def body c
// expect: a b body c
// expect: will1 did0 get set will2 did1 will3 did2 will4 did3
// expect: will5 did4 get set will6 did5
// expect: will50 did6
// expect: 6 50
// expect: will3 did0 C.did
// expect: will4 did3 will5 did4 C.did
// expect: w2 w2
// expect: w1
// expect:
// expect: once will1 did5 C.did
// expect: false Optional(nil) nil
// expect: 5
// expect: s p1 p2 w
// expect: from to by 0 2
// expect: first throw caught
// expect: i1 i2
// expect: 1 and 2
// expect: 4
// expect: made m1 m2 m2
// expect: a b
// expect: g
// expect: 2 1
// expect: [3, 4, 10, 11] b d true
// expect: true true true -3 -1 -9223372036854775802 44 nil false nil inf true
// expect: end of file
