import Machine
import Recording

// The executing functions of the program are requested from the machine when a request is
// performed, and kept for its events. A callback begins with its caller's functions.

extension Drive {
  /// The number of calls that are kept at both ends of a deep recursion.
  private static let mostCalls = 24

  /// Stores the calls and the accesses that led to the fiber's request.
  func noteCalls(of fiber: Fiber, for operation: Operation) {
    noteAccesses(of: fiber)
    guard run.recorder.isTraced, !isSilent, !operation.leavesNoEvent else { return }
    var own = callers
    var entrance: Int?
    let numbered = fiber.calls(
      atEitherEnd: Self.mostCalls, numbering: run.recorder.makeActivation)
    noteReceivers(of: fiber, numbered)
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
    calls = own.withoutMiddle(atEitherEnd: Self.mostCalls)
    isInLibrary = entrance != nil
  }

  /// Stores the call of a closure that has ended, for an event about it.
  func noteCall(of closure: Closure, at position: Position?) {
    let call = (
      function: closure.function, position: position, activation: run.recorder.makeActivation()
    )
    calls = callers + [Call(call, entrance: nil)]
  }

  /// Returns the place that a reader sees: for an event in a library, the program's call of the
  /// library.
  func shownPlace(_ position: Position?) -> Place? {
    guard let position, position.isOfLibrary else { return position.map(Place.init) }
    return calls.innermostPlace
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
  /// Whether it is frequent, and never records or calls anything.
  fileprivate var leavesNoEvent: Bool {
    switch self {
    case .makeLock, .lock, .tryLock, .unlock, .makeAtomic, .atomicLoad, .atomicExchange,
      .atomicCompareExchange, .currentTaskIsCancelled, .taskIsCancelled, .currentPriority,
      .basePriority, .dispatchNow, .mainQueue, .globalQueue, .queueLabel, .mainActor, .makeCounter,
      .nextCount, .randomUUID, .currentTime, .machineSetting, .noteOperand,
      .storesAreNoted:
      true
    default: false
    }
  }
}

extension Call {
  fileprivate init(
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
