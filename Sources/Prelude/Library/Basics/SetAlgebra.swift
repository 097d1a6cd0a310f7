protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  init()
  func contains(_ member: Element) -> Bool
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  func symmetricDifference(_ other: Self) -> Self
  @discardableResult
  mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
  @discardableResult mutating func remove(_ member: Element) -> Element?
  @discardableResult mutating func update(with newMember: Element) -> Element?
  mutating func formUnion(_ other: Self)
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: Self)
  func subtracting(_ other: Self) -> Self
  func isSubset(of other: Self) -> Bool
  func isDisjoint(with other: Self) -> Bool
  func isSuperset(of other: Self) -> Bool
  var isEmpty: Bool { get }
  mutating func subtract(_ other: Self)
}
extension SetAlgebra {
  init<S: Sequence>(_ sequence: S) where S.Element == Element {
    self.init()
    for element in sequence { insert(element) }
  }
  init(arrayLiteral: Element...) {
    self.init()
    for element in arrayLiteral { insert(element) }
  }
  mutating func subtract(_ other: Self) {
    self.formIntersection(self.symmetricDifference(other))
  }
  func isSubset(of other: Self) -> Bool { self.intersection(other) == self }
  func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
  func isDisjoint(with other: Self) -> Bool { self.intersection(other).isEmpty }
  func subtracting(_ other: Self) -> Self {
    self.intersection(self.symmetricDifference(other))
  }
  var isEmpty: Bool { self == Self() }
  func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
  func isStrictSubset(of other: Self) -> Bool { other.isStrictSuperset(of: self) }
}
protocol OptionSet: SetAlgebra, RawRepresentable {
  associatedtype Element = Self
  init(rawValue: RawValue)
}
extension OptionSet {
  func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }
  func intersection(_ other: Self) -> Self {
    var result = self
    result.formIntersection(other)
    return result
  }
  func symmetricDifference(_ other: Self) -> Self {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}
extension OptionSet where Element == Self {
  func contains(_ member: Self) -> Bool { self.isSuperset(of: member) }
  @discardableResult
  mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let oldMember = self.intersection(newMember)
    let shouldInsert = oldMember != newMember
    let result = (
      inserted: shouldInsert, memberAfterInsert: shouldInsert ? newMember : oldMember
    )
    if shouldInsert { self.formUnion(newMember) }
    return result
  }
  @discardableResult mutating func remove(_ member: Element) -> Element? {
    let intersectionElements = intersection(member)
    guard !intersectionElements.isEmpty else { return nil }
    self.subtract(member)
    return intersectionElements
  }
  @discardableResult mutating func update(with newMember: Element) -> Element? {
    let result = self.intersection(newMember)
    self.formUnion(newMember)
    return result.isEmpty ? nil : result
  }
}
extension OptionSet where RawValue: FixedWidthInteger {
  init() { self.init(rawValue: 0) }
  mutating func formUnion(_ other: Self) {
    self = Self(rawValue: self.rawValue | other.rawValue)
  }
  mutating func formIntersection(_ other: Self) {
    self = Self(rawValue: self.rawValue & other.rawValue)
  }
  mutating func formSymmetricDifference(_ other: Self) {
    self = Self(rawValue: self.rawValue ^ other.rawValue)
  }
}
