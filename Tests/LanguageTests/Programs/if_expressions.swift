// swift-format-ignore-file
let n = 4
let s = if n > 3 { "big" } else if n > 1 { "mid" } else { "small" }
print(s)  // expect: big
let t = switch n { case 1: "one"; case 4: "four"; default: "many" }
print(t)  // expect: four
func f(_ n: Int) -> String { if n > 0 { "pos" } else { "neg" } }
print(f(1), f(-1))  // expect: pos neg
func g(_ n: Int) -> Int { switch n { case 0: 0; default: n * 2 } }
print(g(4))  // expect: 8
let o: Int? = if n > 9 { 1 } else { nil }
print(o as Any)  // expect: nil
