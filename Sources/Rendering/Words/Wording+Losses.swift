import MessageTables
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
    case .around(let around): told(around)
    case .otherKey(let other): told(other)
    case .outlived(let outlived): told(outlived, in: lane)
    case .ownOverride(let own):
      [
        LossMessage.callsItself(own.name, closure: at(own.closure)).styled,
        LossMessage.readBefore(own.name).styled,
      ]
    case .droppedError(let dropped): told(dropped, isInTest: happenings.isTest(lane))
    case .uncontrolled(let uncontrolled):
      [
        LossMessage.uncontrolled(
          uncontrolled.source, uncontrolled.dependency, at: uncontrolled.place.map(at)
        ).styled,
        LossMessage.askDependency(uncontrolled.source, uncontrolled.dependency).styled,
      ]
    case .startedAgain(let again):
      [
        LossMessage.startedAgain(
          again.name, reader: again.model, at: at(again.place), earlier: again.earlier.map(at)
        ).styled,
        LossMessage.makeOnce.styled,
      ]
    }
  }

  // MARK: Models

  /// - Parameters:
  ///   - overrides: The names of all overrides that it misses.
  ///   - count: The number of models of the type that were made there.
  func told(_ loss: Loss.Child, overrides: [String], count: Int) -> [StyledText] {
    let missed = LossMessage.Missed(
      model: loss.model, wrapper: loss.wrapper, made: loss.made.map(at), overrides: overrides,
      parent: loss.parent, parentMade: loss.parentMade.map(at), through: loss.through,
      count: count)
    return [LossMessage.missed(missed).styled, cure(loss).styled]
  }

  private func cure(_ loss: Loss.Child) -> LossMessage {
    if let call = loss.call, call.line != loss.made?.line { return .putCall(at: at(call)) }
    return loss.model == nil && loss.through == nil
      ? .makeProperty(of: loss.parent) : .createFromSelf
  }

  // MARK: Too late

  func told(_ late: Loss.TooLate) -> [StyledText] {
    let (name, lower) = (late.name, late.then.name)
    let place = late.computed.map { self.place(of: computation(late), or: $0) }
    let computed = LossMessage.Computed(name: name, ingredient: lower, place: place)
    let (symptom, cure): (LossMessage, LossMessage)
    switch late.store {
    case .variable:
      cure = .makeComputed(name: name, of: lower)
      if late.then.value == late.now.value, let again = late.now.place, again == late.then.place {
        symptom = .computedWithEarlierOverride(computed, earlier: at(again))
      } else {
        symptom = self.symptom(late, computed)
      }
    case .cache:
      cure = .overrideAsWell(name: name, of: lower)
      if late.then.kind == .dependency, let override = late.now.place {
        symptom = .overriddenTooLate(
          name: name, of: lower, at: place, overriddenAt: at(override))
      } else {
        symptom = .cachedTooEarly(computed, value: value(late.then.value))
      }
    }
    return [symptom.styled, cure.styled]
  }

  /// Returns that the ingredient has another value now, or the state of its override.
  private func symptom(_ late: Loss.TooLate, _ computed: LossMessage.Computed) -> LossMessage {
    let (then, now) = (value(late.then.value), value(late.now.value))
    guard late.now.kind == .dependency else {
      return .computedBeforeChange(computed, value: then, now: now)
    }
    guard let place = late.now.place else {
      return .computedBeforeLostOverride(computed, value: then)
    }
    return .computedBeforeOverride(computed, value: then, now: now, at: at(place))
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
    let isOverride =
      switch ended.kind {
      case .dependency: true
      case .taskLocal: false
      }
    let scope = LossMessage.Scope(
      name: ended.override.name, isOverride: isOverride, place: ended.override.place.map(at))
    let (symptom, cure): (LossMessage, LossMessage)
    if let closure = ended.closure {
      (symptom, cure) = (
        .leftByClosure(scope, closure: at(closure)),
        ended.isYielded
          ? .yieldInClosure(at(closure))
          : .readBeforeClosure(ended.name, isOverride: isOverride)
      )
    } else if ended.isInOtherReducer {
      (symptom, cure) = (.onlyInReducer(scope), .readInReducer)
    } else if ended.isOfStore {
      (symptom, cure) = (.onlyInStore(scope), .sendAction)
    } else if isInTest && ended.isOfEndedCall {
      (symptom, cure) = (.ended(scope, beforeTest: true), .setAroundTest)
    } else {
      (symptom, cure) = (
        .ended(scope, beforeTest: false), .onlyInOperation(isOverride: isOverride)
      )
    }
    return [symptom.styled, cure.styled]
  }

  func told(_ around: Loss.Around) -> [StyledText] {
    let scope = LossMessage.Scope(
      name: around.override.name, isOverride: true, place: around.override.place.map(at))
    let escaped = around.escaped.map(at)
    let symptom: LossMessage =
      around.isOfStore
      ? .aroundStore(scope, created: escaped) : .aroundYield(scope, escaped: escaped)
    let cure: LossMessage = around.isOfStore ? .passToStore : .overrideInYield
    return [symptom.styled, cure.styled]
  }

  func told(_ other: Loss.OtherKey) -> [StyledText] {
    let name = other.override.name
    let symptom = LossMessage.otherKey(
      name: name, at: other.override.place.map(at), set: other.set, read: other.read)
    return [symptom.styled, LossMessage.useSameKey(name: name).styled]
  }

  /// - Parameter lane: The lane that outlived the test.
  func told(_ outlived: Loss.Outlived, in lane: LaneID) -> [StyledText] {
    [
      LossMessage.outlived(lane, test: outlived.test).styled,
      LossMessage.awaitInTest(outlived.test).styled,
    ]
  }

  func told(_ dropped: Loss.DroppedError, isInTest: Bool) -> [StyledText] {
    let symptom = LossMessage.droppedError(value(dropped.error)).styled
    return dropped.isOfProgram || !isInTest
      ? [symptom] : [symptom, LossMessage.overrideWithThrowing.styled]
  }
}
