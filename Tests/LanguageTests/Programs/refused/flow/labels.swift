// swift-format-ignore-file
outer: for i in 0..<3 {
  for j in 0..<3 {
    if j == 1 { continue outer }
    if i == 1 { break outer }
    if i == 2 { break inner }  // error: cannot find label 'inner' in scope
    if j == 2 { continue missing }  // error: cannot find label 'missing' in scope
  }
}
func f() {
  break  // error: 'break' is only allowed inside a loop, if, do, or switch
  label: if true { break label }
}
switch 3 {
case 3: continue  // error: 'continue' is only allowed inside a loop
default: break
}
first: while true { break first }
