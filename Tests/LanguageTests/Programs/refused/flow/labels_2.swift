// swift-format-ignore-file
outer: for i in 0..<3 {
  for j in 0..<3 {
    if j == 1 { continue outer }
    if i == 1 { break outer }
  }
}
func f() {
  continue  // error: 'continue' is only allowed inside a loop
  if true { break }  // error: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do  // says: 'break' is only allowed inside a loop, if, do, or switch — not yet in the compiler's words
  label: if true { break label }
}
switch 3 {
case 3: continue  // error: 'continue' is only allowed inside a loop
default: break
}
first: while true { break first }
break first  // error: cannot find label 'first' in scope
