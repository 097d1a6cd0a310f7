// swift-format-ignore-file
struct Ring<Element>: RandomAccessCollection, MutableCollection { private var items: [Element]; let start: Int; init(_ items: [Element], from start: Int = 0) { self.items = items; self.start = start }
  var startIndex: Int { 0 }; var endIndex: Int { items.count }
  subscript(i: Int) -> Element { get { items[(i + start) % items.count] } set { items[(i + start) % items.count] = newValue } } }
var r = Ring([1, 2, 3, 4], from: 2)
// expect: [3, 4, 1, 2] 4 3 2 [2, 1, 4, 3] [8, 2]
print(Array(r), r.count, r.first!, r.last!, r.reversed().map { $0 }, r[1...2].map { $0 * 2 })
r[0] = 30; r.swapAt(1, 2); r.sort()
// expect: [1, 2, 4, 30] 3 2 false 0..<4 2 3
print(Array(r), r.firstIndex(of: 30) ?? -1, r.dropLast(2).count, r.isEmpty, r.indices, r.index(after: 1), r.distance(from: 0, to: 3))
// expect: [4, 30] true 2 true 12430
print(r.suffix(2).map { $0 }, r.randomElement() != nil, r.prefix(while: { $0 < 3 }).count, r.contains(4), r.map(String.init).joined())
r.reverse(); for (i, x) in r.enumerated() where i > 1 { print(i, x) }  // expect: 2 2 // expect: 3 1
// expect: 2 2 nil
print(r.partition { $0 < 3 }, r.index(r.startIndex, offsetBy: 2), r.index(0, offsetBy: 9, limitedBy: 4) as Any)
