package import Recording

/// The state of a run at one moment, in texts that fit beside its code.
package struct Now: Hashable, Sendable {
  /// One lane.
  package struct Lane: Hashable, Sendable {
    package var id: LaneID
    /// `T1 · Task`
    package var title: StyledText
    /// Its activity: `at line 7`, `waits for T1`, `ended`.
    package var doing: StyledText
    /// Its current line, while it runs.
    package var line: Int?
    package var isOver: Bool
    package var hasBegun: Bool
    /// The bindings, the innermost first.
    package var bindings: [Binding]
  }

  /// The value that a lane would read under a name, or would have read if it had inherited it.
  package struct Binding: Hashable, Sendable {
    package enum State: String, Hashable, Sendable {
      case current
      /// An inner binding has the same name.
      case shadowed
      /// The lane's creator has it, but the lane hasn't.
      case lost
    }

    package var name: String
    package var value: String
    package var origin: StyledText
    package var state: State
  }

  /// A model, or a wrapper without a model, with its captured values.
  package struct Model: Hashable, Sendable {
    package var title: StyledText
    package var captured: [String]
  }

  /// A cached default.
  package struct Cached: Hashable, Sendable {
    package var context: String
    package var name: String
    package var value: String
    package var origin: StyledText
  }

  package var lanes: [Lane]
  package var stores: [Store]
  package var models: [Model]
  package var caches: [Cached]
  package var output: String

  init(_ moment: Moment, _ wording: Wording) {
    lanes = moment.lanes.map { Lane($0, moment, wording) }
    stores = moment.stores.map { Store($0, moment, wording) }
    models = moment.models.map { Model($0, wording) }
    caches = moment.caches.map { entry in
      Cached(
        context: entry.context.rawValue, name: entry.name, value: entry.value,
        origin: entry.place.map {
          StateMessage.firstRead(
            property: entry.used.property, at: wording.at($0), by: entry.lane
          ).styled
        } ?? StyledText(entry.used.property))
    }
    output = moment.output.map(\.text).joined()
  }
}

extension Now.Lane {
  /// The current activity of a lane: `at line 7`, `waits for T1`, `ended`.
  static func doing(_ state: Moment.LaneState, _ wording: Wording) -> StyledText {
    let message: StateMessage =
      switch state.phase {
      case .ready: .notBegun
      case .running: state.place.map { .at(wording.at($0)) } ?? .hasBegun
      case .waiting(let what): .waitsFor(what)
      case .ended(nil): .ended
      case .ended(let error?): .endedByError(error)
      }
    return message.styled
  }

  fileprivate init(_ state: Moment.LaneState, _ moment: Moment, _ wording: Wording) {
    let isOver = if case .ended = state.phase { true } else { false }
    self.init(
      id: state.id, title: state.lane.map(wording.creation) ?? "\(state.id)",
      doing: Self.doing(state, wording), line: isOver ? nil : state.place?.line, isOver: isOver,
      hasBegun: state.phase != .ready, bindings: Self.bindings(state, moment, wording))
  }

  static func bindings(
    _ state: Moment.LaneState, _ moment: Moment, _ wording: Wording
  ) -> [Now.Binding] {
    var names: Set<String> = []
    var bindings: [Now.Binding] = []
    func add(_ id: ScopeID, isLost: Bool) {
      guard let scope = moment.scope(id) else { return }
      for (name, value) in scope.scope.orderedValues {
        let isShadowed = !names.insert(name).inserted
        if isLost, isShadowed { continue }
        var origin = scope.place.map { wording.at($0) } ?? PlaceMessage.noLine.styled
        if scope.scope.lane != state.id, !isLost {
          origin = StateMessage.from(origin, scope.scope.lane).styled
        }
        if isLost { origin = StateMessage.stayedIn(scope.scope.lane, origin).styled }
        bindings.append(
          Now.Binding(
            name: name, value: value, origin: origin,
            state: isLost ? .lost : isShadowed ? .shadowed : .current))
      }
    }
    for id in state.scopes { add(id, isLost: false) }
    for id in state.lost { add(id, isLost: true) }
    return bindings
  }
}

extension Now.Model {
  fileprivate init(_ state: Moment.ModelState, _ wording: Wording) {
    var title = state.type.map { StyledText($0, .name) } ?? StateMessage.wrapper.styled
    if let made = state.made { title = StateMessage.made(title, at: wording.at(made)).styled }
    let captured = state.wrappers.flatMap { wrapper in
      wrapper.captured.filter { $0.isOf(wrapper.name) }.map { "\($0.name) = \($0.value)" }
    }
    let missed = state.wrappers.compactMap(\.missed).map { loss in
      StateMessage.without(
        override: loss.override.name, value: loss.override.value, parent: loss.parent
      ).styled.characters
    }
    var seen: Set<String> = []
    self.init(title: title, captured: (captured + missed).filter { seen.insert($0).inserted })
  }
}

extension Scope {
  /// Its bindings or overrides, in order.
  fileprivate var orderedValues: [(name: String, value: String)] {
    if case .taskLocal(let name, let value) = content { return [(name, value)] }
    return overrides.map { ($0.name, $0.value) }
  }
}
