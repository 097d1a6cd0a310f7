import Machine
import Recording
import Synchronization

// The executing functions of the program are requested from the machine when a request is
// performed, and kept for its events. A callback begins with its caller's functions.

extension Drive {
  /// The number of calls that are kept at both ends of a deep recursion.
  private static let mostCalls = 24

  /// Stores the calls and the accesses that led to the fiber's request.
  func noteCalls(of fiber: Fiber, for operation: Operation) {
    noteAccesses(of: fiber)
    guard run.recorder.isTraced, !isSilent, !operation.leavesNoEvent || seesCancellation(operation)
    else { return }
    noteCalls(of: fiber)
    if operation.makesWrapper { noteDelegatingInitializers(of: fiber) }
  }

  /// Whether the program's code learns now, for the first time, that its task is cancelled.
  private func seesCancellation(_ operation: Operation) -> Bool {
    operation == .currentTaskIsCancelled && Task.isCancelled
      && !lane.hasSeenCancellation.load(ordering: .relaxed)
  }

  /// Stores the calls that led to the fiber's request.
  func noteCalls(of fiber: Fiber) {
    var own = callers
    var entrance: Int?
    let numbered = fiber.calls(
      atEitherEnd: Self.mostCalls, numbering: run.recorder.makeActivation)
    noteReceivers(of: fiber, numbered)
    noteClosures(of: fiber)
    for call in numbered {
      // An event in a library's function, or in a prelude function that it calls, is shown at the
      // program's call.
      if call.function.isOfLibrary || (entrance != nil && call.function.position == nil) {
        entrance = entrance ?? call.activation
      } else {
        own.append(Call(call, entrance: entrance))
        entrance = nil
      }
    }
    if lane.runsEffect.load(ordering: .relaxed) {
      lane.effectCall.withLock { effect in
        if let depth = effect?.depth, own.count > depth { effect?.call = own[depth] }
      }
    }
    calls = own.withoutMiddle(atEitherEnd: Self.mostCalls)
    isInLibrary = entrance != nil
  }

  /// Stores the place of a change in a function, which is executing or has returned.
  func noteCalls(of write: WriteLog.Write) {
    let chain = write.calls.map { Call($0, entrance: nil) }
    // A caller that is still executing may be at another place by now.
    for (index, call) in chain.enumerated() {
      guard let known = calls.lastIndex(where: { $0.function == call.function }) else { continue }
      calls.removeSubrange((known + 1)...)
      calls[known].place = call.place
      calls += chain[(index + 1)...]
      return
    }
    // Without callers, it began as a task or on an actor, where its creator still is.
    calls = chain.count == 1 ? calls + chain : chain
  }

  /// Returns the place that a reader sees: for an event in a library, the program's call of the
  /// library.
  func shownPlace(_ position: Position?) -> Place? {
    guard let position, position.isOfLibrary else { return position.map(Place.init) }
    return calls.innermostPlace
  }

  /// Notes the initializers that have called another initializer of the same object or value.
  private func noteDelegatingInitializers(of fiber: Fiber) {
    let numbered = fiber.calls(
      atEitherEnd: Self.mostCalls, numbering: run.recorder.makeActivation)
    let types = numbered.map { Call.typeMade(by: $0.function.name) }
    let pairs = types.indices.dropLast().filter { types[$0] != nil && types[$0 + 1] != nil }
    if pairs.isEmpty { return }
    let receivers = fiber.receivers(atEitherEnd: Self.mostCalls)
    let delegating = pairs.filter { index in
      if case .object(let outer)? = receivers[index],
        case .object(let inner)? = receivers[index + 1]
      {
        return outer === inner
      }
      return types[index] == types[index + 1]
    }
    let activations = Set(delegating.map { numbered[$0].activation })
    for index in calls.indices where activations.contains(calls[index].activation) {
      calls[index].delegates = true
    }
  }

  /// Stores where the running closures were made.
  private func noteClosures(of fiber: Fiber) {
    let own = fiber.closuresWithSurroundings().compactMap {
      function, surroundings -> MadeClosure? in
      guard !function.isOfLibrary, let position = function.position,
        let chain = surroundings as? ProvenanceNode
      else { return nil }
      return MadeClosure(place: Place(position), chain: chain, called: Provenance.chain)
    }
    if own.isEmpty, closures.count == outerClosures.count { return }
    closures = outerClosures + own
  }

  /// Stores the models whose functions these are, once a model has captured an override.
  private func noteReceivers(
    of fiber: Fiber,
    _ calls: [(function: Machine.Function, position: Position?, activation: Int)]
  ) {
    guard run.world.hasCaptures else { return }
    let own = zip(calls, fiber.receivers(atEitherEnd: Self.mostCalls)).compactMap {
      call, receiver -> Receiver? in
      guard let receiver, !call.function.isOfLibrary else { return nil }
      return Receiver(
        receiver, activation: call.activation, place: call.position.map(Place.init))
    }
    noteReceivers(own)
  }
}

extension Operation {
  fileprivate var makesWrapper: Bool {
    switch self {
    case .makeWrapper, .makeCastingWrapper: true
    default: false
    }
  }

  /// Whether it is frequent, and never records or calls anything.
  fileprivate var leavesNoEvent: Bool {
    switch self {
    case .lock, .tryLock, .unlock, .lockGuards, .currentTaskIsCancelled, .taskIsCancelled,
      .currentPriority,
      .basePriority, .dispatchNow, .mainQueue, .globalQueue, .queueLabel, .mainActor, .makeCounter,
      .nextCount, .machineSetting, .noteOperand,
      .isRecorded:
      true
    default: false
    }
  }
}

extension Call {
  init(
    _ call: (function: Machine.Function, position: Position?, activation: Int), entrance: Int?
  ) {
    let function = call.function
    self.init(
      function: Function(name: function.name, place: function.position.map(Place.init)),
      home: function.home.map {
        Function(name: $0.name, place: $0.position.map(Place.init))
      },
      homeOwner: function.home?.owner,
      place: call.position.map(Place.init), activation: call.activation,
      entrance: entrance, keepsValue: function.keepsValue,
      isAsync: function.isAsync)
  }
}

extension [Call] {
  /// The place of the program's own innermost code.
  var innermostPlace: Place? { last { $0.place != nil }?.place }

  fileprivate func withoutMiddle(atEitherEnd most: Int) -> [Call] {
    count > 2 * most ? Array(prefix(most) + suffix(most)) : self
  }
}
