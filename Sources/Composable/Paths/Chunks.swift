/// Elements in blocks of equal size, so that a change in a copy copies only one block.
///
/// A store compares states before and after, and a ``Journal`` keeps many of them. So arrays in
/// states are nearly always copies of others.
struct Chunks<Element> {
  private static var size: Int { 64 }

  /// Every block except the last one is full, and none is empty.
  private var blocks: [[Element]] = []
  private(set) var count = 0

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  subscript(index: Int) -> Element { blocks[index / Self.size][index % Self.size] }

  /// Changes an element in place.
  mutating func update<Result>(
    at index: Int, _ change: (inout Element) -> Result
  ) -> Result {
    change(&blocks[index / Self.size][index % Self.size])
  }

  mutating func append(_ element: Element) {
    if count.isMultiple(of: Self.size) {
      blocks.append([element])
    } else {
      blocks[blocks.count - 1].append(element)
    }
    count += 1
  }

  /// O(n), where n is the number of elements after the index.
  mutating func insert(_ element: Element, at index: Int) {
    replace(from: index) { $0.insert(element, at: 0) }
  }

  /// O(n), where n is the number of elements after the index.
  @discardableResult
  mutating func remove(at index: Int) -> Element {
    let element = self[index]
    replace(from: index) { $0.removeFirst() }
    return element
  }

  private mutating func replace(from index: Int, _ change: (inout [Element]) -> Void) {
    var rest = (index..<count).map { self[$0] }
    change(&rest)
    blocks.removeSubrange(((index + Self.size - 1) / Self.size)...)
    if !index.isMultiple(of: Self.size) {
      let last = blocks.count - 1
      blocks[last].removeSubrange((index % Self.size)...)
    }
    count = index
    for element in rest { append(element) }
  }
}
