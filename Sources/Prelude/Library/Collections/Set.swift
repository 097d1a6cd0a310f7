@builtIn("set") struct Set<Element: Hashable> {
  @intrinsic("set.empty") init()
  init(minimumCapacity: Int) { self.init() }
  init<Source: Sequence>(_ sequence: Source) where Source.Element == Element {
    self.init()
    if _isNative(Element.self, (any Hashable).self) {
      self = _set(_array(sequence))
    } else {
      for element in sequence { insert(element) }
    }
  }
  init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { insert(element) }
  }
  @intrinsic("set.count") var count: Int { get }
  @intrinsic("set.count") var capacity: Int { get }
  @intrinsic("set.isEmpty") var isEmpty: Bool { get }
  @intrinsic("set.elements") func _elements() -> [Element]
  @intrinsic("set.contains") func _contains(_ member: Element) -> Bool
  @intrinsic("set.probe") func _probe(_ hash: Int, _ ordinal: Int) -> Element?
  @intrinsic("set.insert")
  mutating func _insert(_ member: Element) -> (inserted: Bool, memberAfterInsert: Element)
  @intrinsic("set.update") mutating func _update(_ member: Element) -> Element?
  @intrinsic("set.remove") mutating func _remove(_ member: Element) -> Element?
  @intrinsic("set.removeHashed")
  mutating func _removeHashed(_ hash: Int, _ ordinal: Int) -> Element?
  func _place(_ member: Element) -> Element {
    if _isNative(Element.self, (any Hashable).self) { return member }
    let hash = _hash(of: member)
    var ordinal = 0
    while let other = _probe(hash, ordinal) {
      if other == member { break }
      ordinal += 1
    }
    return _hashedKey(hash, ordinal, member)
  }
  @intrinsic("set.contains")
  func contains(_ member: Element) -> Bool { _contains(_place(member)) }
  @discardableResult @intrinsic("set.insert")
  mutating func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) { _insert(_place(newMember)) }
  @discardableResult @intrinsic("set.update")
  mutating func update(with newMember: Element) -> Element? { _update(_place(newMember)) }
  @discardableResult @intrinsic("set.remove")
  mutating func remove(_ member: Element) -> Element? {
    if _isNative(Element.self, (any Hashable).self) { return _remove(member) }
    let hash = _hash(of: member)
    var ordinal = 0
    while let other = _probe(hash, ordinal) {
      if other == member { return _removeHashed(hash, ordinal) }
      ordinal += 1
    }
    return nil
  }
  @discardableResult mutating func removeFirst() -> Element {
    guard let element = first else {
      fatalError("Can't removeFirst from an empty Set")
    }
    remove(element)
    return element
  }
  mutating func popFirst() -> Element? {
    guard let element = first else { return nil }
    remove(element)
    return element
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Set() }
  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  var first: Element? {
    for element in _elements() { return element }
    return nil
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set()
    for element in _elements() { if try isIncluded(element) { result.insert(element) } }
    return result
  }
  func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    result.formUnion(other)
    return result
  }
  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { insert(element) }
  }
  func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var common = Set()
    for element in other { if contains(element) { common.insert(element) } }
    return intersection(common)
  }
  mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    self = intersection(other)
  }
  func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in other { result.remove(element) }
    return result
  }
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { remove(element) }
  }
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
  where S.Element == Element {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
    for element in Set(other)._elements() {
      if contains(element) { remove(element) } else { insert(element) }
    }
  }
  func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
    let other = Set(possibleSuperset)
    for element in _elements() { if !other.contains(element) { return false } }
    return true
  }
  func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool
  where S.Element == Element {
    let other = Set(possibleStrictSuperset)
    return count < other.count && isSubset(of: other)
  }
  func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
    for element in possibleSubset { if !contains(element) { return false } }
    return true
  }
  func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool
  where S.Element == Element {
    let other = Set(possibleStrictSubset)
    return other.count < count && isSuperset(of: other)
  }
  func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    for element in other { if contains(element) { return false } }
    return true
  }
}
@intrinsic("set.fromArray") func _set<Element>(_ elements: [Element]) -> Set<Element>
extension Set {
  struct Index: Comparable, Hashable {
    let _position: Int
    init(_ position: Int) { _position = position }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs._position == rhs._position }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._position < rhs._position }
    func hash(into hasher: inout Hasher) { hasher._combine(_position) }
  }
  typealias Iterator = IndexingIterator<[Element]>
  func firstIndex(of member: Element) -> Index? {
    _elements().firstIndex(of: member).map { Index($0) }
  }
  @discardableResult mutating func remove(at position: Index) -> Element {
    let element = self[position]
    remove(element)
    return element
  }
}
extension Set: Collection {
  typealias SubSequence = Slice<Set<Element>>
  typealias Indices = DefaultIndices<Set<Element>>
  var startIndex: Index { Index(0) }
  var endIndex: Index { Index(count) }
  func index(after i: Index) -> Index { Index(i._position + 1) }
  subscript(position: Index) -> Element { _elements()[position._position] }
  func makeIterator() -> Iterator { _elements().makeIterator() }
}
extension Set: SetAlgebra {
  typealias ArrayLiteralElement = Element
  func union(_ other: Set<Element>) -> Set<Element> {
    var result = self
    result.formUnion(other)
    return result
  }
  mutating func formUnion(_ other: Set<Element>) {
    for element in other._elements() { insert(element) }
  }
  func intersection(_ other: Set<Element>) -> Set<Element> {
    var result = Set()
    for element in _elements() { if other.contains(element) { result.insert(element) } }
    return result
  }
  mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
  func symmetricDifference(_ other: Set<Element>) -> Set<Element> {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  mutating func formSymmetricDifference(_ other: Set<Element>) {
    for element in other._elements() {
      if contains(element) { remove(element) } else { insert(element) }
    }
  }
  func subtracting(_ other: Set<Element>) -> Set<Element> {
    var result = self
    for element in other._elements() { result.remove(element) }
    return result
  }
  mutating func subtract(_ other: Set<Element>) {
    for element in other._elements() { remove(element) }
  }
  func isSubset(of other: Set<Element>) -> Bool {
    for element in _elements() { if !other.contains(element) { return false } }
    return true
  }
  func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
  func isDisjoint(with other: Set<Element>) -> Bool {
    for element in _elements() { if other.contains(element) { return false } }
    return true
  }
  func isStrictSubset(of other: Set<Element>) -> Bool {
    count < other.count && isSubset(of: other)
  }
  func isStrictSuperset(of other: Set<Element>) -> Bool {
    other.count < count && other.isSubset(of: self)
  }
}
extension Set: CustomStringConvertible, CustomDebugStringConvertible {
  @operation("describe") var description: String { get }
  @operation("debugDescribe") var debugDescription: String { get }
}
@native extension Set: Equatable {
  static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool {
    if _isNative(Element.self, (any Hashable).self) { return _nativeEqual(lhs, rhs) }
    return _sharesStorage(lhs, rhs) || lhs.count == rhs.count && lhs.isSubset(of: rhs)
  }
}
@native extension Set: Hashable {
  func hash(into hasher: inout Hasher) {
    var sum = 0
    for element in _elements() { sum ^= _hash(of: element) }
    hasher._combine(sum)
  }
}
extension Set: Sendable where Element: Sendable {}
extension Set.Index: Sendable where Element: Sendable {}
