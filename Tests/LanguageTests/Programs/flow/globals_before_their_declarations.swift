// swift-format-ignore-file
class Reader {
  func show() { print(count, ratio, isOn, small, name) }
}
let reader = Reader()
@MainActor func next() -> Int { total += 1; return total }
reader.show()
print(next())
let count = 3
let ratio = 2.5
let isOn = true
let small: UInt8 = 7
let name = "x"
var total = 10
reader.show()
print(next())
// expect: 0 0.0 false 0
// expect: 1
// expect: 3 2.5 true 7 x
// expect: 11
