import MessageTables
import Phrases
import Recording

/// A value that didn't arrive, and advice about it. Each is a sentence.
enum LossMessage: Message {
  // Models and wrappers that miss an override.
  case missed(Missed)
  case putCall(at: StyledText)
  case makeProperty(of: String)
  case createFromSelf

  // Values that were computed too early.
  case computedWithEarlierOverride(Computed, earlier: StyledText)
  case computedBeforeChange(Computed, value: StyledText, now: StyledText)
  case computedBeforeOverride(Computed, value: StyledText, now: StyledText, at: StyledText)
  case computedBeforeLostOverride(Computed, value: StyledText)
  case makeComputed(name: String, of: String)
  case cachedTooEarly(Computed, value: StyledText)
  case overriddenTooLate(name: String, of: String, at: StyledText?, overriddenAt: StyledText)
  case overrideAsWell(name: String, of: String)

  // Scopes that ended, or that are elsewhere.
  case ended(Scope, beforeTest: Bool)
  case setAroundTest
  case onlyInOperation(isOverride: Bool)
  case leftByClosure(Scope, closure: StyledText)
  case readBeforeClosure(String, isOverride: Bool)
  case yieldInClosure(StyledText)
  case onlyInReducer(Scope)
  case readInReducer
  case onlyInStore(Scope)
  case sendAction

  // Scopes around a store or a yield.
  case aroundStore(Scope, created: StyledText?)
  case passToStore
  case aroundYield(Scope, escaped: StyledText?)
  case overrideInYield

  // Others.
  case otherKey(name: String, at: StyledText?, set: String, read: String)
  case useSameKey(name: String)
  case outlived(LaneID, test: String)
  case awaitInTest(String)

  // Closures and generators.
  case callsItself(String, closure: StyledText)
  case readBefore(String)
  case droppedError(StyledText)
  case overrideWithThrowing
  case uncontrolled(Loss.Uncontrolled.Source, String, at: StyledText?)
  case askDependency(Loss.Uncontrolled.Source, String)
  case startedAgain(String, reader: String?, at: StyledText, earlier: StyledText?)
  case makeOnce

  // Values that are kept.
  case computedOnce([Loss.Ingredient], values: [StyledText])
}

extension LossMessage {
  /// A model or a wrapper that misses overrides.
  struct Missed {
    /// Nil for a wrapper.
    var model: String?
    var wrapper: String
    var made: StyledText?
    var overrides: [String]
    var parent: String
    var parentMade: StyledText?
    var through: String?
    /// The number of models that miss them.
    var count: Int
  }

  /// A value that was computed of another one.
  struct Computed {
    var name: String
    var ingredient: String
    var place: StyledText?
  }

  /// A binding or an override.
  struct Scope {
    var name: String
    var isOverride: Bool
    var place: StyledText?
  }

