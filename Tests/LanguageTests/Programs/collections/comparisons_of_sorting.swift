// swift-format-ignore-file
// The number and order of comparisons are the standard library's.
func compared(_ numbers: [Int]) -> String {
  var pairs = ""
  _ = numbers.sorted {
    pairs += "\($0) \($1);"
    return $0 < $1
  }
  return pairs
}
print(compared([4, 3, 2, 1]))  // expect: 3 4;2 4;2 3;1 4;1 3;1 2;
print(compared([3, 1, 2, 5, 4]))  // expect: 1 3;2 3;2 1;5 3;4 5;4 3;
print(compared([1, 2, 3]), compared([1]).isEmpty)  // expect: 2 1;3 2; true

// Many elements are sorted in runs, which are merged.
func count(_ numbers: [Int]) -> Int {
  var count = 0
  let sorted = numbers.sorted {
    count += 1
    return $0 < $1
  }
  return sorted == numbers.sorted() ? count : 0
}
print(count((0..<64).map { $0 * 37 % 101 }), count((0..<100).map { $0 * 37 % 101 }))
// expect: 572 1351
print(count(Array((0..<200).reversed())), count(Array(0..<200)))
// expect: 199 199
print(count((0..<1000).map { $0 * 7919 % 1009 }))
// expect: 20697

struct Card: Comparable {
  nonisolated(unsafe) static var comparisons = 0
  var rank: Int
  static func < (a: Card, b: Card) -> Bool {
    comparisons += 1
    return a.rank < b.rank
  }
}
var cards = [5, 2, 9, 1].map { Card(rank: $0) }
cards.sort()
print(cards.map(\.rank), Card.comparisons)  // expect: [1, 2, 5, 9] 5

// Equal elements keep their order.
print([(1, "a"), (0, "b"), (1, "c"), (0, "d")].sorted { $0.0 < $1.0 }.map(\.1).joined())  // expect: bdac
