extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, Element.ID == ID {
  /// Makes an array; elements whose id was there already are reported and left out.
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether the elements are equal and in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {
  // The order is changed only while nobody else has it, and a key path or `id` finds the id.
}

extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  public var description: String { elements.description }
  /// Looks like an array of the elements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}
