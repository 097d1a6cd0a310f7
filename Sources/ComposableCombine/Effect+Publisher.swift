#if Combine
  #if canImport(Combine)
    public import Combine
  #else
    @preconcurrency public import OpenCombine
  #endif
  public import Composable
  internal import Dispatch

  extension Effect {
    /// Sends what a publisher emits, until it completes or the effect is cancelled.
    ///
    /// The closure that makes the publisher runs when the store takes the effect over, with the
    /// dependencies that are current here; what operators do, and what is emitted later, doesn't see
    /// them. What is emitted at once is queued before the state is published. Values that come on
    /// another thread are passed on to the main actor, in their order.
    public static func publisher<P: Publisher>(
      _ makePublisher: @escaping @MainActor () -> P,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self where P.Output == Action, P.Failure == Never {
      .source(
        { sink in
          let subscription = subscribe(makePublisher(), to: sink)
          return { subscription.cancel() }
        }, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Passes on what a publisher emits; on no actor, because it may emit anywhere.
  private func subscribe<P: Publisher>(
    _ publisher: P, to sink: Sink<P.Output>
  ) -> AnyCancellable where P.Failure == Never {
    publisher.sink { _ in
      onMainActor { sink.finish() }
    } receiveValue: { action in
      let action = Carried(action)
      onMainActor { sink.send(action.value) }
    }
  }

  /// A value on its way to the main actor.
  struct Carried<Value>: @unchecked Sendable {
    // Sendable because a publisher hands over what it emits, and keeps nothing.

    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Calls on the main actor: at once if that is where the caller is, else later, in order.
  func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Publishers say nothing of where they emit; the queue can be asked.
  private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
  }
#endif
