package import Differences

/// An event that a store of `Composable` reports to its observers.
package indirect enum StoreNote: Hashable, Sendable {
  case reduced(StoreAction)
  case effectStarted(StoreEffect)
  /// An effect began to run. The lane of the event is its task.
  case effectBegan(EffectID)
  case effectCancelled(EffectID, StoreCancellation)
  /// An effect ended, with its unhandled error, if it threw one.
  case effectEnded(EffectID, isCancelled: Bool, error: String?)
  /// No effect with the id of a cancellation was in flight.
  case nothingToCancel(MissedCancellation)
  /// An action that a cancelled effect sent.
  case dropped(action: String, EffectID)
  /// A throttle that keeps the first of several effects didn't start one, which would have sent the
  /// action.
  case throttled(action: String?, id: String, by: EffectID?, store: Int)
  /// The program waits for the effects of an action, or of all actions, to end.
  case waiting(ActionID?, for: [EffectID])
  /// The program changed the dependencies of a store.
  case overrides([Scope.Override], store: Int)
  /// A test received an action, and skipped earlier ones.
  case received(ActionID, skipped: [ActionID])
  /// A test expected another state. The action leads to that state and wasn't received yet.
  /// `expected` are the changes from the actual to the expected state.
  case unmet(ActionID?, store: Int, expected: Differences)
}

/// An action of a store. Stores, and the actions in each store, are numbered from 1.
package struct ActionID: Hashable, Sendable {
  package var store: Int
  package var number: Int

  package init(store: Int, number: Int) {
    self.store = store
    self.number = number
  }
}

/// An effect of a store. Stores, and the effects in each store, are numbered from 1.
package struct EffectID: Hashable, Sendable {
  package var store: Int
  package var number: Int

  package init(store: Int, number: Int) {
    self.store = store
    self.number = number
  }
}

/// An action that was reduced.
package struct StoreAction: Hashable, Sendable {
  package enum Sender: Hashable, Sendable {
    /// The owner of the store, at a place of the program.
    case caller(Place?)
    /// An effect that an action started.
    case effect(EffectID, of: ActionID)
    /// The reducer, while it reduced an action.
    case reducer(ActionID)
  }

  /// A changed value that an `onChange` observed.
  package struct Observed: Hashable, Sendable {
    package var old: String
    package var new: String
    /// The changes made by the reducer that ran for the observed change.
    package var changes: Differences

    package init(old: String, new: String, changes: Differences) {
      self.old = old
      self.new = new
      self.changes = changes
    }
  }

  /// One of several reducers that reduced the action one after the other.
  package struct Step: Hashable, Sendable {
    /// `Reduce`, `Scope`, `Reduce.onChange`
    package var reducer: String
    package var place: Place?
    package var changes: Differences

    package init(reducer: String, place: Place?, changes: Differences) {
      self.reducer = reducer
      self.place = place
      self.changes = changes
    }
  }

  package var id: ActionID
  /// `.row(id: 2, .start)`
  package var label: String
  package var sender: Sender
  /// Whether it was sent while another action was being reduced.
  package var isReentrant: Bool
  /// Whether a test must receive it.
  package var isToBeReceived: Bool
  package var changes: Differences
  package var observed: [Observed]
  /// The reducers of the body in their order, if it has several.
  package var steps: [Step]
  /// The parts of the state that have changed since the last action, or all parts for the first
  /// action.
  package var state: [StatePart]
  /// For an assignment to a property that no `BindingReducer` made: the cases around it, the outermost first.
  package var unbound: [String]?
  /// For an action of another feature that no `Scope`, `ifLet` or `forEach` passed on to that feature: its
  /// case.
  package var unreached: String?
  package var facts: [Fact] = []

  /// A fact about an action that a reducer of a child tells.
  package enum Fact: Hashable, Sendable {
    /// A child's state is a computed property, whose setter decides what is kept.
    case computedChild(property: String)
    /// An alert or a dialog was removed after its action.
    case promptRemoved(property: String)
    /// A stack removed an element, and those above it.
    case popped(ids: [String])
    /// The ids of a child's collection are others, or the collection was replaced. `own` is the id of the
    /// element whose action it was.
    case elementsChanged(property: String, own: String?)
    /// An effect was made, and isn't a part of what the reducer returned.
    case unreturnedEffect(at: Place)
    /// The program's own `==` of a type says that a part of the state is equal before and after, although
    /// one of its properties differs.
    case equalAlthoughChanged(
      path: String, type: String, property: String, old: String, new: String)
  }

  package init(
    id: ActionID, label: String, sender: Sender, isReentrant: Bool, isToBeReceived: Bool,
    changes: Differences, observed: [Observed], steps: [Step] = [], state: [StatePart] = [],
    unbound: [String]? = nil
  ) {
    self.id = id
    self.label = label
    self.sender = sender
    self.isReentrant = isReentrant
    self.isToBeReceived = isToBeReceived
    self.changes = changes
    self.observed = observed
    self.steps = steps
    self.state = state
    self.unbound = unbound
  }
}

