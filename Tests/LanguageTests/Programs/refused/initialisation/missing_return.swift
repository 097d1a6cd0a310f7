// swift-format-ignore-file
func a(_ n: Int) -> Int {
  if n > 1 { return n }
}  // error: missing return in global function expected to return 'Int'
func b(_ n: Int) -> String {
  switch n {
  case 1: return "one"
  default: print("other")
  }
}  // error: missing return in global function expected to return 'String'
func c() -> Int {
  let x = 5
  print(x)
}  // error: missing return in global function expected to return 'Int'
struct S {
  var value: Int {
    let v = 3
    _ = v
  }  // error: missing return in getter expected to return 'Int'
  subscript(i: Int) -> Int {
    let j = i
    print(j)
  }  // error: missing return in getter expected to return 'Int'
}
func d(_ list: [Int]) -> Int {
  for i in list { return i }
}  // error: missing return in global function expected to return 'Int'
func e(_ n: Int) -> Int {
  while true { if n > 1 { return n } }
}
print(e(2))
