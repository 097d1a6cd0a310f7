// swift-format-ignore-file
func f() -> Int {
  5
  6  // error: missing return in global function expected to return 'Int'
}
func g() -> Int {
  let n = 5
  n  // error: missing return in global function expected to return 'Int'
}
func h() -> Int { 5 }
func i(_ b: Bool) -> Int {
  if b { 1 } else { 2 }
}
func k(_ b: Bool) -> Int {
  print("k")
  if b { 1 } else { 2 }
}  // error: missing return in global function expected to return 'Int'
print(h(), i(true))
