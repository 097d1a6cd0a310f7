// swift-format-ignore-file
// Initializers set the names of a pattern without a value.
struct Queen {
  let (row, column): (Int, Int)
  init(_ row: Int, _ column: Int) throws {
    self.row = row
    self.column = column
  }
}
print(try Queen(1, 2))  // expect: Queen(row: 1, column: 2)
struct Pair { let (first, second): (Int, String) }
print(Pair(first: 1, second: "two"))  // expect: Pair(first: 1, second: "two")
final class Buckets {
  var (one, two): (Int, Int)
  var ((low, high), name): ((Double, Double), String)
  init(_ size: Int) {
    (one, two) = (size, size * 2)
    (low, high) = (0, 1)
    name = "buckets"
  }
}
let buckets = Buckets(3)
buckets.one += 1
print(buckets.one, buckets.two, buckets.low, buckets.high, buckets.name)  // expect: 4 6 0.0 1.0 buckets
