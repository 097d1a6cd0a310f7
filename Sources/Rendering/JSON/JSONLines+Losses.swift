import Recording

extension Loss {
  var facts: JSONText {
    switch self {
    case .child(let child):
      .object([
        "loss": .string("child"), "model": child.model.map { .string($0) },
        "made": child.made?.json, "wrapper": .string(child.wrapper),
        "through": child.through.map { .string($0) }, "override": child.override.json,
        "parent": .string(child.parent), "parentMade": child.parentMade?.json,
        "call": child.call?.json,
      ])
    case .computed(let computed):
      .object([
        "loss": .string("computed"), "name": .string(computed.name),
        "value": .string(computed.value),
        "ingredients": .array(computed.ingredients.map(\.json)),
      ])
    case .tooLate(let late):
      .object([
        "loss": .string("tooLate"), "name": .string(late.name), "context": late.store.context,
        "computed": late.computed?.json, "then": late.then.json, "now": late.now.json,
      ])
    case .ended(let ended):
      .object([
        "loss": .string("ended"), "name": .string(ended.name),
        "kind": .string(ended.kind.rawValue), "override": ended.override.json,
        "scope": .integer(ended.scope.number), "isOfEndedCall": .boolean(ended.isOfEndedCall),
        "isOfStore": .boolean(ended.isOfStore),
        "isInOtherReducer": .boolean(ended.isInOtherReducer), "closure": ended.closure?.json,
        "isYielded": .boolean(ended.isYielded),
      ])
    case .around(let around):
      .object([
        "loss": .string("around"), "name": .string(around.name),
        "override": around.override.json, "escaped": around.escaped?.json,
        "isOfStore": .boolean(around.isOfStore),
      ])
    case .otherKey(let other):
      .object([
        "loss": .string("otherKey"), "name": .string(other.name),
        "override": other.override.json, "set": .string(other.set), "read": .string(other.read),
      ])
    case .outlived(let outlived):
      .object([
        "loss": .string("outlived"), "test": .string(outlived.test),
        "text": .string(outlived.issue),
      ])
    case .ownOverride(let own):
      .object([
        "loss": .string("ownOverride"), "name": .string(own.name), "closure": own.closure.json,
      ])
    case .droppedError(let dropped):
      .object([
        "loss": .string("droppedError"), "error": .string(dropped.error),
        "isOfProgram": .boolean(dropped.isOfProgram),
      ])
    case .uncontrolled(let uncontrolled):
      .object([
        "loss": .string("uncontrolled"), "source": .string(uncontrolled.source.rawValue),
        "name": .string(uncontrolled.dependency), "override": uncontrolled.place?.json,
      ])
    case .startedAgain(let again):
      .object([
        "loss": .string("startedAgain"), "name": .string(again.name),
        "model": again.model.map { .string($0) }, "override": again.place.json,
        "earlier": again.earlier?.json,
      ])
    }
  }
}

extension Loss.TooLate.Store {
  /// The context of a cache; nil for a variable.
  fileprivate var context: JSONText? {
    if case .cache(let context) = self { .string(context.rawValue) } else { nil }
  }
}

extension Loss.Ingredient {
  fileprivate var json: JSONText {
    .object([
      "kind": .string(kind.rawValue), "name": .string(name), "value": .string(value),
      "place": place?.json,
    ])
  }
}
