extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, Element.ID == ID {
  /// Makes an array. Elements whose id is already in the array are reported and left out.
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether both arrays have equal elements in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {
  // Sendable because the order is changed only when it is uniquely referenced, and the function
  // that finds an id is a key path or `id`.
}

/// A collection in which each element has an id.
protocol IdentifiedElements {
  /// The text of each element's id, in order; `nil` for a collection with very many elements.
  var idTexts: [String]? { get }
}

extension IdentifiedArray: IdentifiedElements {
  var idTexts: [String]? { count > 512 ? nil : ids.map { "\($0)" } }
}

extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  public var description: String { elements.description }
  /// The mirror of an array of the elements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}
