// swift-format-ignore-file
func describe(_ n: Int?) -> String {
  switch n {  // error: switch must be exhaustive
  case .some(let x) where x > 5: return "big"
  case .none: return "none"
  }
}
func flag(_ b: Bool?) -> Int {
  switch b {  // error: switch must be exhaustive
  case true: return 1
  case false: return 0
  }
}
func nested(_ n: Int??) -> Int {
  switch n {  // error: switch must be exhaustive
  case let x??: return x
  case .none: return 0
  }
}
func good(_ n: Int?) -> Int { switch n { case let x?: x; case nil: 0 } }
func other(_ r: Result<Int, any Error>) -> Int {
  switch r {  // error: switch must be exhaustive
  case .success(let n): return n
  }
}
print(good(3))
