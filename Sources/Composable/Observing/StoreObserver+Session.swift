// In a program that the tutor runs, the tutor observes every store. Only this file knows that.

extension StoreObserver {
  #if INTERPRETED
    /// The observers of a store: its own observer, and the tutor while the tutor records.
    static func all(_ observer: StoreObserver?) -> [StoreObserver] {
      (observer.map { [$0] } ?? []) + (_isRecorded() ? [session] : [])
    }

    private static let session = StoreObserver { note($0) }

    private static func note(_ event: StoreEvent) {
      let store = event.store
      switch event.kind {
      case .reduced(let action): note(action, store)
      case .effectStarted(let effect): note(effect, store)
      case .effectBegan(let number): _noteStore("began", store, [number], [], ())
      case .effectCancelled(let number, let cause):
        let (text, other) = parts(of: cause)
        var place: [Int] = []
        if case .cancelInFlight(_, _, let location?) = cause {
          place = [location.line, location.column]
        }
        _noteStore("cancelled", store, [number, other] + place, [[name(of: cause), text]], ())
      case .effectEnded(let number, let status):
        switch status {
        case .failed(let error): _noteStore("ended", store, [number, 0], [[error]], ())
        case .cancelled: _noteStore("ended", store, [number, 1], [], ())
        case .running, .ended: _noteStore("ended", store, [number, 0], [], ())
        }
      case .nothingToCancel(let id, let cause, let pending, let part, let missed):
        let (text, other) = parts(of: cause)
        let effects = missed.map { effect in
          switch effect {
          case .ofStore(let other, let number): (numbers: [other, number], id: id)
          case .withElement(let element, let number): (numbers: [store, number], id: element)
          }
        }
        _noteStore(
          "nothing", store, [pending ?? 0, other] + effects.flatMap(\.numbers),
          [[name(of: cause), text], [id], part, effects.map(\.id)], ())
      case .dropped(let action, let effect): _noteStore("dropped", store, [effect], [], action)
      case .throttled(let action, let id, let waiting):
        _noteStore("throttled", store, [waiting ?? 0], [[id]], action ?? ())
      case .waiting(let entry, let effects):
        _noteStore("waiting", store, [entry ?? 0] + effects, [], ())
      case .received(let entry, let skipped):
        _noteStore("received", store, [entry] + skipped, [], ())
      case .unmet(let entry, let expected, let actual):
        let elements: (Any) -> [Any] = elements
        _noteStore("unmet", store, [entry ?? 0], [], [actual, expected, elements] as [Any])
      }
    }

    private static func note(_ action: ReducedAction, _ store: Int) {
      note(
        action.action, action.sender, store: store, number: action.number, action.isReentrant,
        action.isToBeReceived, action.before, action.after,
        Steps.Notes(changes: action.changes, hasBound: true, facts: ["child", ""]))
    }

    /// Reports changed dependencies of a store to the tutor.
    static func note(_ dependencies: DependencyValues, store: Int) {
      if _isRecorded() { _noteStore("overrides", store, [], [], dependencies) }
    }

    /// Reports an action to the tutor if there is no other observer. The tutor needs neither the
    /// reducer's duration nor its reads, because it records reads itself.
    static func note(
      _ action: Any, _ sender: Sender, store: Int, number: Int, isReentrant: Bool,
      isToBeReceived: Bool, before: Any, after: Any, notes: Steps.Notes
    ) {
      if case .caller(let place) = sender, !isReentrant, !isToBeReceived, notes.changes.isEmpty,
        !notes.hasBound, notes.facts.isEmpty
      {
        _noteAction(
          store, number, place.line, place.column, [], action, before, after, [], notes.order,
          elements, [], equality(of: before))
      } else {
        note(
          action, RecordedSender(sender), store: store, number: number, isReentrant,
          isToBeReceived, before, after, notes)
      }
    }

    private static func note(
      _ action: Any, _ sender: RecordedSender, store: Int, number: Int, _ isReentrant: Bool,
      _ isToBeReceived: Bool, _ before: Any, _ after: Any, _ notes: Steps.Notes
    ) {
      var (line, column): (UInt, UInt) = (0, 0)
      if case .caller(let place) = sender { (line, column) = (place.line, place.column) }
      let origin: [Int] =
        switch sender {
        case .caller: [0, 0, 0]
        case .effect(let start): [1, start.number, start.entry]
        case .reducer(let entry): [2, 0, entry]
        }
      _noteAction(
        store, number, line, column,
        origin + [isReentrant ? 1 : 0, isToBeReceived ? 1 : 0, notes.hasBound ? 1 : 0], action,
        before,
        after, notes.changes.flatMap { [$0.old, $0.new, $0.before, $0.after] },
        notes.order, elements, notes.facts, equality(of: before))
    }

