// swift-format-ignore-file
struct E: Equatable { var n: Int; static func == (l: E, r: E) -> Bool { print("==", terminator: " "); return l.n == r.n } }
let a = [E(n: 1), E(n: 2)]
var b = a
print(a == b)
b.append(E(n: 3))
print(a == b)
b.removeLast()
print(a == b)
let c = [E(n: 1), E(n: 2)]
print(a == c)
print(a != a)
let o: [E]? = a
print(o == a)
print([a, a] == [a, a])
print(ArraySlice(a) == ArraySlice(a), a[0...] == a[0...])
print(ContiguousArray(a) == ContiguousArray(a))
let d = ["a": E(n: 1)]
print(d == d)
struct K: Hashable { var n: Int; static func == (l: K, r: K) -> Bool { print("k==", terminator: " "); return l.n == r.n }; func hash(into h: inout Hasher) { h.combine(n) } }
let s: Set = [K(n: 1)]
print(s == s)
print([[E(n: 1)]] == [[E(n: 1)]])
print(a.elementsEqual(a))
struct W: Equatable { var a: [E] }
let w = W(a: a)
print(w == w)
print([Double.nan] == [Double.nan])
let nan = [Double.nan]
print(nan == nan, nan == nan.map { $0 })
func same<T: Equatable>(_ x: T, _ y: T) -> Bool { x == y }
print(same(a, a), same(nan, nan))
// expect: true
// expect: false
// expect: == == true
// expect: == == true
// expect: false
// expect: true
// expect: true
// expect: true true
// expect: true
// expect: true
// expect: true
// expect: == true
// expect: == == true
// expect: true
// expect: false
// expect: true false
// expect: true true
