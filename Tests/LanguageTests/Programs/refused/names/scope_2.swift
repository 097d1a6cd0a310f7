// swift-format-ignore-file
func f(_ flag: Bool) {
  if flag { let inner = 1; print(inner) }
  for i in 0..<3 { print(i) }
  do { let d = 1; _ = d }
  while let m = Int("x") { print(m) }
  print(m)  // error: cannot find 'm' in scope
  func local() { let deep = 1; _ = deep }
  deep += 1  // error: cannot find 'deep' in scope
}
struct S { func g(param: Int) {}; func h() { print(param) } }  // error: cannot find 'param' in scope
f(true)
