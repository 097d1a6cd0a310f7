struct Ring: MutableCollection {
  var items = [1, 2, 3]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Int {
    get { items[index] }
    set { items[index] = newValue }
  }
}
var ring = Ring()
print(ring[0..<2].map { $0 }, ring[1...].count)
ring[0..<2].swapAt(0, 1)
print(ring.items)
// expect: [1, 2] 2
// expect: [2, 1, 3]
