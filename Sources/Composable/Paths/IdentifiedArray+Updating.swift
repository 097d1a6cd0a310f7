extension IdentifiedArray {
  /// Replaces the element with the same id, or inserts the element at an index.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: Its index if it is new, at most the number of elements.
  /// - Returns: The replaced element, or `nil`, and the index of the element.
  /// - Complexity: O(n) for a new element, where n is the number of elements after the index;
  ///   otherwise O(1).
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    if let position = self.index(id: id(element)) {
      return (originalMember: updateOrAppend(element), index: position)
    }
    return (originalMember: nil, index: insert(element, at: index).index)
  }

  /// Replaces the element at an index with one that has the same id. An element with another id is
  /// reported, and changes nothing.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - index: The index.
  /// - Returns: The old element.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = self[index]
    self[index] = element
    return old
  }

  /// Shuffles the elements.
  ///
  /// - Complexity: O(n).
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Makes an array of elements with unique ids. Elements whose id is already in the array are
  /// reported and left out.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The path to an element's id.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(n).
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      elements, id: id, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes an array of elements, of which several may have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The path to an element's id.
  ///   - combine: Returns the element to keep of two with the same id, the earlier and the later.
  /// - Throws: The error of `combine`.
  /// - Complexity: O(n).
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (_ earlier: Element, _ later: Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try add(elements, uniquingIDsWith: combine)
  }

  fileprivate mutating func add(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (_ earlier: Element, _ later: Element) throws -> Element
  ) rethrows {
    for element in elements {
      if let earlier = self[id: id(element)] {
        updateOrAppend(try combine(earlier, element))
      } else {
        updateOrAppend(element)
      }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, Element.ID == ID {
  /// Makes an array of elements, of which several may have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Returns the element to keep of two with the same id, the earlier and the later.
  /// - Throws: The error of `combine`.
  /// - Complexity: O(n).
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (_ earlier: Element, _ later: Element) throws -> Element
  ) rethrows {
    self.init()
    try add(elements, uniquingIDsWith: combine)
  }
}
