// swift-format-ignore-file
func a() {
  print(n)  // error: use of local variable 'n' before its declaration
  let n = 5
  print(n)
}
func b() -> Int {
  let x = y + 1  // error: use of local variable 'y' before its declaration
  let y = 2
  return x
}
func c() {
  later()
  func later() { print("ok") }
}
func d() {
  print(total)  // error: use of local variable 'total' before its declaration
  var total = 1
  total += 1
}
for i in list { print(i) }
let list = [1]
c()