/// A property of a store's state with its value. A state without properties is one part without a
/// name.
package struct StatePart: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// An effect that a store has started.
package struct StoreEffect: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case run, source
    /// A sequence of effects.
    case sequence(Int)
    /// A wait, after which another effect starts.
    case delay(StoreDelay)
    /// A part of an effect that has its own cancellation id.
    case part
  }

  package var id: EffectID
  package var kind: Kind
  /// Its name in the program.
  package var name: String?
  /// The action for which the reducer returned it.
  package var action: ActionID
  /// Where it is created.
  package var place: Place?
  /// The ids under which it can be cancelled.
  package var ids: [String]
  /// The parts of the state that it belongs to, the outermost first.
  package var part: [String]
  /// The sequence that contains it.
  package var sequence: EffectID?
  /// Its position in the sequence, from 1.
  package var position: Int?

  package init(
    id: EffectID, kind: Kind, name: String?, action: ActionID, place: Place?, ids: [String],
    part: [String], sequence: EffectID?, position: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.action = action
    self.place = place
    self.ids = ids
    self.part = part
    self.sequence = sequence
    self.position = position
  }
}

/// The wait of a delayed effect.
package struct StoreDelay: Hashable, Sendable {
  /// The function that delays it: `debounce`, `throttle`.
  package var function: String
  package var seconds: Double
  /// The action that it sends afterwards, if it does only that.
  package var action: String?
  /// The number of effects that begin afterwards.
  package var count: Int

  package init(function: String, seconds: Double, action: String?, count: Int) {
    self.count = count
    self.function = function
    self.seconds = seconds
    self.action = action
  }
}

/// A cancellation by an id that no effect had.
package struct MissedCancellation: Hashable, Sendable {
  /// An effect in flight that the program may have meant.
  package struct Effect: Hashable, Sendable {
    package var effect: EffectID
    /// Its id: in another store the cancelled id, in the same store an element of the cancelled id.
    package var id: String

    package init(_ effect: EffectID, id: String) {
      self.effect = effect
      self.id = id
    }
  }

  package var id: String
  package var cause: StoreCancellation
  /// The effect for which a queued one with the id waits.
  package var pending: EffectID?
  /// The part of the state whose reducer or effect cancels, the outermost first.
  package var part: [String]
  package var store: Int
  package var missed: [Effect]

  /// The effects of other stores that have the id.
  package var elsewhere: [Effect] { missed.filter { $0.effect.store != store } }
  /// The effects of the store whose ids are elements of the id.
  package var elements: [Effect] { missed.filter { $0.effect.store == store } }

  package init(
    id: String, cause: StoreCancellation, pending: EffectID?, part: [String], store: Int,
    missed: [Effect] = []
  ) {
    self.id = id
    self.cause = cause
    self.pending = pending
    self.part = part
    self.store = store
    self.missed = missed
  }
}

/// Why an effect was cancelled.
package enum StoreCancellation: Hashable, Sendable {
  /// `.cancel(id:)`, which the reducer returned for an action.
  case id(String, by: ActionID)
  /// An action started an effect with the same id and `cancelInFlight`, at a place; or another delayed one
  /// with the same id, without a place.
  case cancelInFlight(String, by: ActionID, at: Place?)
  /// `Task.cancel(id:)` in an effect.
  case effect(String, by: EffectID)
  /// The part of the state that it belongs to was removed.
  case partGone(String, by: ActionID)
  case storeGone
  /// The task that `send` returned was cancelled.
  case task
  /// The sequence that contains it was cancelled.
  case sequence
  /// A test skipped the effects in flight.
  case skipped
}
