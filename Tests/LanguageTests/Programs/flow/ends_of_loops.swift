// swift-format-ignore-file
// A loop's end, `continue`, `break` and `return` go on where they should.
func firstPair(in numbers: [Int], adding sum: Int) -> (Int, Int)? {
  for (index, first) in numbers.enumerated() {
    for second in numbers[(index + 1)...] {
      if first + second != sum { continue }
      return (first, second)
    }
  }
  return nil
}
func classify(_ number: Int) -> String {
  for divisor in [2, 3, 5] {
    if number == divisor { return "prime" }
    if number % divisor == 0 { return "divisible by \(divisor)" }
  }
  return number > 1 ? "unknown" : "one"
}
func steps(through last: Int) -> [Int] {
  var found: [Int] = []
  for number in (last - 2)...last {
    if number == last - 1 { continue }
    found.append(number)
  }
  return found
}
func nested() -> Int {
  var count = 0
  outer: for i in 0..<4 {
    for j in 0..<4 {
      if j == i { continue outer }
      if i == 3 { break outer }
      count += 10 * i + j
    }
  }
  return count
}
func copies(_ number: Int, _ isFirst: Bool) -> Int {
  var other = number
  other += 1
  return isFirst ? number : other
}
print(firstPair(in: [1, 4, 6, 9], adding: 10)!, firstPair(in: [1], adding: 3) == nil)  // expect: (1, 9) true
print([1, 2, 7, 9, 25].map(classify))  // expect: ["one", "prime", "unknown", "divisible by 3", "divisible by 5"]
print(steps(through: Int.max).map { Int.max - $0 }, steps(through: 2))  // expect: [2, 0] [0, 2]
print(nested(), copies(3, true), copies(3, false))  // expect: 51 3 4
for _ in 0..<0 { print("never") }
for element in [Int]() { print(element) }
let limit = 2
for i in 0..<limit { for _ in i..<limit { print(i, terminator: "") } }
print()  // expect: 001