    /// Compares parts of a state; `nil` if every `==` in it is synthesized, because that says of all that differs
    /// that it differs.
    private static func equality(of state: Any) -> ((Any, Any) -> Bool?)? {
      _isNative(type(of: state), (any Equatable).self) ? nil : areEqual
    }

    /// Compares two values of one type; `nil` if they can't be compared.
    private static func areEqual(_ one: Any, _ other: Any) -> Bool? {
      guard let one = one as? any Equatable else { return nil }
      return isEqual(one, to: other)
    }

    private static func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool? {
      (other as? Value).map { one == $0 }
    }

    /// Whether a value is shown as an optional, or the ids of its elements; then its elements or its wrapped
    /// value.
    private static func elements(_ value: Any) -> [Any] {
      guard let mirror = (value as? any CustomReflectable)?.customMirror,
        mirror.displayStyle != .struct, mirror.displayStyle != .class
      else { return [] }
      let ids = (value as? any IdentifiedElements)?.idTexts
      let kind: Any = ids ?? (mirror.displayStyle == .optional)
      return [kind] + mirror.children.map(\.value)
    }

    private static func note(_ effect: EffectRecord, _ store: Int) {
      let (kind, count) =
        switch effect.kind {
        case .run: (0, 0)
        case .source: (1, 0)
        case .sequence(let count): (2, count)
        case .part: (3, 0)
        case .delay: (4, 0)
        }
      var delay: [String] = []
      if case .delay(let duration, let reason) = effect.kind {
        delay = [reason.rawValue, "\(duration / .seconds(1))", "\(effect.delayedEffects)"]
      }
      _noteStore(
        "started", store,
        [
          effect.number, effect.entry, kind, count, effect.sequence ?? 0, effect.location.line,
          effect.location.column, effect.position ?? 0,
        ], [effect.name.map { [$0] } ?? [], effect.ids, effect.part, delay],
        effect.delayedAction ?? ())
    }

    private static func name(of cause: CancellationCause) -> String {
      switch cause {
      case .id: "id"
      case .cancelInFlight: "cancelInFlight"
      case .effect: "effect"
      case .partGone: "partGone"
      case .storeGone: "storeGone"
      case .task: "task"
      case .sequence: "sequence"
      case .skipped: "skipped"
      }
    }

    /// The id or part of a cause, and the number of the action or effect.
    private static func parts(of cause: CancellationCause) -> (text: String, number: Int) {
      switch cause {
      case .id(let id, let entry), .cancelInFlight(let id, let entry, _): (id, entry)
      case .effect(let id, let number): (id, number)
      case .partGone(let part, let entry): (part, entry)
      case .storeGone, .task, .sequence, .skipped: ("", 0)
      }
    }
  #else
    /// The observers of a store.
    static func all(_ observer: StoreObserver?) -> [StoreObserver] { observer.map { [$0] } ?? [] }

    /// Does nothing, because a compiled program has no tutor.
    static func note(
      _ action: Any, _ sender: Sender, store: Int, number: Int, isReentrant: Bool,
      isToBeReceived: Bool, before: Any, after: Any, notes: Steps.Notes
    ) {}

    /// Does nothing, because a compiled program has no tutor.
    static func note(_ dependencies: DependencyValues, store: Int) {}
  #endif
}

extension Steps {
  #if INTERPRETED
    /// Notes about a reduction for the tutor.
    struct Notes {
      var changes: [ObservedChange] = []
      /// For each reducer of a body with several: the reducer, and the states before and after it.
      var order: [Any] = []
      /// Whether a `BindingReducer` got a binding.
      var hasBound = false
      /// Facts from reducers of children: each is a kind with a key path or ids.
      var facts: [Any] = []
      /// Where effects were made.
      fileprivate var made: [Place] = []
      /// Whether a reducer of the body runs, so that the reducers in it aren't noted.
      fileprivate var isInside = false
    }

    /// The notes about the current reduction; `nil` between reductions.
    // Stores reduce on the main actor. If a program calls a reducer on another thread, the tutor's
    // machine guards the variable.
    private static nonisolated(unsafe) var notes: Notes?
    // Never changes. It isn't `Sendable` only because its empty lists could hold any value.
    private static nonisolated(unsafe) let none = Notes()

