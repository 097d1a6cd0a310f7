// swift-format-ignore-file
func insertionSorted<T>(_ items: [T], by less: (T, T) -> Bool) -> [T] {
  var result: [T] = []
  for item in items {
    let i = result.firstIndex { less(item, $0) } ?? result.endIndex
    result.insert(item, at: i)
  }
  return result
}
func mergeSorted<T: Comparable>(_ items: [T]) -> [T] {
  guard items.count > 1 else { return items }
  let middle = items.count / 2
  var left = mergeSorted(Array(items[..<middle]))[...], right = mergeSorted(Array(items[middle...]))[...]
  var merged: [T] = []
  while let l = left.first, let r = right.first { merged.append(l <= r ? left.removeFirst() : right.removeFirst()) }
  return merged + left + right
}
extension Array where Element: Comparable {
  mutating func quickSort() { guard count > 1 else { return }; let pivot = self[count / 2]; var (l, e, g) = ([Element](), [Element](), [Element]()); for x in self { if x < pivot { l.append(x) } else if x == pivot { e.append(x) } else { g.append(x) } }; l.quickSort(); g.quickSort(); self = l + e + g }
  func binarySearch(_ x: Element) -> Int? { var low = 0, high = count - 1; while low <= high { let mid = (low + high) / 2; if self[mid] == x { return mid }; if self[mid] < x { low = mid + 1 } else { high = mid - 1 } }; return nil }
}
let numbers = [5, 2, 9, 2, -1, 7]
// expect: [-1, 2, 2, 5, 7, 9] ["b", "a"] [-1, 2, 2, 5, 7, 9] ["x", "y", "z"]
print(insertionSorted(numbers, by: <), insertionSorted(["b", "a"], by: >), mergeSorted(numbers), mergeSorted(["z", "y", "x"]))
// expect: [-1, 2, 2, 5, 7, 9] true Optional(4) nil
var copy = numbers; copy.quickSort(); print(copy, copy == numbers.sorted(), copy.binarySearch(7) as Any, copy.binarySearch(4) as Any)
struct Card: Comparable { let rank: Int, suit: String; static func < (a: Card, b: Card) -> Bool { a.rank < b.rank } }
let cards = [Card(rank: 3, suit: "a"), Card(rank: 1, suit: "b"), Card(rank: 3, suit: "c"), Card(rank: 1, suit: "d")]
// expect: ["b", "d", "a", "c"] ["a", "c", "b", "d"]
print(mergeSorted(cards).map(\.suit), insertionSorted(cards) { $0 > $1 }.map(\.suit))
