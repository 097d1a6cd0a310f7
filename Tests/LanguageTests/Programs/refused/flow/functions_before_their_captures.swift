// swift-format-ignore-file
// Local functions that are used before a variable that they use.
func f() -> Int { g(); func g() -> Int { x }; let x = 1; return g() }  // error: closure captures 'x' before it is declared
func f4() -> Int { _ = g(); func g() -> Int { h() }  // error: closure captures 'x' before it is declared
  func h() -> Int { x }; let x = 1; return g() }
func f5() -> Int { func g() -> Int { { x }() }; _ = g(); let x = 1; return g() }  // error: closure captures 'x' before it is declared