  var sentence: Phrase<StyledText> {
    switch self {
    case .missed(let missed): missed.sentence
    case .putCall(let place):
      "Put the call at \(place) into withDependencies(from: self) { … } (lesson 10)."
    case .makeProperty(let parent):
      "Read it through a property of \(name: parent), which captures the override (lesson 11)."
    case .createFromSelf: "Create it in withDependencies(from: self) { … } (lesson 10)."

    case .computedWithEarlierOverride(let computed, let earlier):
      """
      \(computed.wasComputed), with an earlier override at \(earlier). Here the override of that line gives \
      \(name: computed.ingredient) another value, but the stored value of \(name: computed.name) is used.
      """
    case .computedBeforeChange(let computed, let value, let now):
      """
      \(computed.wasComputed), when \(name: computed.ingredient) was \(value). Here \
      \(name: computed.ingredient) is \(now), but the stored value of \(name: computed.name) is used.
      """
    case .computedBeforeOverride(let computed, let value, let now, let place):
      """
      \(computed.wasComputed), when \(name: computed.ingredient) was \(value). Here \
      \(name: computed.ingredient) is \(now), by the override at \(place), but the stored value of \
      \(name: computed.name) is used.
      """
    case .computedBeforeLostOverride(let computed, let value):
      """
      \(computed.wasComputed), when \(name: computed.ingredient) was \(value). Here no override of \
      \(name: computed.ingredient) is in effect, but the stored value of \
      \(name: computed.name) is used.
      """
    case .makeComputed(let name, let ingredient):
      "To read \(name: ingredient) each time, make \(name: name) a computed property (lesson 4)."
    case .cachedTooEarly(let computed, let value):
      """
      \(computed.wasMade), when \(name: computed.ingredient) was \(value). This value of \
      \(name: computed.name) is cached, and it is used here, too.
      """
    case .overriddenTooLate(let name, let ingredient, let place, let override):
      .tooLate(name, of: ingredient, computedAt: place, overriddenAt: override)
    case .overrideAsWell(let name, let ingredient):
      "\(.cureOfTooLate(name, of: ingredient)) (lesson 9)."

    case .ended(let scope, beforeTest: true): "\(scope.subject) ended before this test."
    case .ended(let scope, beforeTest: false): "\(scope.subject) ended before this read."
    case .setAroundTest:
      "Set it around the whole test: in the test itself, with a trait, or in invokeTest()."
    case .onlyInOperation(isOverride: true):
      """
      It is in effect only in the operation of withDependencies. Read it there, and keep the value.
      """
    case .onlyInOperation(isOverride: false):
      "It is in effect only in the operation of withValue. Read it there, and keep the value."
    case .leftByClosure(let scope, let closure):
      """
      \(scope.subject) was in effect where the closure at \(closure) was made, but isn't where it is called.
      """
    case .readBeforeClosure(let name, isOverride: true):
      """
      A closure reads what is in effect when it is called. Read \(name: name) before the closure is made, or take the \
      dependencies along with withEscapedDependencies.
      """
    case .readBeforeClosure(let name, isOverride: false):
      """
      A closure reads what is bound when it is called. Read \(name: name) before the closure is made, and use \
      that value in it.
      """
    case .yieldInClosure(let closure):
      "A yield holds until its closure returns. Call yield in the closure at \(closure), too."
    case .onlyInReducer(let scope):
      """
      \(scope.subject) is in effect only in the reducer that it modifies, and in the effects of that \
      reducer. This read is outside of that reducer.
      """
    case .readInReducer:
      "Read it in that reducer, or apply .dependency to a reducer that contains both."
    case .onlyInStore(let scope):
      "\(scope.subject) is in effect only in the reducers and effects of the store."
    case .sendAction: "Read it there: send an action, and let the reducer compute the value."

    case .aroundStore(let scope, let created?):
      """
      \(scope.subject) doesn't reach the store. A store uses the dependencies that were in effect \
      where it was created, at \(created).
      """
    case .aroundStore(let scope, nil):
      """
      \(scope.subject) doesn't reach the store. A store uses the dependencies that were in effect \
      where it was created.
      """
    case .passToStore:
      "Create the store with this override: Store(…) { … } withDependencies: { … }."
    case .aroundYield(let scope, let escaped?):
      """
      \(scope.subject) isn't in effect inside of yield, which brings the dependencies from \(escaped).
      """
    case .aroundYield(let scope, nil):
      """
      \(scope.subject) isn't in effect inside of yield, which brings the dependencies of another place.
      """
    case .overrideInYield: "Set the override inside of yield."
    case .otherKey(let name, let place?, let set, let read):
      """
      The override of \(name: name) at \(place) set \(name: set), but \(name: name) reads \
      \(name: read).
      """
    case .otherKey(let name, nil, let set, let read):
      "The override of \(name: name) set \(name: set), but \(name: name) reads \(name: read)."
    case .useSameKey(let name): "Use the same key in the getter and in the setter of \(name: name)."
    case .outlived(let lane, let test):
      "This issue comes from \(lane), which outlived \(name: test)."
    case .awaitInTest(let test):
      "Await the task in \(name: test), so that the test waits for it and fails."

    case .callsItself(let name, let closure):
      """
      The closure at \(closure) calls itself: it reads \(name: name), and gets the override that contains this \
      closure.
      """
    case .readBefore(let name):
      "To call what the override replaces, read \(name: name) in the update, before the assignment."
    case .droppedError(let error):
      "try? drops the error \(error), but not the issue that was reported before it was thrown."
    case .overrideWithThrowing:
      "To test a failure, override the dependency with a closure that throws."
    case .uncontrolled(let source, let dependency, let place?):
      """
      \(Self.product(source)): this call doesn't ask the dependency \(name: dependency), which is \
      overridden at \(place).
      """
    case .uncontrolled(let source, let dependency, nil):
      """
      \(Self.product(source)): this call doesn't ask the dependency \(name: dependency), which is \
      overridden.
      """
    case .askDependency(.random, let dependency):
      "Make the value with the dependency: @Dependency(\\.\(name: dependency)) var \(name: dependency)."
    case .askDependency(.time, let dependency):
      "Ask the dependency for the time: @Dependency(\\.\(name: dependency)) var \(name: dependency)."
    case .startedAgain(let name, let reader, let place, let earlier?):
      """
      The values of \(name: name) begin again: \(place) made another generator than the one that \
      \(Self.reader(reader)) read at \(earlier).
      """
    case .startedAgain(let name, let reader, let place, nil):
      """
      The values of \(name: name) begin again: \(place) made another generator than the one that \
      \(Self.reader(reader)) read before.
      """
    case .makeOnce: "Make the generator once, and set the same generator each time."

    case .computedOnce([], _): "computed once: later uses get the same value"
    case .computedOnce(let ingredients, let values):
      "computed once, when \(.states(ingredients, values))"
    }
  }
}

