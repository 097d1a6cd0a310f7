func o(_ x: Int?) -> String { "opt" }
func o(_ x: Int) -> String { "non" }
let g: (Int) -> String = o
print(g(1))
print([1].map(o))
let x: Int? = 1
print(x.map(o)!)
func ch(_ c: Character) -> String { "c" }
func ch(_ s: String) -> String { "s" }
print(["a"].map(ch))
let l = ["a", "b"]
print(l.map(ch))
protocol P {}
protocol Q: P {}
struct S: Q {}
func a(_ x: any P) -> String { "P" }
func a(_ x: any Q) -> String { "Q" }
let h: (S) -> String = a
print(h(S()), [S()].map(a))
struct Box {
  var count = 3
  func first(where test: (Int) -> Bool) -> Int? { test(count) ? count : nil }
  var first: Int? { count }
}
let box = Box()
print(box.first as Any, [box].map(\.count))
func twice(_ x: Int) -> Int { x * 2 }
func twice(_ x: Double) -> Double { x * 2 }
print([1, 2].map(twice), [1.5].map(twice), (1...2).map(twice).reduce(0, +))
let parse: (String) -> Int? = Int.init
print(parse("4") as Any, ["1", "x"].compactMap(Int.init), [1, 2].map(String.init))
// expect: non
// expect: ["non"]
// expect: non
// expect: ["s"]
// expect: ["s", "s"]
// expect: Q ["Q"]
// expect: Optional(3) [3]
// expect: [2, 4] [3.0] 6
// expect: Optional(4) [1] ["1", "2"]
