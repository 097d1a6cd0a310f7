// swift-format-ignore-file
// Overloads that take a literal: the default types of literals are preferred.
func t(_ x: [Int]) -> String { "arr" }
func t(_ x: Set<Int>) -> String { "set" }
print(t([]), t([1]))
func u(_ x: Set<Int>) -> String { "set" }
func u(_ x: ArraySlice<Int>) -> String { "slice" }
func u(_ x: [Int]) -> String { "arr" }
print(u([]))
func d(_ x: [String: Int]) -> String { "dict" }
func d(_ x: KeyValuePairs<String, Int>) -> String { "pairs" }
print(d([:]), d(["a": 1]))
func e(_ x: [Int]?) -> String { "arr?" }
func e(_ x: Set<Int>) -> String { "set" }
print(e([1]), e([]))
func g<T>(_ x: [T]) -> String { "[T]" }
func g(_ x: Set<Int>) -> String { "set" }
print(g([1]))
func h<T: ExpressibleByArrayLiteral>(_ x: T) -> String { "\(T.self)" }
func h(_ x: Set<Int>) -> String { "set" }
print(h([1] as [Int]), h([1]))
let s: Set = [1]
print(s == [1], s.union([2]).count, s.isSubset(of: [1, 2]), [1] == s, s.isDisjoint(with: [3]))
var m = s
m.formUnion([4])
print(m.count, s.subtracting([1]), s.intersection([1]))
let a = [1, 2, 3][...]
print(a == [1, 2, 3], a + [1], [1] + a, type(of: [1] + a), type(of: a + [1]))
func opt(_ x: OptionSetX) -> Int { x.rawValue }
struct OptionSetX: OptionSet { let rawValue: Int; static let a = Self(rawValue: 1); static let b = Self(rawValue: 2) }
func opt(_ x: [OptionSetX]) -> Int { -1 }
print(opt([.a, .b]), opt([]))
// expect: arr arr
// expect: arr
// expect: dict dict
// expect: arr? arr?
// expect: [T]
// expect: Array<Int> Array<Int>
// expect: true 2 true true true
// expect: 2 [] [1]
// expect: true [1, 2, 3, 1] [1, 1, 2, 3] Array<Int> ArraySlice<Int>
// expect: -1 -1
