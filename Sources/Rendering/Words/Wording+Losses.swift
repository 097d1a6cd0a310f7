import Phrases
import Recording

/// Losses in two sentences: the lost value and its place, and advice.
extension Wording {
  func told(_ loss: Loss, in lane: LaneID) -> [StyledText] {
    switch loss {
    case .child(let child): told(child, overrides: [child.override.name], count: 1)
    case .computed: []
    case .tooLate(let late): told(late)
    case .ended(let ended): told(ended, isInTest: happenings.isTest(lane))
    case .otherKey(let other): told(other)
    case .outlived(let outlived): told(outlived, in: lane)
    }
  }

  // MARK: Models

  /// - Parameters:
  ///   - overrides: The names of all overrides that it misses.
  ///   - count: The number of models of the type that were made there.
  func told(_ loss: Loss.Child, overrides: [String], count: Int) -> [StyledText] {
    var text: StyledText =
      loss.model.map { StyledText($0, .name) } ?? "The wrapper of \(loss.wrapper, .name)"
    if let made = loss.made { text += ", created at \(at(made))," }
    text += " doesn't get the override\(overrides.count == 1 ? "" : "s", .plain) of "
    text += list(overrides.map { StyledText($0, .name) })
    text += " that \(loss.parent, .name) captured"
    if let made = loss.parentMade { text += " at \(at(made))" }
    if let through = loss.through { text += ", and its \(through, .name) needs it" }
    text += count == 1 ? "." : " (\(count) times)."
    return [text, cure(loss)]
  }

  private func cure(_ loss: Loss.Child) -> StyledText {
    if let call = loss.call, call.line != loss.made?.line {
      return "Put the call at \(at(call)) into withDependencies(from: self) { … } (lesson 10)."
    }
    if loss.model == nil, loss.through == nil {
      return "Make it a property of \(loss.parent, .name), which captures the override (lesson 11)."
    }
    return "Create it in withDependencies(from: self) { … } (lesson 10)."
  }

  // MARK: Too late

  /// Returns `Flags.verbose was true`, for each.
  func states(_ ingredients: [Loss.Ingredient]) -> StyledText {
    list(ingredients.map { "\($0.name, .name) was \(value($0.value))" })
  }

  func told(_ late: Loss.TooLate) -> [StyledText] {
    let name = StyledText(late.name, .name)
    let lower = StyledText(late.then.name, .name)
    let place = late.computed.map { " at " + self.place(of: computation(late), or: $0) } ?? ""
    switch late.store {
    case .variable:
      if late.then.value == late.now.value, let again = late.now.place, again == late.then.place {
        return [
          name + " was computed" + place + ", with an earlier override at \(at(again)). "
            + "Here that line has set another value of " + lower
            + ", and the stored value is used.",
          "To read " + lower + " each time, make " + name + " a computed property (lesson 4).",
        ]
      }
      return [
        name + " was computed" + place + ", when " + lower + " was \(value(late.then.value)). "
          + "Here " + now(late) + ", and the stored value is used.",
        "To read " + lower + " each time, make " + name + " a computed property (lesson 4).",
      ]
    case .cache:
      let cure =
        StyledText(.cureOfTooLate(late.name, of: late.then.name)) + " (lesson 9)."
      if late.then.kind == .dependency, let override = late.now.place {
        let made = late.computed.map { self.place(of: computation(late), or: $0) }
        let phrase = Phrase<StyledText>.tooLate(
          late.name, of: late.then.name, computedAt: made, overriddenAt: at(override))
        return [StyledText(phrase), cure]
      }
      return [
        name + " was made" + place + ", when " + lower + " was \(value(late.then.value)). "
          + "That value of " + name + " is cached, and used here as well.", cure,
      ]
    }
  }

  /// Returns `Flags.verbose is false`, or the state of the override.
  private func now(_ late: Loss.TooLate) -> StyledText {
    let name = StyledText(late.now.name, .name)
    guard late.now.kind == .dependency else { return name + " is \(value(late.now.value))" }
    guard let place = late.now.place else { return "no override of " + name + " is in effect" }
    return name + " is \(value(late.now.value)), by the override at \(at(place))"
  }

  /// Returns the line of the block at which a value was computed.
  private func computation(_ late: Loss.TooLate) -> Happening? {
    switch late.store {
    case .variable: happenings.computation(of: late.name, from: late.then)
    case .cache(let context):
      late.computed.flatMap { happenings.computation(in: context, at: $0) }
    }
  }

  // MARK: Too short, too long

  func told(_ ended: Loss.Ended, isInTest: Bool) -> [StyledText] {
    let (thing, scope): (StyledText, StyledText) =
      switch ended.kind {
      case .dependency: ("override", "withDependencies")
      case .taskLocal: ("binding", "withValue")
      }
    var text: StyledText = "The " + thing + " of \(ended.override.name, .name)"
    if let place = ended.override.place { text += " at \(at(place))" }
    if ended.isInOtherReducer {
      text += " is in effect only in the reducer that it modifies, and in the effects of that "
      text += "reducer. This read is outside of that reducer."
      return [
        text,
        "Read it in that reducer, or apply .dependency to a reducer that contains both.",
      ]
    }
    if ended.isOfStore {
      text += " is in effect only in the reducers and effects of the store."
      return [text, "Read it there: send an action, and let the reducer compute the value."]
    }
    let isBeforeTest = isInTest && ended.isOfEndedCall
    text += isBeforeTest ? " ended before this test." : " ended before this read."
    let cure: StyledText =
      isBeforeTest
      ? "Set it around the whole test: in the test itself, with a trait, or in invokeTest()."
      : "It is in effect only in the operation of " + scope + ". Read it there, and keep the value."
    return [text, cure]
  }

  func told(_ other: Loss.OtherKey) -> [StyledText] {
    let name = StyledText(other.override.name, .name)
    var text: StyledText = "The override of " + name
    if let place = other.override.place { text += " at \(at(place))" }
    text += " set \(other.set, .name), but " + name + " reads \(other.read, .name)."
    return [text, "Use the same key in the getter and in the setter of " + name + "."]
  }

  /// - Parameter lane: The lane that outlived the test.
  func told(_ outlived: Loss.Outlived, in lane: LaneID) -> [StyledText] {
    [
      "This issue comes from \(lane), which outlived \(outlived.test, .name).",
      "Await the task in \(outlived.test, .name), so that the test waits for it and fails.",
    ]
  }

  // MARK: Parts

  /// Returns `a`, `a and b`, `a, b and c`.
  func list(_ parts: [StyledText]) -> StyledText {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().reduce("") { $0.isEmpty ? $1 : $0 + ", " + $1 } + " and " + last
  }
}
