import Recording

extension Call {
  var json: JSONText {
    .object([
      "function": .string(function.name), "in": home.map { .string($0.name) },
      "place": place?.json,
    ])
  }
}

extension Moment {
  /// Returns the state after a number of events, without the output, which the events contain.
  func json(after count: Int) -> JSONText {
    .object([
      "moment": .integer(count),
      "lanes": .array(lanes.map(\.json)),
      "scopes": .array(scopes.filter(\.isOpen).map(\.json)),
      "models": .array(models.map(\.json)),
      "caches": .array(caches.map(\.json)),
      "stores": stores.isEmpty ? nil : .array(stores.map(\.json)),
    ])
  }
}

extension Moment.LaneState {
  fileprivate var json: JSONText {
    let name: String
    var (waitsFor, error): (String?, String?)
    switch phase {
    case .ready: name = "ready"
    case .running: name = "running"
    case .waiting(let what): (name, waitsFor) = ("waiting", what)
    case .ended(let thrown): (name, error) = ("ended", thrown)
    }
    return .object([
      "lane": .string(id.name), "phase": .string(name),
      "waitsFor": waitsFor.map { .string($0) }, "error": error.map { .string($0) },
      "at": place?.json, "scopes": .array(scopes.map { .integer($0.number) }),
    ])
  }
}

extension Moment.ScopeState {
  fileprivate var json: JSONText {
    .object([
      "scope": .integer(scope.id.number), "lane": .string(scope.lane.name),
      "content": scope.content.json, "replacement": scope.replacement?.json, "under": place?.json,
    ])
  }
}

extension Moment.ModelState {
  fileprivate var json: JSONText {
    .object([
      "type": type.map { .string($0) }, "made": made?.json,
      "wrappers": .array(
        wrappers.map { wrapper in
          .object([
            "name": .string(wrapper.name), "captured": .array(wrapper.captured.map(\.json)),
            "missed": wrapper.missed?.override.json,
          ])
        }),
    ])
  }
}

extension Moment.CacheEntry {
  fileprivate var json: JSONText {
    .object([
      "context": .string(context.rawValue), "name": .string(name), "value": .string(value),
      "used": .string(used.rawValue), "lane": .string(lane.name), "place": place?.json,
    ])
  }
}

extension Moment.StoreState {
  fileprivate var json: JSONText {
    .object([
      "store": .integer(number), "actions": .integer(actions),
      "lastAction": lastAction.map { .string($0.label) },
      "state": .array(state.map(\.json)),
      "effects": .array(effects.map { .integer($0.number) }),
      "toBeReceived": toBeReceived.isEmpty
        ? nil : .array(toBeReceived.map { .integer($0.id.number) }),
    ])
  }
}
