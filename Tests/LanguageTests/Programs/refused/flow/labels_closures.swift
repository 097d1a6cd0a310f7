// swift-format-ignore-file
loop: for i in [1, 2] {
  [1].forEach { _ in
    if i == 1 { break }  // error: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do  // says: 'break' is only allowed inside a loop, if, do, or switch — not yet in the compiler's words
    if i == 2 { continue loop }  // error: cannot find label 'loop' in scope
  }
  let f = { break loop }  // error: cannot find label 'loop' in scope
  func g() { continue }  // error: 'continue' is only allowed inside a loop
  same: for _ in 0..<2 {
    same: for _ in 0..<2 { break same }  // error: label 'same' cannot be reused on an inner statement
  }
  f()
  g()
}
