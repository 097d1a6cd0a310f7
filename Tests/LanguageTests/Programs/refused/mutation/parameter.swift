// swift-format-ignore-file
struct Point { var x = 0; mutating func shift() { x += 1 } }
func double(_ n: Int) -> Int {
  n *= 2  // error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
  return n
}
func move(_ p: Point) {
  p.x += 1  // error: left side of mutating operator isn't mutable: 'p' is a 'let' constant
  p.shift()  // error: cannot use mutating member on immutable value: 'p' is a 'let' constant
}
func add(_ list: [Int], to other: inout [Int]) {
  list.append(1)  // error: cannot use mutating member on immutable value: 'list' is a 'let' constant
  other.append(1)
}
func copy(_ n: Int) -> Int { var n = n; n *= 2; return n }
for i in 0..<3 {
  i += 1  // error: left side of mutating operator isn't mutable: 'i' is a 'let' constant
  print(i)
}
for var i in 0..<3 { i += 1; print(i) }
