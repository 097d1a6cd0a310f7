// swift-format-ignore-file
func bool(_ b: Bool) -> Int {
  switch b {  // error: switch must be exhaustive
  case true: return 1
  }
}
func number(_ n: Int) -> String {
  switch n {  // error: switch must be exhaustive
  case 0: return "zero"
  case 1...: return "positive"
  case ..<0: return "negative"
  }
}
func text(_ s: String) -> Int {
  switch s {  // error: switch must be exhaustive
  case "a": return 1
  case "b", "c": return 2
  }
}
func good(_ b: Bool) -> Int { switch b { case true: 1; case false: 0 } }
func letter(_ c: Character) -> Bool {
  switch c {  // error: switch must be exhaustive
  case "a"..."z": return true
  case "A"..."Z": return false
  }
}
print(good(true))
