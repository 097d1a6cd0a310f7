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

    /// The label of an effect in flight.
    package static var inFlight: String { StateMessage.inFlight.styled.characters }
    /// The label of an action that a test hasn't received.
    package static var notReceived: String { StateMessage.notReceived.styled.characters }

    init(_ state: Moment.StoreState, _ moment: Moment, _ wording: Wording) {
      title = wording.happenings.stores.name(ofStore: state.number)
      after =
        state.lastAction.map { StateMessage.after(Self.text($0, wording)).styled } ?? ""
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
      let text = book.started(effect).map(wording.effect) ?? wording.name(of: effect)
      guard let lane = book.lane(of: effect).flatMap(moment.lane) else { return text }
      return StateMessage.effectIn(lane.id, text, doing: Now.Lane.doing(lane, wording)).styled
    }
  }
}

extension Now.Store.Field {
  private static let mostChanges = 2

  /// The property as a binding, for drawings.
  package var binding: Now.Binding {
    Now.Binding(name: name, value: value, origin: StateMessage.inState.styled, state: .current)
  }

  fileprivate init(_ part: StatePart, _ changes: Differences, _ wording: Wording) {
    let own = changes.shown.compactMap { change in
      Self.path(change.path, in: part.name).map { Self.text($0, change, wording) }
    }
    var told = own.prefix(Self.mostChanges).joined(separator: "; ")
    if own.count > Self.mostChanges {
      let rest = StateMessage.moreChanges(
        own.count - Self.mostChanges, ellipsis: wording.glyphs.ellipsis)
      told += "; " + rest.styled.characters
    }
    self.init(
      name: part.name.isEmpty ? StateMessage.wholeState.styled.characters : part.name,
      value: part.value,
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
    if path.isEmpty {
      return (change.old.map(StateMessage.was) ?? .added).styled.characters
    }
    return wording.change(Difference(path: path, old: change.old, new: change.new)).characters
  }
}
