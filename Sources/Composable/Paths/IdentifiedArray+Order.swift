extension IdentifiedArray {
  /// Returns the elements that satisfy a predicate, in the same order.
  ///
  /// - Parameter isIncluded: The predicate.
  /// - Returns: An identified array.
  /// - Complexity: O(n).
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// Removes every element.
  ///
  /// - Parameter keepsCapacity: Has no effect. Other collections have it too.
  /// - Complexity: O(1).
  public mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) {
    replace(keeping: [])
  }

  /// Removes the element that has the same id as another element.
  ///
  /// - Parameter element: An element with the id.
  /// - Returns: The removed element; `nil` if no element has the id.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? { remove(id: id(element)) }

  /// Removes the first element. The array must not be empty.
  ///
  /// - Returns: The element.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: startIndex) }

  /// Removes the first elements.
  ///
  /// - Parameter count: The number of elements to remove, at most the number of elements.
  /// - Complexity: O(n).
  public mutating func removeFirst(_ count: Int) {
    replace(keeping: Array(indices.dropFirst(count)))
  }

  /// Removes the last element. The array must not be empty.
  ///
  /// - Returns: The element.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

  /// Removes the last elements.
  ///
  /// - Parameter count: The number of elements to remove, at most the number of elements.
  /// - Complexity: O(n).
  public mutating func removeLast(_ count: Int) {
    replace(keeping: Array(indices.dropLast(count)))
  }

  /// Removes the elements in a range of indices.
  ///
  /// - Parameter bounds: The indices.
  /// - Complexity: O(n).
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    replace(keeping: indices.filter { !bounds.contains($0) })
  }

  /// Removes the last element and returns it.
  ///
  /// - Returns: The element; `nil` if the array is empty.
  /// - Complexity: O(1).
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Moves elements to another position, with the offsets that lists provide.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements, which keep their order.
  ///   - destination: The offset, before the move, of the element that follows them afterwards.
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let moved = Set(source)
    replace(
      keeping: indices.filter { $0 < destination && !moved.contains($0) }
        + indices.filter(moved.contains)
        + indices.filter { $0 >= destination && !moved.contains($0) })
  }

  /// Exchanges two elements.
  ///
  /// - Parameters:
  ///   - first: The index of one.
  ///   - second: The index of the other.
  /// - Complexity: O(n).
  public mutating func swapAt(_ first: Int, _ second: Int) {
    var positions = Array(indices)
    positions.swapAt(first, second)
    replace(keeping: positions)
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: O(n).
  public mutating func reverse() { replace(keeping: indices.reversed()) }

  /// Moves the elements that satisfy a predicate after the others, and keeps both orders.
  ///
  /// - Parameter belongsBehind: The predicate.
  /// - Returns: The index of the first element that satisfies it.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func partition(by belongsBehind: (Element) throws -> Bool) rethrows -> Int {
    let behind = try indices.filter { try belongsBehind(self[$0]) }
    let others = Set(behind)
    let front = indices.filter { !others.contains($0) }
    replace(keeping: front + behind)
    return front.count
  }

  /// Shuffles the elements.
  ///
  /// - Parameter generator: The source of randomness.
  /// - Complexity: O(n).
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    replace(keeping: indices.shuffled(using: &generator))
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements.
  ///
  /// - Complexity: O(n log n).
  public mutating func sort() { sort(by: <) }
}
