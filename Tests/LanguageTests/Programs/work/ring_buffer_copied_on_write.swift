// swift-format-ignore-file
// copy-on-write box & value semantic collection
final class Storage<T> { var items: [T]; init(_ i: [T]) { items = i } }
struct Ring<T>: Sequence {
  private var storage: Storage<T?>, head = 0
  private(set) var count = 0
  private(set) static var copies: Int { get { _copies } set { _copies = newValue } }
  init(capacity: Int) { storage = Storage(Array(repeating: nil, count: capacity)) }
  private mutating func makeUnique() { if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.items); copiesMade += 1 } }
  private(set) var copiesMade = 0
  mutating func append(_ x: T) { makeUnique(); let cap = storage.items.count; storage.items[(head + count) % cap] = x; if count == cap { head = (head + 1) % cap } else { count += 1 } }
  func makeIterator() -> AnyIterator<T> { var i = 0; return AnyIterator { guard i < count else { return nil }; defer { i += 1 }; return storage.items[(head + i) % storage.items.count] } }
}
nonisolated(unsafe) var _copies = 0
var r = Ring<Int>(capacity: 3)
for i in 1...5 { r.append(i) }
let saved = r
r.append(6)
r.append(7)
print(Array(saved), Array(r), r.copiesMade, saved.copiesMade, r.map { $0 * 2 }, r.contains(6), r.reduce(0, +))
// expect: [3, 4, 5] [5, 6, 7] 1 0 [10, 12, 14] true 18
