// swift-format-ignore-file
struct D: Equatable { var x = Double.nan; var y = 1 }
enum E: Equatable { case a(Double), b }
struct H: Hashable { var x: Double }
let d = D(), e = E.a(.nan)
print(d == d, e == e, [d] == [d])
let arr = [d]
print(arr == arr, arr == Array(arr), Optional(d) == Optional(d))
let o: Double? = .nan
print(o == o, (Double.nan, 1) == (Double.nan, 1))
let h = H(x: .nan)
print(h == h, Set([h]).contains(h), [h: 1] == [h: 1])
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(d, d), same(e, e), same(o, o), same(arr, arr))
struct Deep: Equatable { var d = D(); var list = [Double.nan] }
let deep = Deep()
print(deep == deep)
struct OnlyList: Equatable { var list = [Double.nan] }
let ol = OnlyList(); print(ol == ol, ol == OnlyList())
let s: Set = [Double.nan]; print(s == s, s == Set([Double.nan]))
let dict = ["a": Double.nan]; print(dict == dict, dict == ["a": Double.nan])
print(arr.contains(d), arr.firstIndex(of: d) as Any)
let r = Double.nan; print(r == r, [r].contains(r))
let sl = arr[0...]; print(sl == sl)
let nested = [[Double.nan]]; print(nested == nested, nested == nested.map { $0 })
// expect: false false false
// expect: true true false
// expect: false false
// expect: false false false
// expect: false false false true
// expect: false
// expect: true false
// expect: true false
// expect: true false
// expect: false nil
// expect: false false
// expect: true
// expect: true true