    /// Begins to make notes, and returns the notes about the outer reduction.
    static func beginNotes() -> Notes? {
      let outer = notes
      notes = none
      return outer
    }

    /// Returns the notes since the reduction began.
    static func endNotes(within outer: Notes?) -> Notes {
      let own = notes
      notes = outer
      return own ?? none
    }

    /// Records that a `BindingReducer` performs an assignment.
    static func noteBinding() { notes?.hasBound = true }

    /// Records that an effect was made.
    static func noteMade(at place: Place) {
      if notes != nil { notes?.made.append(place) }
    }

    /// Records which of the effects that were made aren't a part of the returned one.
    static func noteReturned<Action>(_ effect: Effect<Action>) {
      guard let made = notes?.made, !made.isEmpty else { return }
      var returned = effect.places
      for place in made {
        let index = returned.firstIndex { $0.line == place.line && $0.column == place.column }
        if let index {
          returned.remove(at: index)
          continue
        }
        notes?.facts += ["unreturned", [Int(place.line), Int(place.column)]] as [Any]
      }
    }

    /// Records that a reducer passes the action on to the reducer of a child.
    static func noteChild(_ path: @autoclosure () -> Any) {
      if notes != nil { notes?.facts += ["child", path()] }
    }

    /// Records that the ids of a child's collection are others, or that the collection was replaced.
    ///
    /// - Parameter id: The id of the element whose action is reduced.
    static func noteElements<ID>(_ path: @autoclosure () -> Any, own id: ID?) {
      if notes != nil { notes?.facts += ["elements", [path(), id.map { "\($0)" } ?? ""]] }
    }

    /// Records that an alert or a dialog is removed after its action.
    static func notePrompt(_ path: @autoclosure () -> Any) {
      if notes != nil { notes?.facts += ["prompt", path()] }
    }

    /// Records the elements that a stack removes together.
    static func notePop(_ ids: @autoclosure () -> [StackElementID]) {
      if notes != nil { notes?.facts += ["pop", ids().map { "\($0)" }] as [Any] }
    }

    /// Whether an observer needs changes.
    static var areChangesNoted: Bool { notes != nil || areNoted }

    /// Records a change for the tutor, if the tutor needs it.
    static func tellsTutor(_ change: () -> ObservedChange) -> Bool {
      if notes == nil { return false }
      notes?.changes.append(change())
      return true
    }

    /// Whether the tutor needs the order of reducers.
    static var arePairsNoted: Bool {
      if let notes { return !notes.isInside }
      return false
    }

    /// Runs one of several reducers, and notes the states before and after it.
    static func noted<R: Reducer>(
      _ reducer: R, _ state: inout R.State, _ action: R.Action
    ) -> Effect<R.Action> {
      if reducer is any ReducerSequence { return reducer.reduce(into: &state, action: action) }
      let before = state
      notes?.isInside = true
      let effect = reducer.reduce(into: &state, action: action)
      notes?.isInside = false
      notes?.order += [reducer, before, state] as [Any]
      return effect
    }
  #else
    /// A compiled program has no tutor that needs notes.
    struct Notes { let changes: [ObservedChange] = [] }

    /// Does nothing.
    static func beginNotes() -> Notes? { nil }

    /// Returns no notes.
    static func endNotes(within outer: Notes?) -> Notes { Notes() }

    /// Does nothing.
    static func noteBinding() {}

    /// Does nothing.
    static func noteMade(at place: Place) {}

    /// Does nothing.
    static func noteReturned<Action>(_ effect: Effect<Action>) {}

    /// Does nothing.
    @inlinable
    static func noteChild(_ path: @autoclosure () -> Any) {}

    /// Does nothing.
    static func noteElements<ID>(_ path: @autoclosure () -> Any, own id: ID?) {}

    /// Does nothing.
    @inlinable
    static func notePrompt(_ path: @autoclosure () -> Any) {}

    /// Does nothing.
    @inlinable
    static func notePop(_ ids: @autoclosure () -> [StackElementID]) {}

    /// Whether an observer needs changes.
    static var areChangesNoted: Bool { areNoted }

    /// Returns false, because a compiled program has no tutor.
    static func tellsTutor(_ change: () -> ObservedChange) -> Bool { false }

    /// False, because a compiled program has no tutor.
    @inlinable
    static var arePairsNoted: Bool { false }

    /// Only runs the reducer.
    @inlinable
    static func noted<R: Reducer>(
      _ reducer: R, _ state: inout R.State, _ action: R.Action
    ) -> Effect<R.Action> { reducer.reduce(into: &state, action: action) }
  #endif
}
