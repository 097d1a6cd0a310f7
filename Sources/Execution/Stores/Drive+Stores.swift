import DependenciesCore
import Differences
import Machine
import Recording
import Synchronization

// The library `Composable` calls these operations for the events of the program's stores.

extension Drive {
  /// The number of changes that are recorded for one action.
  private static let mostChanges = 8
  private static let longestLabel = 160
  /// The number of characters of an id, a name or an error.
  private static let longestText = 400
  /// The number of the state's properties that are recorded.
  private static let mostParts = 24

  func noteAction(_ request: Request) throws -> Value {
    guard !isSilent else { return .void }
    let store = try request.int(0)
    let origin = try ActionOrigin(request)
    // Without it, everything that differs is also unequal.
    let areEqual = try request.optionalClosure(12)
    let reader = reader(
      elements: try request.closure(10), areEqual: areEqual, at: request.position)
    let isFirst = run.notedStores.withLock { $0.insert(store).inserted }
    let before = StateTree(value: try request.argument(6), reader: reader)
    let after = StateTree(value: try request.argument(7), reader: reader)
    func changes(from old: Value, to new: Value) -> Differences {
      Differences(
        from: StateTree(value: old, reader: reader), to: StateTree(value: new, reader: reader),
        most: Self.mostChanges)
    }
    guard case .array(let observed) = try request.argument(8),
      case .array(let order) = try request.argument(9)
    else { throw request.malformed }
    let steps = ReducerOrder(order, from: before.value, to: after.value)?.steps.map { step in
      StoreAction.Step(
        reducer: step.name, place: step.place, changes: changes(from: step.before, to: step.after))
    }
    var action = StoreAction(
      id: ActionID(store: store, number: try request.int(1)),
      label: label(of: try request.argument(5)), sender: origin.sender,
      isReentrant: origin.isReentrant, isToBeReceived: origin.isToBeReceived,
      changes: Differences(from: before, to: after, most: Self.mostChanges),
      observed: stride(from: 0, to: observed.count - observed.count % 4, by: 4).map { index in
        StoreAction.Observed(
          old: summary(of: observed[index]), new: summary(of: observed[index + 1]),
          changes: changes(from: observed[index + 2], to: observed[index + 3]))
      },
      steps: steps ?? [],
      state: Array(after.parts(changedSince: isFirst ? nil : before).prefix(Self.mostParts)),
      unbound: origin.hasBound ? nil : try request.argument(5).casesAroundBinding)
    try addFacts(to: &action, request)
    if areEqual != nil, !action.changes.shown.isEmpty {
      action.facts += before.equalParts(of: after)
    }
    note(.reduced(action))
    for found in after.value.objectsInside
    where run.objectReads.isNew(found.path, inStore: store) {
      note(.object(.inState(path: found.path, object: run.world.name(of: found.object))))
    }
    return .void
  }

