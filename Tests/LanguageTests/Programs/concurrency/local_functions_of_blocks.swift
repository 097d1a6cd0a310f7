// swift-format-ignore-file
// Local functions in blocks of the top level are isolated as it is.
final class Box { var numbers = [1] }
let box = Box()
var total = 0
if box.numbers.count == 1 {
  func more() -> Int { box.numbers.append(9); total += 1; return total }
  print(more())  // expect: 1
}
for i in 1...2 {
  func add() { total += i }
  add()
  print(total)  // expect: 2  // expect: 4
}
do {
  func fail() throws { total -= 1; throw CancellationError() }
  try fail()
} catch { print("caught", total) }  // expect: caught 3
switch total {
case 4:
  func four() { print("four", total) }
  four()
default:
  func other() { print("other", total) }  // expect: other 3
  other()
}
