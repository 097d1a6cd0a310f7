import Differences
import Recording

extension Now {
  /// A store, with its recorded state.
  package struct Store: Hashable, Sendable {
    /// A property of the state.
    package struct Field: Hashable, Sendable {
      package var name: String
      package var value: String
      /// The change by the last action: `was 1`; nil if the property hasn't changed.
      package var change: String?
    }

    /// `Store`
    package var title: String
    /// `after A2 .typed("te")`; empty before the first action.
    package var after: StyledText
    package var fields: [Field]
    /// The effects in flight, the oldest first: `E2 run (T1), waits for 1 s`.
    package var effects: [StyledText]
    /// The actions that a test hasn't received: `A3 .loaded`.
    package var toBeReceived: [StyledText]

    init(_ state: Moment.StoreState, _ moment: Moment, _ wording: Wording) {
      title = wording.happenings.stores.name(ofStore: state.number)
      after = state.lastAction.map { "after " + Self.text($0, wording) } ?? ""
      fields = state.state.map { Field($0, state.changes, wording) }
      effects = state.effects.map { Self.text($0, moment, wording) }
      toBeReceived = state.toBeReceived.map { Self.text($0, wording) }
    }

    private static func text(_ action: Moment.StoreState.Action, _ wording: Wording) -> StyledText {
      "\(wording.name(of: action.id)) \(wording.value(action.label))"
    }

    private static func text(
      _ effect: EffectID, _ moment: Moment, _ wording: Wording
    ) -> StyledText {
      let book = wording.happenings.stores
      var text = book.started(effect).map(wording.effect) ?? wording.name(of: effect)
      if let lane = book.lane(of: effect).flatMap(moment.lane) {
        text += " (\(lane.id)), " + Now.Lane.doing(lane, wording)
      }
      return text
    }
  }
}

extension Now.Store.Field {
  private static let mostChanges = 2

  /// The property as a binding, for drawings.
  package var binding: Now.Binding {
    Now.Binding(name: name, value: value, origin: "in the state", state: .current)
  }

  fileprivate init(_ part: StatePart, _ changes: Differences, _ wording: Wording) {
    let own = changes.shown.compactMap { change in
      Self.path(change.path, in: part.name).map { Self.text($0, change, wording) }
    }
    var told = own.prefix(Self.mostChanges).joined(separator: "; ")
    if own.count > Self.mostChanges {
      told += "; \(wording.glyphs.ellipsis) \(own.count - Self.mostChanges) more"
    }
    self.init(
      name: part.name.isEmpty ? "state" : part.name, value: part.value,
      change: own.isEmpty ? nil : told)
  }

  /// Returns the rest of a path inside a property.
  private static func path(_ path: String, in name: String) -> String? {
    guard !name.isEmpty else { return path }
    guard path.hasPrefix(name) else { return nil }
    let rest = path.dropFirst(name.count)
    return rest.isEmpty || rest.first == "." || rest.first == "[" ? String(rest) : nil
  }

  private static func text(
    _ path: String, _ change: Difference, _ wording: Wording
  ) -> String {
    if path.isEmpty { return change.old.map { "was \($0)" } ?? "added" }
    return wording.change(Difference(path: path, old: change.old, new: change.new)).characters
  }
}
