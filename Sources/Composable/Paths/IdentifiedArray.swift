/// An array whose elements have unique ids and are found by them.
///
/// Finding, replacing and appending take constant time. Inserting and removing take time
/// proportional to the number of elements after the position. Changing one element of a copy copies
/// a small block, not the array. An element whose id is already in the array isn't added, and that
/// is reported.
public struct IdentifiedArray<ID: Hashable, Element> {
  private(set) var order: ElementOrder<ID>
  private var storage: Chunks<Element>
  let id: (Element) -> ID

  /// Makes an empty array. The key path leads to an element's id.
  public init(id: KeyPath<Element, ID>) { self.init { $0[keyPath: id] } }

  /// Makes an array of elements. The key path leads to an element's id.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(id: id)
    add(elements, at: Place(fileID, filePath, line, column))
  }

  init(id: @escaping (Element) -> ID) {
    order = ElementOrder()
    storage = Chunks()
    self.id = id
  }

  /// The ids, in order.
  public var ids: [ID] { order.ids }

  /// The elements as a plain array, which copies them.
  public var elements: [Element] { Array(self) }

  /// Returns the index of the element with an id; `nil` if there is none.
  public func index(id: ID) -> Int? { order.positions[id] }

  /// The element with an id. Assigning replaces the element, or appends it if there is none.
  /// Assigning `nil` removes it.
  ///
  /// Assigning an element with another id is reported, and changes nothing.
  public subscript(id id: ID) -> Element? {
    get { order.positions[id].map { storage[$0] } }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      let newID = self.id(newValue)
      // A location parameter would prevent the use of the subscript in key paths.
      guard newID == id else {
        return report(.otherID(given: "\(newID)", expected: "\(id)"), at: nil)
      }
      put(newValue, id)
    }
  }

  /// Replaces the element with the same id and returns the old one, or appends the element.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let id = self.id(element)
    let old = self[id: id]
    put(element, id)
    return old
  }

  /// Appends an element. If its id is already in the array, reports that and changes nothing.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: Whether the element was appended, and the index of the element with the id.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func append(
    _ element: Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> (inserted: Bool, index: Int) {
    insert(
      element, at: endIndex, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Appends elements. Elements whose id is already in the array are reported and left out.
  public mutating func append(
    contentsOf elements: some Sequence<Element>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    add(elements, at: Place(fileID, filePath, line, column))
  }

  /// Inserts an element at an index. If its id is already in the array, reports that and changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: Its new index, at most the number of elements.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: Whether the element was inserted, and the index of the element with the id.
  /// - Complexity: O(n), where n is the number of elements after the index.
  @discardableResult
  public mutating func insert(
    _ element: Element,
    at index: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> (inserted: Bool, index: Int) {
    let id = self.id(element)
    if let old = order.positions[id] {
      reportSame(id, Place(fileID, filePath, line, column))
      return (inserted: false, index: old)
    }
    if index == endIndex {
      put(element, id)
    } else {
      changeOrder { $0.insert(id, at: index) }
      storage.insert(element, at: index)
    }
    return (inserted: true, index: index)
  }

  /// Removes the element with an id and returns it; `nil` if there is none.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    order.positions[id].map { remove(at: $0) }
  }

  /// Removes the element at an index and returns it.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = storage.remove(at: index)
    changeOrder { $0.remove(at: index) }
    return element
  }

  /// Removes the elements at offsets, which lists provide.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    for offset in Set(offsets).sorted(by: >) where indices.contains(offset) { remove(at: offset) }
  }

  /// Removes every element that satisfies a predicate.
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    try replace(keeping: indices.filter { try !isRemoved(self[$0]) })
  }

  /// Sorts the elements.
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try replace(keeping: indices.sorted { try areInOrder(self[$0], self[$1]) })
  }

  /// Changes the element with an id in place; returns `nil` if there is none.
  ///
  /// If the change changes the element's id, that is reported, and the element is found by its new
  /// id. If another element already has the new id, the old id still finds the element.
  mutating func update<Result>(
    id: ID, at place: Place, _ change: (inout Element) -> Result
  ) -> Result? {
    guard let index = order.positions[id] else { return nil }
    let idOfElement = self.id
    let (result, newID) = storage.update(at: index) { (change(&$0), idOfElement($0)) }
    if newID != id { rename(id, newID, at: index, place) }
    return result
  }
}

extension IdentifiedArray {
  private mutating func put(_ element: Element, _ id: ID) {
    if let index = order.positions[id] {
      storage.update(at: index) { $0 = element }
    } else {
      changeOrder { $0.append(id) }
      storage.append(element)
    }
  }

  mutating func add(_ elements: some Sequence<Element>, at place: Place) {
    for element in elements {
      let id = self.id(element)
      if order.contains(id) { reportSame(id, place) } else { put(element, id) }
    }
  }

  private func reportSame(_ id: ID, _ place: Place) {
    report(.sameID("\(id)", element: "\(Element.self)"), at: place)
  }

  private mutating func rename(_ id: ID, _ newID: ID, at index: Int, _ place: Place) {
    let isFree = !order.contains(newID)
    report(.changedID(from: "\(id)", to: "\(newID)", isFree: isFree), at: place)
    if isFree { changeOrder { $0.rename(at: index, to: newID) } }
  }

  /// Keeps the elements at some indices, in the given order.
  mutating func replace(keeping indices: [Int]) {
    let new = ElementOrder<ID>()
    for index in indices { new.append(order.ids[index]) }
    storage = Chunks(indices.map { storage[$0] })
    order = new
  }

  /// Changes the order, or a copy of it if other arrays share it.
  private mutating func changeOrder(_ change: (ElementOrder<ID>) -> Void) {
    #if INTERPRETED
      order = order.copy()
    #else
      if !isKnownUniquelyReferenced(&order) { order = order.copy() }
    #endif
    change(order)
  }
}

extension IdentifiedArray: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.count }
  /// The element at an index.
  ///
  /// Assigning an element with another id is reported, and changes nothing.
  public subscript(index: Int) -> Element {
    get { storage[index] }
    set {
      let (expected, newID) = (order.ids[index], id(newValue))
      guard newID == expected else {
        return report(.otherID(given: "\(newID)", expected: "\(expected)"), at: nil)
      }
      storage.update(at: index) { $0 = newValue }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, Element.ID == ID {
  /// Makes an empty array.
  public init() { self.init { $0.id } }

  /// Makes an array. Elements whose id is already in the array are reported and left out.
  public init(
    uniqueElements elements: some Sequence<Element>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init()
    add(elements, at: Place(fileID, filePath, line, column))
  }
}

/// An array of elements that are identified by their `id`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