  func noteStore(_ request: Request) throws -> Value {
    guard !isSilent else { return .void }
    let store = try request.int(1)
    let numbers = try request.ints(2)
    let texts = try request.texts(3).map { texts in
      texts.map { ShortDescription.shortened($0, to: Self.longestText) }
    }
    func effect(_ index: Int) throws -> EffectID {
      guard numbers.indices.contains(index) else { throw request.malformed }
      return EffectID(store: store, number: numbers[index])
    }
    func action(_ index: Int) throws -> ActionID? {
      guard numbers.indices.contains(index) else { throw request.malformed }
      return numbers[index] == 0 ? nil : ActionID(store: store, number: numbers[index])
    }
    func cancellation() throws -> StoreCancellation {
      guard numbers.count > 1, let cause = texts.first, cause.count == 2,
        let found = StoreCancellation(
          cause[0], of: cause[1], store: store, number: numbers[1], at: Array(numbers[2...]))
      else { throw request.malformed }
      return found
    }
    switch try request.string(0) {
    case "started":
      guard numbers.count == 8, texts.count == 4, let owner = try action(1) else {
        throw request.malformed
      }
      var action: String?
      if !texts[3].isEmpty, case let value = try request.argument(4), !value.isVoid {
        action = label(of: value)
      }
      note(
        .effectStarted(
          StoreEffect(
            id: try effect(0),
            kind: .init(
              numbers[2], count: numbers[3], delay: StoreDelay(texts[3], sending: action)),
            name: texts[0].first, action: owner,
            place: Place(ofProgram: numbers[5], column: numbers[6]), ids: texts[1],
            part: texts[2], sequence: numbers[4] == 0 ? nil : try effect(4),
            position: numbers[7] == 0 ? nil : numbers[7])))
    case "began":
      lane.runsEffect.store(true, ordering: .relaxed)
      lane.effectCall.withLock { $0 = EffectCall(depth: calls.count) }
      note(.effectBegan(try effect(0)))
    case "cancelled": note(.effectCancelled(try effect(0), try cancellation()))
    case "ended":
      guard numbers.count == 2 else { throw request.malformed }
      // The calls around it are those of another effect, whose action started this one.
      if let call = lane.effectCall.withLock({ $0?.call }) { calls = [call] }
      note(
        .effectEnded(
          try effect(0), isCancelled: numbers[1] == 1, error: texts.first?.first))
    case "nothing":
      guard texts.count == 4, let id = texts[1].first, numbers.count == 2 + 2 * texts[3].count
      else { throw request.malformed }
      note(
        .nothingToCancel(
          MissedCancellation(
            id: id, cause: try cancellation(), pending: numbers[0] == 0 ? nil : try effect(0),
            part: texts[2], store: store,
            missed: texts[3].enumerated().map { index, id in
              let (store, number) = (numbers[2 + 2 * index], numbers[3 + 2 * index])
              return .init(EffectID(store: store, number: number), id: id)
            })))
    case "dropped":
      note(.dropped(action: label(of: try request.argument(4)), try effect(0)))
    case "throttled":
      guard let id = texts.first?.first else { throw request.malformed }
      let action = try request.argument(4)
      note(
        .throttled(
          action: action.isVoid ? nil : label(of: action), id: id,
          by: numbers.first == 0 ? nil : try effect(0), store: store))
    case "waiting":
      note(.waiting(try action(0), for: try numbers.indices.dropFirst().map(effect)))
    case "overrides":
      // An assignment makes the changed dependency the last one.
      guard case .native(let native) = try request.argument(4).untyped,
        let override = (native as? ValuesBox)?.assigned.last?.override
      else { break }
      note(.overrides([override], store: store))
    case "received":
      guard let received = try action(0) else { throw request.malformed }
      note(.received(received, skipped: try numbers.indices.dropFirst().compactMap(action)))
    case "unmet":
      note(.unmet(try action(0), store: store, expected: try expectation(request)))
    default: throw request.malformed
    }
    return .void
  }

  /// Returns the changes from the actual to the expected state.
  private func expectation(_ request: Request) throws -> Differences {
    guard case .array(let values) = try request.argument(4).untyped, values.count == 3,
      case .closure(let elements) = values[2].untyped
    else { throw request.malformed }
    let reader = reader(elements: elements, areEqual: nil, at: request.position)
    return Differences(
      from: StateTree(value: values[0], reader: reader),
      to: StateTree(value: values[1], reader: reader), most: Self.mostChanges)
  }

  /// Returns an action's text, which is longer than that of other values, because it says what
  /// happened.
  private func label(of action: Value) -> String {
    let line = line(of: action, limit: Self.longestLabel)
    return line.count > Self.longestLabel ? line.prefix(Self.longestLabel - 1) + "…" : line
  }

  /// Records the event in the lane of the program's own code. Work in a task that the library
  /// created belongs to the lane that created the task.
  private func note(_ note: StoreNote) { self.note(.store(note)) }

  private func note(_ kind: Event.Kind) {
    var lane = lane
    while !lane.runsEffect.load(ordering: .relaxed), lane.isInternal,
      let creator = lane.lane.creator.flatMap(run.lane)
    { lane = creator }
    // When a store was released, the task that ends its effects executes no code of the program.
    let made = self.lane
    let calls = calls.innermostPlace == nil ? made.callsAtCreation : calls
    let place = calls.innermostPlace == nil ? made.lane.createdAt : calls.last?.place
    run.recorder.record(kind, lane: lane.id, place: place, calls: calls)
  }

  private func reader(
    elements: Closure, areEqual: Closure?, at position: Position?
  ) -> StateTree.Reader {
    StateTree.Reader { value, limit in
      self.line(of: value, limit: limit)
    } elements: { value in
      let found = try? self.onTheSide.nested(at: position).run(elements, [value])
      guard case .array(let elements)? = found else { return nil }
      switch elements.first {
      case .bool(let isOptional), .typed(.bool(let isOptional), _):
        return (isOptional ? .optional : .list, Array(elements.dropFirst()))
      case .array(let ids), .typed(.array(let ids), _):
        let texts = ids.compactMap { id in
          if case .string(let text) = id.untyped {
            ShortDescription.shortened(String(text))
          } else {
            nil
          }
        }
        return (.identified(texts), Array(elements.dropFirst()))
      default: return nil
      }
    } areEqual: { one, other in
      guard let areEqual else { return nil }
      let found = try? self.onTheSide.nested(at: position).run(areEqual, [one, other])
      guard case .some(.bool(let isEqual))? = found else { return nil }
      return isEqual
    }
  }
}

