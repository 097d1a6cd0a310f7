/// The screens of a navigation stack, from the bottom to the top, each with a unique id.
///
/// ```swift
/// struct State { var path = StackState<Path.State>() }
///
/// state.path.append(.detail(Detail.State()))
/// .forEach(\.path, action: \.path)
/// ```
///
/// An element gets its id when it is added, and keeps it. Finding and changing an element take
/// constant time.
public struct StackState<Element> {
  private var storage: IdentifiedArray<StackElementID, Screen>

  /// An element with its id.
  fileprivate struct Screen {
    let id: StackElementID
    var element: Element
  }

  /// Makes an empty stack.
  public init() { storage = IdentifiedArray { $0.id } }

  /// Makes a stack of elements.
  ///
  /// - Parameter elements: The elements, from the bottom to the top.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// The elements' ids, from the bottom to the top.
  public var ids: [StackElementID] { storage.ids }

  /// The element with an id. Assigning replaces the element, or adds it at the top if there is
  /// none. Assigning `nil` removes it.
  public subscript(id id: StackElementID) -> Element? {
    get { storage[id: id]?.element }
    set { storage[id: id] = newValue.map { Screen(id: id, element: $0) } }
  }

  /// The payload of the element with an id, if the element is a case.
  ///
  /// ```swift
  /// state.path[id: 0, case: \.detail]?.name = "Blob"
  /// ```
  ///
  /// Assigning `nil`, or assigning to an element that doesn't exist, changes nothing.
  public subscript<Value>(
    id id: StackElementID, case keyPath: CaseKeyPath<Element, Value>
  ) -> Value? where Element: CasePathable {
    get { self[id: id]?[case: keyPath] }
    set {
      guard let newValue, self[id: id] != nil else { return }
      self[id: id] = CasePath(keyPath).embed(newValue)
    }
  }

  /// Adds an element at the top.
  ///
  /// - Parameter element: The element.
  public mutating func append(_ element: Element) { storage.append(screen(element)) }

  /// Makes a screen with a new id.
  private func screen(_ element: Element) -> Screen {
    var id = StackElementIDs.current.makeID()
    while storage.index(id: id) != nil { id = StackElementIDs.current.makeID() }
    return Screen(id: id, element: element)
  }

  /// Adds elements at the top.
  ///
  /// - Parameter elements: The elements, in their order.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Removes an element and all above it.
  ///
  /// - Parameter id: The element's id. If no element has the id, nothing changes.
  public mutating func pop(from id: StackElementID) {
    guard let index = storage.index(id: id) else { return }
    storage.removeLast(storage.count - index)
  }

  /// Removes all elements above an element.
  ///
  /// - Parameter id: The element's id. If no element has the id, nothing changes.
  public mutating func pop(to id: StackElementID) {
    guard let index = storage.index(id: id) else { return }
    storage.removeLast(storage.count - index - 1)
  }

  /// Removes the element at the top and returns it. The stack must not be empty.
  ///
  /// - Returns: The element.
  @discardableResult
  public mutating func removeLast() -> Element { storage.removeLast().element }

  /// Removes the elements at the top.
  ///
  /// - Parameter count: The number of elements to remove, at most the number of elements.
  public mutating func removeLast(_ count: Int) { storage.removeLast(count) }

  /// Removes the element at the top and returns it.
  ///
  /// - Returns: The element; `nil` if the stack is empty.
  public mutating func popLast() -> Element? { storage.popLast()?.element }

  /// Removes the element at an index and returns it.
  ///
  /// - Parameter index: The index, from the bottom.
  /// - Returns: The element.
  @discardableResult
  public mutating func remove(at index: Int) -> Element { storage.remove(at: index).element }

  /// Removes the element with an id and returns it.
  ///
  /// - Parameter id: The id.
  /// - Returns: The element; `nil` if no element has the id.
  @discardableResult
  public mutating func remove(id: StackElementID) -> Element? { storage.remove(id: id)?.element }

  /// Removes all elements.
  ///
  /// - Parameter keepsCapacity: Has no effect. Other collections have it too.
  public mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) {
    storage.removeAll()
  }

  /// Removes every element that satisfies a predicate.
  ///
  /// - Parameter isRemoved: The predicate.
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    try storage.removeAll { try isRemoved($0.element) }
  }
}

extension StackState {
  var order: ElementOrder<StackElementID> { storage.order }

  /// Changes the element with an id in place; returns `nil` if there is none.
  mutating func update<Result>(
    id: StackElementID, at place: Place, _ change: (inout Element) -> Result
  ) -> Result? {
    storage.update(id: id, at: place) { change(&$0.element) }
  }
}

extension StackState: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.count }

  /// The element at an index, from the bottom. Assigning keeps the id.
  public subscript(index: Int) -> Element {
    get { storage[index].element }
    set { storage[index].element = newValue }
  }
}

extension StackState: RangeReplaceableCollection {
  /// Replaces the elements in a range of indices. The new elements get new ids.
  ///
  /// - Parameters:
  ///   - bounds: The indices, from the bottom.
  ///   - elements: The new elements.
  /// - Complexity: O(n + m), where n is the number of elements after the first index, and m the
  ///   number of new elements.
  public mutating func replaceSubrange(
    _ bounds: Range<Int>, with elements: some Collection<Element>
  ) {
    storage.removeSubrange(bounds)
    var index = bounds.lowerBound
    for element in elements {
      storage.insert(screen(element), at: index)
      index += 1
    }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Makes a stack of elements.
  ///
  /// - Parameter elements: The elements, from the bottom to the top.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension StackState: Equatable where Element: Equatable {
  /// Whether the elements are equal and have the same ids, in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.ids == right.ids && left.elementsEqual(right)
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    for element in self { hasher.combine(element) }
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements, from the bottom to the top, without their ids.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error of an element.
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes elements, from the bottom to the top, which get new ids.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The error of an element.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension StackState: Sendable where Element: Sendable {}
extension StackState.Screen: Sendable where Element: Sendable {}

extension StackState: CustomStringConvertible, CustomReflectable {
  /// `[#0: …, #1: …]`.
  public var description: String {
    "[\(zip(ids, self).map { "\($0): \($1)" }.joined(separator: ", "))]"
  }

  /// A mirror with the elements labeled by their ids.
  public var customMirror: Mirror {
    let screens = zip(ids, self).map { (id, element) -> Mirror.Child in
      (label: "\(id)", value: element)
    }
    return Mirror(self, children: screens, displayStyle: .struct)
  }
}
