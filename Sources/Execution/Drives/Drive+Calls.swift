import Machine
import Recording

// Which functions of the program are being executed is asked of the machine where a request is
// answered, and kept for what is recorded meanwhile. A callback begins with those of its caller.

extension Drive {
  /// How many calls are kept at either end of a deep recursion.
  private static let mostCalls = 24

  /// Remembers how the fiber came to want what it wants, and what it is modifying.
  func noteCalls(of fiber: Fiber, for operation: Operation) {
    noteAccesses(of: fiber)
    guard run.recorder.keepsCalls, !isSilent, !operation.leavesNoEvent else { return }
    var own = callers
    var entrance: Int?
    let numbered = fiber.calls(
      atEitherEnd: Self.mostCalls, numbering: run.recorder.makeActivation)
    noteReceivers(of: fiber, numbered)
    for call in numbered {
      // What happens in a function of a library's, and in those of the prelude that it calls, is
      // shown where the program called it.
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

  /// Where something happens, as a reader is shown it: what a library does, where the program called
  /// the library.
  func shownPlace(_ position: Position?) -> Place? {
    guard let position, position.isOfLibrary else { return position.map(Place.init) }
    return calls.innermostPlace
  }

  /// Remembers whose functions these are, once there is a model that captured something.
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
  /// Whether it is asked for often, and never records or calls anything.
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
      place: call.position.map(Place.init), activation: call.activation,
      entrance: entrance, keepsValue: function.keepsValue,
      isAsync: function.isAsync)
  }
}

extension [Call] {
  /// Where the program's own code is.
  var innermostPlace: Place? { last { $0.place != nil }?.place }

  fileprivate func withoutMiddle(atEitherEnd most: Int) -> [Call] {
    count > 2 * most ? Array(prefix(most) + suffix(most)) : self
  }
}
