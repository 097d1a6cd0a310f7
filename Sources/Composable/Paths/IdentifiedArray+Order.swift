extension IdentifiedArray {
  /// The elements that fulfil a condition, in the same order.
  ///
  /// - Parameter isIncluded: The condition.
  /// - Returns: An array of the same kind.
  /// - Complexity: O(n).
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// Removes every element.
  ///
  /// - Parameter keepsCapacity: Has no effect; it is there as for other collections.
  /// - Complexity: O(1).
  public mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) {
    replace(keeping: [])
  }

  /// Removes the element that has the id of another element.
  ///
  /// - Parameter element: An element with the id.
  /// - Returns: The element that was removed; `nil` if there was none with the id.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? { remove(id: id(element)) }

  /// Removes the first element, of an array that isn't empty.
  ///
  /// - Returns: The element.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: startIndex) }

  /// Removes the first elements.
  ///
  /// - Parameter count: How many; at most as many as there are.
  /// - Complexity: O(n).
  public mutating func removeFirst(_ count: Int) {
    replace(keeping: Array(indices.dropFirst(count)))
  }

  /// Removes the last element, of an array that isn't empty.
  ///
  /// - Returns: The element.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

  /// Removes the last elements.
  ///
  /// - Parameter count: How many; at most as many as there are.
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

  /// Moves elements to another place, as lists hand them over.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements, which keep their order.
  ///   - destination: The offset, before the move, of the element that they are put before.
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

  /// Puts the elements that fulfil a condition behind the others; both keep their order.
  ///
  /// - Parameter belongsBehind: The condition.
  /// - Returns: The index of the first element that fulfils it.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func partition(by belongsBehind: (Element) throws -> Bool) rethrows -> Int {
    let behind = try indices.filter { try belongsBehind(self[$0]) }
    let others = Set(behind)
    let front = indices.filter { !others.contains($0) }
    replace(keeping: front + behind)
    return front.count
  }

  /// Puts the elements into a random order.
  ///
  /// - Parameter generator: Where the order comes from.
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
