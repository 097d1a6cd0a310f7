// swift-format-ignore-file
let pairs = [(1, "a"), (2, "b"), (3, "a")]
for case (let n, "a") in pairs { print(n) }  // expect: 1 // expect: 3
for (n, _) in pairs where n > 1 { print(n) }  // expect: 2 // expect: 3
let o: (Int?, Bool) = (4, true)
if case (let n?, true) = o { print(n) }  // expect: 4
switch o { case (.some(let n), let b): print(n, b); case (nil, _): print("nil") }  // expect: 4 true
enum Tok { case num(Int), op(Character), pair(l: Int, r: Int), end }
// expect: digit
// expect: addop
// expect: pair 1
// expect: end
// expect: num 100
for t in [Tok.num(1), .op("+"), .pair(l: 1, r: 2), .end, .num(100)] {
  switch t {
  case .num(0...9): print("digit")
  case .num(let n): print("num", n)
  case .op("+"), .op("-"): print("addop")
  case .op: print("op")
  case .pair(let l, r: 2): print("pair", l)
  case .pair: print("pair?")
  case .end: print("end")
  }
}
let toks: [Tok] = [.num(5), .end]
print(toks.filter { if case .num = $0 { true } else { false } }.count)  // expect: 1
let ((a, b), c) = ((1, 2), 3)
print(a, b, c)  // expect: 1 2 3
// expect: 3
switch (1, 2) { case let (x, y) where x > y: print("gt"); case let (x, y): print(x + y) }
switch [1, 2] { case [1, 2]: print("array"); default: print("no") }  // expect: array
enum N { case a(Int?), b }
// expect: none
switch N.a(nil) { case .a(.none): print("none"); case .a(let v?): print(v); case .b: print("b") }
let x = 5
switch 5 { case x: print("same"); default: print("diff") }  // expect: same
guard case .num(let first) = toks[0] else { fatalError() }
print(first)  // expect: 5
switch pairs[0] { case (1, let s), (2, let s): print(s); default: break }  // expect: a
