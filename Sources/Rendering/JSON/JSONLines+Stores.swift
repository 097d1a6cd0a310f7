import Differences
import Recording

extension StoreNote {
  /// `note` is the kind. Stores, actions and effects are numbers.
  var facts: JSONText {
    switch self {
    case .reduced(let action):
      .object([
        "note": .string("reduced"), "store": .integer(action.id.store),
        "action": .integer(action.id.number), "label": .string(action.label),
        "sender": action.sender.json, "isReentrant": .boolean(action.isReentrant),
        "isToBeReceived": .boolean(action.isToBeReceived),
        "unbound": action.unbound.map { .array($0.map { .string($0) }) },
        "unreached": action.unreached.map { .string($0) },
        "facts": action.facts.isEmpty ? nil : .array(action.facts.map(\.json)),
        "observed": action.observed.isEmpty ? nil : .array(action.observed.map(\.json)),
        "steps": action.steps.isEmpty ? nil : .array(action.steps.map(\.json)),
        "changes": .array(action.changes.shown.map(\.json)),
        "moreChanges": action.changes.hidden == 0 ? nil : .integer(action.changes.hidden),
        "state": action.state.isEmpty ? nil : .array(action.state.map(\.json)),
      ])
    case .effectStarted(let effect): effect.facts
    case .effectBegan(let effect): effect.facts("effectBegan")
    case .effectCancelled(let effect, let cause):
      effect.facts("effectCancelled", ["cause": cause.json])
    case .effectEnded(let effect, let isCancelled, let error):
      effect.facts(
        "effectEnded",
        ["isCancelled": .boolean(isCancelled), "error": error.map { .string($0) }])
    case .nothingToCancel(let missed):
      .object([
        "note": .string("nothingToCancel"), "store": .integer(missed.store),
        "id": .string(missed.id), "part": .array(missed.part.map { .string($0) }),
        "cause": missed.cause.json, "pending": missed.pending.map { .integer($0.number) },
        "missed": missed.missed.isEmpty ? nil : .array(missed.missed.map(\.json)),
      ])
    case .dropped(let action, let effect):
      effect.facts("dropped", ["label": .string(action)])
    case .throttled(let action, let id, let waiting, let store):
      .object([
        "note": .string("throttled"), "store": .integer(store), "id": .string(id),
        "label": action.map { .string($0) }, "by": waiting.map { .integer($0.number) },
      ])
    case .waiting(let action, let effects):
      .object([
        "note": .string("waiting"),
        "store": (action?.store ?? effects.first?.store).map { .integer($0) },
        "action": action.map { .integer($0.number) },
        "effects": .array(effects.map { .integer($0.number) }),
      ])
    case .overrides(let overrides, let store):
      .object([
        "note": .string("overrides"), "store": .integer(store),
        "overrides": .array(overrides.map(\.json)),
      ])
    case .received(let action, let skipped):
      .object([
        "note": .string("received"), "store": .integer(action.store),
        "action": .integer(action.number),
        "skipped": .array(skipped.map { .integer($0.number) }),
      ])
    case .unmet(let action, let store, let expected):
      .object([
        "note": .string("unmet"), "store": .integer(store),
        "action": action.map { .integer($0.number) },
        "changes": .array(expected.shown.map(\.json)),
      ])
    }
  }
}

extension StoreAction.Step {
  fileprivate var json: JSONText {
    .object([
      "reducer": .string(reducer), "place": place?.json,
      "changes": .array(changes.shown.map(\.json)),
    ])
  }
}

extension EffectID {
  fileprivate func facts(
    _ note: String, _ more: KeyValuePairs<String, JSONText?> = [:]
  ) -> JSONText {
    let own: KeyValuePairs<String, JSONText?> = [
      "note": .string(note), "store": .integer(store), "effect": .integer(number),
    ]
    guard case .object(let first) = JSONText.object(own),
      case .object(let second) = JSONText.object(more)
    else { return .object([]) }
    return .object(first + second)
  }
}

extension MissedCancellation.Effect {
  fileprivate var json: JSONText {
    .object([
      "store": .integer(effect.store), "effect": .integer(effect.number), "id": .string(id),
    ])
  }
}

