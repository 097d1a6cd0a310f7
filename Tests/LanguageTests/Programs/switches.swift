// swift-format-ignore-file
func classify(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4...9: return "several"
  case let x where x % 2 == 0: return "even \(x)"
  case 1000...: return "lots"
  default: return "odd"
  }
}
// expect: negative
// expect: zero
// expect: few
// expect: several
// expect: even 10
// expect: odd
// expect: lots
for n in [-1, 0, 2, 5, 10, 11, 1001] { print(classify(n)) }
switch "b" {  // expect: ab // expect: c
case "a", "b": print("ab"); fallthrough
case "c": print("c")
default: print("d")
}
switch (1, "x") {  // expect: 1
case (1, let s) where s == "y": print("y")
case (let n, "x"): print(n)
case (_, _): print("any")
}
let c: Character = "e"
switch c {  // expect: vowel
case "a", "e", "i", "o", "u": print("vowel")
case "b"..."z": print("consonant")
default: print("other")
}
switch 3.5 {  // expect: exact
case 0..<1: print("small")
case 3.5: print("exact")
default: print("?")
}
switch true { case true: print("yes"); case false: print("no") }  // expect: yes
