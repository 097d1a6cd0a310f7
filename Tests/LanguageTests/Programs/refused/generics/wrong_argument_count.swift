// swift-format-ignore-file
struct Pair<A, B> { var a: A; var b: B }
struct Plain { var x = 1 }
let p = Pair<Int, String>(a: 1, b: "x")
let q: Pair<Int> = Pair(a: 1, b: 2)  // error: generic type 'Pair' specialized with too few type parameters (got 1, but expected 2)
let r: Plain<Int> = Plain()  // error: cannot specialize non-generic type 'Plain'
let s: Pair = Pair(a: 1, b: 2)
let t: [Array] = [[1]]
var u: Dictionary<String> = [:]  // error: generic type 'Dictionary' specialized with too few type parameters (got 1, but expected 2)
func f(_ p: Pair) {}  // error: reference to generic type 'Pair' requires arguments in <...>
print(p.a, s.b)
