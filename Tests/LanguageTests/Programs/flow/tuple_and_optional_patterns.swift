// swift-format-ignore-file
func sign(_ p: (Int, Int)) -> String { switch p { case (0, 0): "origin"; case (let x, 0), (0, let x): "axis \(x)"; case let (x, y) where x == y: "diagonal"; case (1..., 1...): "first"; case (_, ..<0): "below"; default: "other" } }
// expect: origin
// expect: axis 3
// expect: axis -2
// expect: diagonal
// expect: first
// expect: below
// expect: other
for p in [(0, 0), (3, 0), (0, -2), (2, 2), (1, 5), (-1, -5), (-1, 5)] { print(sign(p)) }
let o: Int?? = .some(nil)
// expect: some none
switch o { case .none: print("none"); case .some(.none): print("some none"); case .some(.some(let n)): print(n) }
// expect: left 1
switch (Int?(1), Int?.none) { case let (a?, b?): print(a, b); case (let a?, nil): print("left", a); case (nil, _): print("no left") }
let (a, (b, _), c) = (1, (2, 3), "x")
print(a, b, c)  // expect: 1 2 x
let s: Substring = "ab"; switch s { case "ab": print("matches"); default: print("no") }  // expect: matches
// expect: small odd // expect: fell
switch 5 { case let n where n % 2 == 0: print("even", n); case 1, 3, 5: print("small odd"); fallthrough; case 100: print("fell"); default: print("no") }
switch "k" as Character { case "a"..."m": print("early"); default: print("late") }  // expect: early
switch 2.5 { case 0..<2: print("low"); case 2...: print("high"); default: print("negative") }  // expect: high
