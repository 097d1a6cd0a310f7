enum SortOrder: Hashable, Sendable {
  case forward, reverse
}
protocol SortComparator<Compared>: Hashable, Sendable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}
struct ComparableComparator<Compared: Comparable>: SortComparator {
  var order: SortOrder
  init(order: SortOrder = .forward) { self.order = order }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let result =
      lhs < rhs ? ComparisonResult.orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame
    return order._applied(to: result)
  }
}
extension SortOrder {
  func _applied(to result: ComparisonResult) -> ComparisonResult {
    guard self == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
struct _OptionalComparator<Base: SortComparator>: SortComparator {
  var _base: Base
  init(_ base: Base) { _base = base }
  var order: SortOrder {
    get { _base.order }
    set { _base.order = newValue }
  }
  func compare(_ lhs: Base.Compared?, _ rhs: Base.Compared?) -> ComparisonResult {
    guard let lhs else { return rhs == nil ? .orderedSame : order._applied(to: .orderedAscending) }
    guard let rhs else { return order._applied(to: .orderedDescending) }
    return _base.compare(lhs, rhs)
  }
}
struct KeyPathComparator<Compared>: SortComparator, @unchecked Sendable {
  let keyPath: PartialKeyPath<Compared>
  var order: SortOrder
  var _comparator: AnyHashable
  let _compare: @Sendable (Compared, Compared, SortOrder) -> ComparisonResult
  init<Value, Comparator: SortComparator>(
    _keyPath: KeyPath<Compared, Value>, _ comparator: Comparator, _ order: SortOrder
  ) where Comparator.Compared == Value {
    keyPath = _keyPath
    self.order = order
    _comparator = AnyHashable(comparator)
    _compare = { lhs, rhs, order in
      var comparator = comparator
      comparator.order = order
      return comparator.compare(lhs[keyPath: _keyPath], rhs[keyPath: _keyPath])
    }
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.init(_keyPath: keyPath, ComparableComparator<Value>(), order)
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.init(_keyPath: keyPath, _OptionalComparator(ComparableComparator<Value>()), order)
  }
  init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: Comparator
  ) where Comparator.Compared == Value {
    self.init(_keyPath: keyPath, comparator, comparator.order)
  }
  init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value?>, comparator: Comparator
  ) where Comparator.Compared == Value {
    self.init(_keyPath: keyPath, _OptionalComparator(comparator), comparator.order)
  }
  init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder
  ) where Comparator.Compared == Value {
    self.init(_keyPath: keyPath, comparator, order)
  }
  init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value?>, comparator: Comparator, order: SortOrder
  ) where Comparator.Compared == Value {
    self.init(_keyPath: keyPath, _OptionalComparator(comparator), order)
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _compare(lhs, rhs, order) }
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order && lhs._comparator == rhs._comparator
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(order)
    hasher.combine(_comparator)
  }
}
struct SortDescriptor<Compared>: SortComparator {
  var _comparator: KeyPathComparator<Compared>
  var keyPath: PartialKeyPath<Compared>? { _comparator.keyPath }
  var order: SortOrder {
    get { _comparator.order }
    set { _comparator.order = newValue }
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    _comparator = KeyPathComparator(keyPath, order: order)
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    _comparator = KeyPathComparator(keyPath, order: order)
  }
  init(_ keyPath: KeyPath<Compared, String>, comparator: _StandardComparator) {
    _comparator = KeyPathComparator(keyPath, comparator: comparator)
  }
  init(_ keyPath: KeyPath<Compared, String?>, comparator: _StandardComparator) {
    _comparator = KeyPathComparator(keyPath, comparator: comparator)
  }
  init(
    _ keyPath: KeyPath<Compared, String>, comparator: _StandardComparator, order: SortOrder
  ) {
    _comparator = KeyPathComparator(keyPath, comparator: comparator, order: order)
  }
  init(
    _ keyPath: KeyPath<Compared, String?>, comparator: _StandardComparator, order: SortOrder
  ) {
    _comparator = KeyPathComparator(keyPath, comparator: comparator, order: order)
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    _comparator.compare(lhs, rhs)
  }
}
struct _StandardComparator: SortComparator {
  var order: SortOrder
  init(_order: SortOrder) { order = _order }
  init(_ base: _StandardComparator, order: SortOrder = .forward) { self.order = order }
  static let lexical = _StandardComparator(_order: .forward)
  func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    ComparableComparator<String>(order: order).compare(lhs, rhs)
  }
}
extension String {
  typealias StandardComparator = _StandardComparator
}
extension Sequence {
  func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
  where Comparator.Compared == Element {
    sorted { comparator.compare($0, $1) == .orderedAscending }
  }
  func sorted<S: Sequence, Comparator: SortComparator>(using comparators: S) -> [Element]
  where S.Element == Comparator, Comparator.Compared == Element {
    sorted { comparators.compare($0, $1) == .orderedAscending }
  }
  func compare<Comparator: SortComparator>(
    _ lhs: Comparator.Compared, _ rhs: Comparator.Compared
  ) -> ComparisonResult where Element == Comparator {
    for comparator in self {
      let result = comparator.compare(lhs, rhs)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
  where Comparator.Compared == Element {
    sort { comparator.compare($0, $1) == .orderedAscending }
  }
  mutating func sort<S: Sequence, Comparator: SortComparator>(using comparators: S)
  where S.Element == Comparator, Comparator.Compared == Element {
    sort { comparators.compare($0, $1) == .orderedAscending }
  }
}
