import Recording

extension Place {
  var json: JSONText {
    .object(["line": .integer(line), "column": .integer(column)])
  }
}

extension Scope.Content {
  var json: JSONText {
    switch self {
    case .taskLocal(let name, let value):
      .object(["kind": .string("taskLocal"), "name": .string(name), "value": .string(value)])
    case .dependencies(let overrides):
      .object([
        "kind": .string("dependencies"), "overrides": .array(overrides.map(\.json)),
      ])
    case .dependenciesFrom(let model, let isRefused, let overrides):
      .object([
        "kind": .string("dependenciesFrom"), "model": .string(model),
        "isRefused": .boolean(isRefused),
        "overrides": .array(overrides.map(\.json)),
      ])
    case .yielded(let place, _):
      .object(["kind": .string("yielded"), "escapedAt": place?.json])
    }
  }
}

extension Scope.Replacement {
  var json: JSONText {
    switch self {
    case .made(let place, let isNew):
      .object(["kind": .string("made"), "place": place?.json, "isNew": .boolean(isNew)])
    case .kept(let place): .object(["kind": .string("kept"), "place": place?.json])
    }
  }
}

extension Scope.Override {
  var json: JSONText {
    .object([
      "name": .string(name), "value": .string(value), "place": place?.json,
      "replaced": replaced?.json,
    ])
  }
}

extension LaneKind {
  var json: JSONText {
    switch self {
    case .main: .object(["kind": .string("main")])
    case .task: .object(["kind": .string("task")])
    case .detachedTask: .object(["kind": .string("detachedTask")])
    case .asyncLet(let variable):
      .object(["kind": .string("asyncLet"), "variable": .string(variable)])
    case .groupChild: .object(["kind": .string("groupChild")])
    case .test(let name): .object(["kind": .string("test"), "name": .string(name)])
    case .thread(let name):
      .object(["kind": .string("thread"), "name": name.map { .string($0) }])
    case .dispatch(let queue, let delay):
      .object([
        "kind": .string("dispatch"), "queue": .string(queue),
        "delay": delay.map { .number($0) },
      ])
    }
  }
}

extension Inheritance {
  var json: JSONText {
    func numbers(_ scopes: [ScopeID]) -> JSONText {
      .array(scopes.map { .integer($0.number) })
    }
    return switch self {
    case .copied(let scopes):
      .object(["kind": .string("copied"), "scopes": numbers(scopes)])
    case .shared(let scopes):
      .object(["kind": .string("shared"), "scopes": numbers(scopes)])
    case .divided(let copied, let shared):
      .object([
        "kind": .string("divided"), "copied": numbers(copied), "shared": numbers(shared),
      ])
    case .nothing(let lost):
      .object(["kind": .string("nothing"), "lost": numbers(lost)])
    }
  }
}

extension Hop {
  var json: JSONText {
    .object([
      "lane": .string(lane.name), "laneKind": kind.json, "place": place.json,
      "isCopied": .boolean(isCopied), "isCarried": carrier == nil ? nil : .boolean(true),
      "carrier": carrier.map { .string($0.rawValue) },
    ])
  }
}

extension TaskLocalOrigin {
  var json: JSONText {
    switch self {
    case .bound(let scope, let place, let journey):
      .object([
        "kind": .string("bound"), "scope": .integer(scope.number), "place": place.json,
        "journey": .array(journey.map(\.json)),
      ])
    case .defaultValue(.neverBound):
      .object(["kind": .string("neverBound")])
    case .defaultValue(.detached(let lane, let place, let boundAt)):
      .object([
        "kind": .string("detached"), "lane": .string(lane.name), "place": place.json,
        "boundAt": boundAt.json,
      ])
    case .defaultValue(.outsideAnyTask(let lane, let place, let boundAt)):
      .object([
        "kind": .string("outsideAnyTask"), "lane": .string(lane.name), "place": place.json,
        "boundAt": boundAt.json,
      ])
    case .disagreement(let text):
      .object(["kind": .string("disagreement"), "text": .string(text)])
    }
  }
}

extension DependencyOrigin {
  var json: JSONText {
    switch self {
    case .overridden(let place, let journey, let hidden):
      .object([
        "kind": .string("overridden"), "place": place?.json,
        "journey": .array(journey.map(\.json)),
        "hiding": hidden?.json,
      ])
    case .captured(let place, let made, let model):
      .object([
        "kind": .string("captured"), "place": place?.json, "made": made?.json,
        "model": model.map { .string($0) },
      ])
    case .store: .object(["kind": .string("store")])
    case .process(let context):
      .object(["kind": .string("process"), "context": .string(context.rawValue)])
    case .cached(let context, let firstPlace):
      .object([
        "kind": .string("cached"), "context": .string(context.rawValue),
        "firstPlace": firstPlace?.json,
      ])
    case .prepared(let context, let place):
      .object([
        "kind": .string("prepared"), "context": .string(context.rawValue), "place": place?.json,
      ])
    case .computed(let context, let used, let keptBy):
      .object([
        "kind": .string("computed"), "context": .string(context.rawValue),
        "used": .string(used.rawValue), "keptBy": keptBy?.json,
      ])
    case .missing(let context, let used, let isReported):
      .object([
        "kind": .string("missing"), "context": .string(context.rawValue),
        "used": .string(used.rawValue), "isReported": .boolean(isReported),
      ])
    }
  }
}

extension LostOverride {
  var json: JSONText {
    .object([
      "place": place.json, "lane": .string(lane.name), "lanePlace": lanePlace.json,
    ])
  }
}

extension Capturer {
  fileprivate var json: JSONText {
    .object(["model": model.map { .string($0) }, "made": made.json])
  }
}
