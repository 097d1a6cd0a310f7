import Differences
import Recording

/// The effects of a collection's elements, after an action that added, removed or replaced elements.
struct ElementEffects: Sendable {
  /// A change of a collection.
  struct Change: Sendable {
    /// The effects whose elements were changed or replaced, and keep their ids.
    var continuing: [(effect: EffectID, element: String)] = []
    /// The elements that were added.
    var added: [String] = []
  }

  private var changes: [ActionID: Change] = [:]
  /// The elements that had effects, by store.
  private var owners: [Int: Set<String>] = [:]

  mutating func note(_ effect: StoreEffect) {
    if let element = effect.element { owners[effect.id.store, default: []].insert(element.path) }
  }

  /// Keeps what an action changes, and returns the effects in flight of the changed collections.
  mutating func note(_ action: StoreAction, inFlight: [StoreEffect]) -> [EffectID] {
    var found: [EffectID] = []
    for case .elementsChanged(let property, let own) in action.facts {
      let effects = inFlight.filter { $0.element?.property == property }
      guard let collection = effects.first?.element?.collection else { continue }
      found += effects.map(\.id)
      var change = Change()
      for effect in effects {
        guard let element = effect.element, element.id != own,
          action.changes.shown.contains(where: { $0.path.isInside(element.path) })
        else { continue }
        change.continuing.append((effect.id, element.path))
      }
      let isReplaced = effects.contains { effect in
        action.changes.shown.contains { $0.path == effect.element?.path && $0.new == nil }
      }
      guard isReplaced || !change.continuing.isEmpty else { continue }
      change.added = action.changes.shown.filter { added in
        added.old == nil && added.path.hasPrefix(collection + "[id: ")
      }.map(\.path)
      changes[action.id] = change
    }
    return found
  }

  /// Returns the effects that act on changed elements, and the new elements that never had effects.
  func change(by action: ActionID) -> Change? {
    guard var change = changes[action] else { return nil }
    change.added.removeAll { owners[action.store]?.contains($0) == true }
    return change
  }
}

extension StoreEffect {
  /// The element of a collection to which it belongs.
  fileprivate var element: (path: String, collection: String, property: String, id: String)? {
    guard let last = part.last?.withoutRoot, last.hasSuffix("]"),
      let start = last.firstRange(of: "[id: ")
    else { return nil }
    let path = part.map(\.withoutRoot).joined(separator: ".")
    return (
      path, String(path.dropLast(last[start.lowerBound...].count)),
      String(last[..<start.lowerBound]), String(last[start.upperBound...].dropLast())
    )
  }
}

extension String {
  /// Returns whether it is the path of a part inside of another part.
  fileprivate func isInside(_ part: String) -> Bool {
    hasPrefix(part + ".") || hasPrefix(part + "[")
  }

  /// `editor` for `\State.$editor`
  var withoutRoot: String {
    guard hasPrefix("\\"), let dot = firstIndex(of: ".") else { return self }
    return String(self[index(after: dot)...]).replacing("$", with: "")
  }
}