/// Who sent an action, as the library tells it.
private struct ActionOrigin {
  let sender: StoreAction.Sender
  let isReentrant: Bool
  let isToBeReceived: Bool
  let hasBound: Bool

  /// Reads the arguments: the store, the action's number, the line and the column of the caller, and
  /// six numbers, or none for an action of a caller that waits for nothing.
  init(_ request: Request) throws {
    let place = Place(ofProgram: try request.count(2), column: try request.count(3))
    guard case .array(let numbers) = try request.argument(4) else { throw request.malformed }
    if numbers.isEmpty {
      (sender, isReentrant, isToBeReceived, hasBound) = (.caller(place), false, false, false)
      return
    }
    let origin = try request.ints(4)
    guard origin.count == 6 else { throw request.malformed }
    let store = try request.int(0)
    let owner = ActionID(store: store, number: origin[2])
    sender =
      switch origin[0] {
      case 1: .effect(EffectID(store: store, number: origin[1]), of: owner)
      case 2: .reducer(owner)
      default: .caller(place)
      }
    (isReentrant, isToBeReceived) = (origin[3] == 1, origin[4] == 1)
    hasBound = origin[5] == 1
  }
}

extension Value {
  /// For an action whose innermost payload is the library's `BindingAction`, the cases around its own case.
  fileprivate var casesAroundBinding: [String]? {
    var (value, names): (Value, [String]) = (untyped, [])
    while case .enumeration(let choice) = value, let payload = choice.payload.last {
      names.append(choice.descriptor.cases[choice.index].name)
      value = payload.untyped
    }
    guard case .structure(let structure) = value, !structure.descriptor.isOfProgram,
      structure.descriptor.name == "BindingAction"
    else { return nil }
    return names.dropLast()
  }
}

extension Place {
  /// Nil if it isn't a line of the program.
  init?(ofProgram line: Int, column: Int) {
    guard line > 0, line < Position.firstLibraryLine else { return nil }
    self.init(line: line, column: column)
  }
}

extension StoreEffect.Kind {
  fileprivate init(_ number: Int, count: Int, delay: StoreDelay?) {
    self =
      switch number {
      case 1: .source
      case 2: .sequence(count)
      case 3: .part
      default: delay.map { .delay($0) } ?? .run
      }
  }
}

extension StoreDelay {
  /// Nil if the texts aren't a function, its seconds, and the number of its effects.
  fileprivate init?(_ texts: [String], sending action: String?) {
    guard texts.count == 3, let seconds = Double(texts[1]), let count = Int(texts[2]) else {
      return nil
    }
    self.init(function: texts[0], seconds: seconds, action: action, count: count)
  }
}

extension StoreCancellation {
  /// - Parameter place: The line and the column; empty without a place.
  fileprivate init?(_ name: String, of text: String, store: Int, number: Int, at place: [Int]) {
    let action = ActionID(store: store, number: number)
    switch name {
    case "id": self = .id(text, by: action)
    case "cancelInFlight":
      self = .cancelInFlight(
        text, by: action,
        at: place.count == 2 ? Place(ofProgram: place[0], column: place[1]) : nil)
    case "effect": self = .effect(text, by: EffectID(store: store, number: number))
    case "partGone": self = .partGone(text, by: action)
    case "storeGone": self = .storeGone
    case "task": self = .task
    case "sequence": self = .sequence
    case "skipped": self = .skipped
    default: return nil
    }
  }
}

extension Request {
  /// A number of the type `UInt`.
  fileprivate func count(_ index: Int) throws -> Int {
    guard case .integer(let number) = try argument(index), let count = Int(exactly: number.bits)
    else { throw malformed }
    return count
  }

  fileprivate func ints(_ index: Int) throws -> [Int] {
    guard case .array(let values) = try argument(index) else { throw malformed }
    return try values.map { value in
      guard case .int(let number) = value else { throw malformed }
      return number
    }
  }

  fileprivate func texts(_ index: Int) throws -> [[String]] {
    guard case .array(let lists) = try argument(index) else { throw malformed }
    return try lists.map(strings)
  }
}