extension StoreEffect {
  fileprivate var facts: JSONText {
    var count: Int?
    var wait: StoreDelay?
    let name: String
    switch kind {
    case .run: name = "run"
    case .source: name = "source"
    case .sequence(let effects): (name, count) = ("sequence", effects)
    case .part: name = "part"
    case .delay(let delay):
      name = delay.function
      wait = delay
    }
    return id.facts(
      "effectStarted",
      [
        "effectKind": .string(name), "count": count.map { .integer($0) },
        "name": self.name.map { .string($0) }, "action": .integer(action.number),
        "describedAt": place?.json, "ids": .array(ids.map { .string($0) }),
        "part": .array(part.map { .string($0) }),
        "sequence": sequence.map { .integer($0.number) },
        "position": position.map { .integer($0) },
        "seconds": wait.map { .number($0.seconds) }, "sends": wait?.action.map { .string($0) },
        "effects": wait.map { .integer($0.count) },
      ])
  }
}

extension StoreAction.Sender {
  fileprivate var json: JSONText {
    switch self {
    case .caller(let place): .object(["kind": .string("caller"), "place": place?.json])
    case .effect(let effect, of: let action):
      .object([
        "kind": .string("effect"), "effect": .integer(effect.number),
        "action": .integer(action.number),
      ])
    case .reducer(let action):
      .object(["kind": .string("reducer"), "action": .integer(action.number)])
    }
  }
}

extension Difference {
  fileprivate var json: JSONText {
    .object([
      "path": .string(path), "old": old.map { .string($0) }, "new": new.map { .string($0) },
    ])
  }
}

extension StatePart {
  var json: JSONText { .object(["name": .string(name), "value": .string(value)]) }
}

extension StoreAction.Observed {
  fileprivate var json: JSONText {
    .object([
      "old": .string(old), "new": .string(new), "changes": .array(changes.shown.map(\.json)),
    ])
  }
}

extension StoreCancellation {
  fileprivate var json: JSONText {
    func object(
      _ kind: String, _ text: (String, String)? = nil, action: ActionID? = nil,
      effect: EffectID? = nil, at place: Place? = nil
    ) -> JSONText {
      var id: String?
      var part: String?
      if let (key, value) = text { if key == "id" { id = value } else { part = value } }
      return .object([
        "kind": .string(kind), "id": id.map { .string($0) }, "part": part.map { .string($0) },
        "action": action.map { .integer($0.number) },
        "effect": effect.map { .integer($0.number) }, "place": place?.json,
      ])
    }
    return switch self {
    case .id(let id, by: let action): object("id", ("id", id), action: action)
    case .cancelInFlight(let id, by: let action, at: let place):
      object("cancelInFlight", ("id", id), action: action, at: place)
    case .effect(let id, by: let effect): object("effect", ("id", id), effect: effect)
    case .partGone(let part, by: let action): object("partGone", ("part", part), action: action)
    case .storeGone: object("storeGone")
    case .task: object("task")
    case .sequence: object("sequence")
    case .skipped: object("skipped")
    }
  }
}

extension StoreAction.Fact {
  fileprivate var json: JSONText {
    switch self {
    case .computedChild(let property):
      .object(["kind": .string("computedChild"), "property": .string(property)])
    case .promptRemoved(let property):
      .object(["kind": .string("promptRemoved"), "property": .string(property)])
    case .elementsChanged(let property, let own):
      .object([
        "kind": .string("elementsChanged"), "property": .string(property),
        "own": own.map { .string($0) },
      ])
    case .unreturnedEffect(let place):
      .object(["kind": .string("unreturnedEffect"), "at": place.json])
    case .equalAlthoughChanged(let path, let type, let property, let old, let new):
      .object([
        "kind": .string("equalAlthoughChanged"), "path": .string(path), "type": .string(type),
        "property": .string(property), "old": .string(old), "new": .string(new),
      ])
    case .popped(let ids):
      .object(["kind": .string("popped"), "ids": .array(ids.map { .string($0) })])
    }
  }
}
