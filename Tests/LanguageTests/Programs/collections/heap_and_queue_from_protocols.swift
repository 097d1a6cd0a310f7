// swift-format-ignore-file
protocol Queue<Element>: Sequence { associatedtype Element; mutating func enqueue(_ e: Element); mutating func dequeue() -> Element?; var isEmpty: Bool { get } }
extension Queue { mutating func drain() -> [Element] { var out: [Element] = []; while let e = dequeue() { out.append(e) }; return out } }
struct Heap<Element>: Queue { private var items: [Element] = []; let first: (Element, Element) -> Bool; init(by first: @escaping (Element, Element) -> Bool) { self.first = first }; var isEmpty: Bool { items.isEmpty }
  mutating func enqueue(_ e: Element) { items.append(e); var i = items.count - 1; while i > 0, first(items[i], items[(i - 1) / 2]) { items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func dequeue() -> Element? { guard let top = items.first else { return nil }; let last = items.removeLast(); if !items.isEmpty { items[0] = last; sink(0) }; return top }
  private mutating func sink(_ start: Int) { var i = start; while true { var best = i; for c in [2 * i + 1, 2 * i + 2] where c < items.count && first(items[c], items[best]) { best = c }; if best == i { return }; items.swapAt(i, best); i = best } }
  func makeIterator() -> some IteratorProtocol<Element> { var copy = self; return AnyIterator { copy.dequeue() } } }
var h = Heap<Int>(by: <); for n in [5, 1, 8, 3, 2] { h.enqueue(n) }
print(h.map { $0 }, h.dequeue()!, h.drain(), h.isEmpty)  // expect: [1, 2, 3, 5, 8] 1 [2, 3, 5, 8] true
// expect: ccc // expect: bb // expect: a
var words = Heap<String>(by: { $0.count > $1.count }); for w in ["a", "ccc", "bb"] { words.enqueue(w) }; for w in words { print(w) }
var q: any Queue<Int> = Heap<Int>(by: >); q.enqueue(1); q.enqueue(2); print(q.dequeue()!)  // expect: 2
