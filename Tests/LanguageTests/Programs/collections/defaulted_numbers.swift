// swift-format-ignore-file
// Numbers in a dictionary are changed where they are, and the default stands in for those that aren't
// there yet.
struct Key: Hashable {
  var number: Int
  var name: String
}
struct Remainder: Hashable {
  var number: Int
  static func == (left: Remainder, right: Remainder) -> Bool {
    left.number % 3 == right.number % 3
  }
  func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
}
func change() {
  var counts: [String: Int] = ["a": 1]
  let copy = counts
  counts["a", default: 0] += 5
  counts["b", default: 10] -= 3
  counts["a key that takes memory of its own", default: 2] *= 7
  print(counts["a"]!, counts["b"]!, counts["a key that takes memory of its own"]!)  // expect: 6 7 14
  print(copy)  // expect: ["a": 1]
  counts["a", default: 0] += counts["b", default: 0]
  print(counts["a"]!)  // expect: 13
  var sums: [Key: Double] = [:]
  for number in 0..<6 { sums[Key(number: number % 2, name: "x"), default: 0.5] += Double(number) }
  print(sums[Key(number: 0, name: "x")]!, sums[Key(number: 1, name: "x")]!)  // expect: 6.5 9.5
  var remainders: [Remainder: Int] = [:]
  for number in 0..<7 { remainders[Remainder(number: number), default: 100] += number }
  print(remainders.count, remainders[Remainder(number: 0)]!)  // expect: 3 109
}
change()
