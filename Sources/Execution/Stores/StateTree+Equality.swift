import Differences
import Machine
import Recording

extension StateTree {
  /// The maximum number of comparisons by the program's own code, for one action.
  private static let mostComparisons = 64

  /// Returns the parts that differ from those of another tree although the program's own `==` says that they
  /// are equal.
  ///
  /// Of nested values with such an `==`, only the innermost one is returned, with the first property whose
  /// own `==` says that it differs.
  func equalParts(of other: StateTree) -> [StoreAction.Fact] {
    var most = Self.mostComparisons
    return equalParts(of: other, at: "", within: &most)
  }

  private func equalParts(
    of other: StateTree, at path: String, within most: inout Int
  ) -> [StoreAction.Fact] {
    guard most > 0, !isKnownEqual(to: other) else { return [] }
    switch (form, other.form) {
    case (.parts(let type, let olds), .parts(let otherType, let news))
    where type == otherType && olds.count == news.count && !type.isEmpty:
      let differing = zip(olds, news).filter { !$0.value.isKnownEqual(to: $1.value) }
      let inner = differing.flatMap { old, new in
        old.value.equalParts(
          of: new.value, at: path.isEmpty ? old.label : "\(path).\(old.label)", within: &most)
      }
      if !inner.isEmpty { return inner }
      guard isEqual(to: other, within: &most) == true else { return [] }
      for (old, new) in differing where old.value.isEqual(to: new.value, within: &most) == false {
        return [
          .equalAlthoughChanged(
            path: path, type: type, property: old.label, old: old.value.partText,
            new: new.value.partText)
        ]
      }
      return []
    case (.enumeration(let name, let olds), .enumeration(let otherName, let news))
    where name == otherName && olds.count == news.count:
      return zip(olds, news).flatMap { old, new in
        old.value.equalParts(of: new.value, at: "\(path).\(name)", within: &most)
      }
    case (.optional(let old?), .optional(let new?)):
      return old.equalParts(of: new, at: path, within: &most)
    case (.list(let olds), .list(let news)) where olds.count == news.count:
      return zip(olds, news).enumerated().flatMap { index, pair in
        pair.0.equalParts(of: pair.1, at: "\(path)[\(index)]", within: &most)
      }
    case (.identified(let olds), .identified(let news)) where olds.map(\.id) == news.map(\.id):
      return zip(olds, news).flatMap { old, new in
        old.value.equalParts(of: new.value, at: "\(path)[id: \(old.id)]", within: &most)
      }
    case (.keyed(let olds), .keyed(let news)) where olds.map(\.key) == news.map(\.key):
      return zip(olds, news).flatMap { old, new in
        old.value.equalParts(of: new.value, at: "\(path)[\(old.key)]", within: &most)
      }
    default: return []
    }
  }

  /// Compares with `==`; nil if the type has none, or if there were too many comparisons.
  private func isEqual(to other: StateTree, within most: inout Int) -> Bool? {
    guard most > 0 else { return nil }
    most -= 1
    return reader.areEqual(value, other.value)
  }
}
