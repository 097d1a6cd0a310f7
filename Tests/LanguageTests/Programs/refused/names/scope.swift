// swift-format-ignore-file
func f(_ flag: Bool) {
  if flag { let inner = 1; print(inner) }
  print(inner)  // error: cannot find 'inner' in scope
  for i in 0..<3 { print(i) }
  print(i)  // error: cannot find 'i' in scope
  do { let d = 1; _ = d }
  print(d)  // error: cannot find 'd' in scope
  if let n = Int("1") { print(n) } else { print(n) }  // error: cannot find 'n' in scope
  while let m = Int("x") { print(m) }
  func local() { let deep = 1; _ = deep }
}
f(true)