extension LossMessage {
  private static func product(_ source: Loss.Uncontrolled.Source) -> Phrase<StyledText> {
    switch source {
    case .random: "A random value"
    case .time: "The real time"
    }
  }

  private static func reader(_ model: String?) -> Phrase<StyledText> {
    if let model { "\(name: model)" } else { "this wrapper" }
  }
}

extension LossMessage.Missed {
  fileprivate var sentence: Phrase<StyledText> {
    if let through {
      .plural(
        count,
        one: "\(subject) doesn't get \(captured), but \(need(of: through)).",
        other: """
          \(subject) doesn't get \(captured), but \(need(of: through)). This happened \(count) times.
          """)
    } else {
      .plural(
        count, one: "\(subject) doesn't get \(captured).",
        other: "\(subject) doesn't get \(captured). This happened \(count) times.")
    }
  }

  private func need(of dependency: String) -> Phrase<StyledText> {
    .plural(
      overrides.count, one: "its dependency \(name: dependency) needs this override",
      other: "its dependency \(name: dependency) needs these overrides")
  }

  private var subject: Phrase<StyledText> {
    switch (model, made) {
    case (let model?, let made?): "\(name: model), created at \(made),"
    case (let model?, nil): "\(name: model)"
    case (nil, let made?): "The wrapper of \(name: wrapper), created at \(made),"
    case (nil, nil): "The wrapper of \(name: wrapper)"
    }
  }

  private var captured: Phrase<StyledText> {
    let names = Phrase<StyledText>.several(overrides.map { "\(name: $0)" })
    return if let parentMade {
      .plural(
        overrides.count,
        one: "the override of \(names) that \(name: parent) captured at \(parentMade)",
        other: "the overrides of \(names) that \(name: parent) captured at \(parentMade)")
    } else {
      .plural(
        overrides.count, one: "the override of \(names) that \(name: parent) captured",
        other: "the overrides of \(names) that \(name: parent) captured")
    }
  }
}

extension LossMessage.Computed {
  fileprivate var wasComputed: Phrase<StyledText> {
    if let place { "\(name: name) was computed at \(place)" } else { "\(name: name) was computed" }
  }

  fileprivate var wasMade: Phrase<StyledText> {
    if let place { "\(name: name) was made at \(place)" } else { "\(name: name) was made" }
  }
}

extension LossMessage.Scope {
  fileprivate var subject: Phrase<StyledText> {
    switch (isOverride, place) {
    case (true, let place?): "The override of \(name: name) at \(place)"
    case (true, nil): "The override of \(name: name)"
    case (false, let place?): "The binding of \(name: name) at \(place)"
    case (false, nil): "The binding of \(name: name)"
    }
  }
}

extension Phrase<StyledText> {
  /// Returns `Flags.verbose was true`, for each.
  static func states(
    _ ingredients: [Loss.Ingredient], _ values: [StyledText]
  ) -> Phrase<StyledText> {
    .several(zip(ingredients, values).map { "\(name: $0.name) was \($1)" })
  }
}
