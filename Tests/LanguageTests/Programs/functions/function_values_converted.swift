// swift-format-ignore-file
func describe(_ x: Any) -> String { "any \(x)" }
print([1, "a"].map(describe))  // expect: ["any 1", "any a"]
let f: (Any) -> String = { "<\($0)>" }
print([1, "a"].map(f), [1.5, 2].map(f))  // expect: ["<1>", "<a>"] ["<1.5>", "<2>"]
let g: (Int) -> Any = { $0 + 1 }
let h: (Int) throws -> Any = g
print(g(1), try h(2))  // expect: 2 3
let pick: (Int, Int) -> Bool = (<)
// expect: [1, 2, 3] ["a1"] [3, 7]
print([3, 1, 2].sorted(by: pick), ["a": 1].map { k, v in "\(k)\(v)" }, [(1, 2), (3, 4)].map(+))
let opt: ((Int) -> Int)? = { $0 * 2 }
// expect: Optional(8) ["1", "2"] [Optional(1), nil]
print(opt?(4) as Any, [1, 2].map(String.init), ["1", "x"].map(Int.init))
// expect: ["1", "2"] [Optional(2), Optional(1)]
print([1, 2].map(\.description), ["ab", "c"].map(\.count).map(Optional.some))
func make() -> (Int) -> (Int) -> Int { { a in { b in a * 10 + b } } }
print(make()(4)(2))  // expect: 42
