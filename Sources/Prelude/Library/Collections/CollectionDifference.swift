// Differences of ordered collections, found with the algorithm of Myers as the standard library does.

struct CollectionDifference<ChangeElement> {
  enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    var _offset: Int {
      switch self {
      case .insert(let offset, _, _), .remove(let offset, _, _): return offset
      }
    }
    var _element: ChangeElement {
      switch self {
      case .insert(_, let element, _), .remove(_, let element, _): return element
      }
    }
    var _associatedOffset: Int? {
      switch self {
      case .insert(_, _, let offset), .remove(_, _, let offset): return offset
      }
    }
    var _isRemoval: Bool {
      if case .remove = self { return true }
      return false
    }
  }
  let insertions: [Change]
  let removals: [Change]
  init?<C: Collection>(_ changes: C) where C.Element == Change {
    guard _isValid(changes) else { return nil }
    self.init(_changes: changes)
  }
  init<C: Collection>(_changes changes: C) where C.Element == Change {
    let sorted = changes.sorted { left, right in
      left._isRemoval == right._isRemoval ? left._offset < right._offset : left._isRemoval
    }
    let first = sorted.firstIndex { !$0._isRemoval } ?? sorted.count
    removals = Array(sorted[..<first])
    insertions = Array(sorted[first...])
  }
  func inverse() -> CollectionDifference<ChangeElement> {
    CollectionDifference(
      _changes: map { change -> Change in
        switch change {
        case .remove(let offset, let element, let other):
          return .insert(offset: offset, element: element, associatedWith: other)
        case .insert(let offset, let element, let other):
          return .remove(offset: offset, element: element, associatedWith: other)
        }
      })
  }
}
func _isValid<Element, C: Collection>(_ changes: C) -> Bool
where C.Element == CollectionDifference<Element>.Change {
  var insertions: [Int: Int?] = [:]
  var removals: [Int: Int?] = [:]
  for change in changes {
    if change._offset < 0 { return false }
    if change._isRemoval {
      guard removals.updateValue(change._associatedOffset, forKey: change._offset) == nil
      else { return false }
    } else {
      guard insertions.updateValue(change._associatedOffset, forKey: change._offset) == nil
      else { return false }
    }
  }
  for (offset, other) in removals {
    if let other {
      guard let back = insertions[other], back == offset else { return false }
    }
  }
  for (offset, other) in insertions {
    if let other {
      guard let back = removals[other], back == offset else { return false }
    }
  }
  return true
}
extension CollectionDifference: Collection {
  struct Index: Comparable, Hashable {
    let _offset: Int
    init(_offset: Int) { self._offset = _offset }
    static func < (left: Index, right: Index) -> Bool { left._offset < right._offset }
  }
  var startIndex: Index { Index(_offset: 0) }
  var endIndex: Index { Index(_offset: removals.count + insertions.count) }
  func index(after index: Index) -> Index { Index(_offset: index._offset + 1) }
  subscript(position: Index) -> Change {
    position._offset < removals.count
      ? removals[removals.count - (position._offset + 1)]
      : insertions[position._offset - removals.count]
  }
}
extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
extension CollectionDifference: Equatable where ChangeElement: Equatable {}
extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}
extension CollectionDifference: Hashable where ChangeElement: Hashable {}
extension CollectionDifference.Change: Sendable where ChangeElement: Sendable {}
extension CollectionDifference: Sendable where ChangeElement: Sendable {}
extension CollectionDifference where ChangeElement: Hashable {
  func inferringMoves() -> CollectionDifference<ChangeElement> {
    var removed: [ChangeElement: Int?] = [:]
    for change in removals {
      let isKnown = removed[change._element] != nil
      removed.updateValue(isKnown ? nil : change._offset, forKey: change._element)
    }
    var inserted: [ChangeElement: Int?] = [:]
    for change in insertions {
      let isKnown = inserted[change._element] != nil
      inserted.updateValue(isKnown ? nil : change._offset, forKey: change._element)
    }
    return CollectionDifference(
      _changes: map { change -> Change in
        let element = change._element
        guard let from = removed[element] ?? nil, let to = inserted[element] ?? nil
        else { return change }
        return change._isRemoval
          ? .remove(offset: change._offset, element: element, associatedWith: to)
          : .insert(offset: change._offset, element: element, associatedWith: from)
      })
  }
}
extension BidirectionalCollection {
  func difference<C: BidirectionalCollection>(
    from other: C, by areEquivalent: (C.Element, Element) -> Bool
  ) -> CollectionDifference<Element> where C.Element == Element {
    _difference(from: Array(other), to: Array(self), areEquivalent)
  }
}
extension BidirectionalCollection where Element: Equatable {
  func difference<C: BidirectionalCollection>(
    from other: C
  ) -> CollectionDifference<Element> where C.Element == Element {
    difference(from: other, by: ==)
  }
}
extension RangeReplaceableCollection {
  func applying(_ difference: CollectionDifference<Element>) -> Self? {
    var result = Self()
    let old = Array(self)
    var (position, count) = (0, 0)
    func copy(_ most: Int) -> Bool {
      guard most <= old.count - position else { return false }
      result.append(contentsOf: old[position..<position + most])
      position += most
      count += most
      return true
    }
    var (removals, insertions) = (difference.removals[...], difference.insertions[...])
    while true {
      let (removal, insertion) = (removals.first, insertions.first)
      let isRemoval: Bool
      if let removal, let insertion {
        isRemoval = removal._offset - position <= insertion._offset - count
      } else {
        isRemoval = removal != nil
      }
      if isRemoval {
        guard let removal else { break }
        guard copy(removal._offset - position), position < old.count else { return nil }
        position += 1
        removals = removals.dropFirst()
      } else {
        guard let insertion else { break }
        guard copy(insertion._offset - count) else { return nil }
        result.append(insertion._element)
        count += 1
        insertions = insertions.dropFirst()
      }
    }
    result.append(contentsOf: old[position...])
    return result
  }
}
/// The furthest points of one step on the diagonals -reach, -reach + 2, …, reach: a step doesn't reach
/// the others.
struct _Furthest {
  var _points: [Int]
  let _reach: Int
  init(_reach: Int) {
    self._reach = _reach
    _points = Array(repeating: 0, count: _reach + 1)
  }
  subscript(diagonal: Int) -> Int {
    get { _points[(diagonal + _reach) / 2] }
    set { _points[(diagonal + _reach) / 2] = newValue }
  }
}
func _difference<Element>(
  from old: [Element], to new: [Element], _ areEquivalent: (Element, Element) -> Bool
) -> CollectionDifference<Element> {
  let steps = _steps(from: old, to: new, areEquivalent)
  var changes: [CollectionDifference<Element>.Change] = []
  var (x, y) = (old.count, new.count)
  for d in stride(from: steps.count - 1, to: 0, by: -1) {
    let points = steps[d]
    let k = x - y
    let previous = k == -d || (k != d && points[k - 1] < points[k + 1]) ? k + 1 : k - 1
    let (fromX, fromY) = (points[previous], points[previous] - previous)
    while x > fromX && y > fromY {
      x -= 1
      y -= 1
    }
    if y != fromY {
      changes.append(.insert(offset: fromY, element: new[fromY], associatedWith: nil))
    } else {
      changes.append(.remove(offset: fromX, element: old[fromX], associatedWith: nil))
    }
    (x, y) = (fromX, fromY)
  }
  return CollectionDifference(_changes: changes)
}
/// The furthest points before each step.
func _steps<Element>(
  from old: [Element], to new: [Element], _ areEquivalent: (Element, Element) -> Bool
) -> [_Furthest] {
  var steps: [_Furthest] = []
  var points = _Furthest(_reach: 1)
  for d in 0...(old.count + new.count) {
    let previous = points
    steps.append(points)
    points = _Furthest(_reach: d)
    for k in stride(from: -d, through: d, by: 2) {
      var x: Int
      if k == -d {
        x = previous[k + 1]
      } else if k != d && previous[k - 1] < previous[k + 1] {
        x = previous[k + 1]
      } else {
        x = previous[k - 1] + 1
      }
      var y = x - k
      while x < old.count && y < new.count && areEquivalent(old[x], new[y]) {
        x += 1
        y += 1
      }
      points[k] = x
      if x >= old.count && y >= new.count { return steps }
    }
  }
  return steps
}
