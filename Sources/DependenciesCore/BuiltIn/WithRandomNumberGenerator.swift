internal import Clocks

/// Lends a random number generator to one user at a time.
///
/// Use it as `withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }`; override it with
/// `$0.withRandomNumberGenerator = WithRandomNumberGenerator(…)`.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  // Sendable because `state` is accessed only while the lock is held, and a generator that was
  // taken out is used only by the thread that took it.

  private enum State {
    /// No thread uses the generator.
    case available(any RandomNumberGenerator & Sendable)
    /// A thread has taken the generator out and uses it.
    case lent(to: UnsafeMutablePointer<ThreadState>)
  }

  private var state: State
  private let lock = Condition()
  fileprivate let unimplemented: UnimplementedDependency?

  /// Lends this generator, which keeps its state from one use to the next.
  public convenience init<Generator: RandomNumberGenerator & Sendable>(_ generator: Generator) {
    self.init(generator, unimplemented: nil)
  }

  fileprivate init(
    _ generator: any RandomNumberGenerator & Sendable, unimplemented: UnimplementedDependency?
  ) {
    state = .available(generator)
    self.unimplemented = unimplemented
  }

  /// Runs the work with the generator, as soon as no other thread uses the generator.
  ///
  /// Nested work that calls this method, instead of using its parameter, would deadlock. That is
  /// reported, and the nested work receives the system's generator. The parameters after the work
  /// are the location that issues report.
  ///
  /// - Returns: The result of the work.
  /// - Throws: The work's error.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    unimplemented?.reportUse(at: SourcePoint(fileID, filePath, line, column))
    guard var generator = take() else {
      deliverIssue(
        """
        `withRandomNumberGenerator` was called inside the closure of another call, which has the \
        generator. The system's generator is used.

        Use the generator that the outer closure was given.
        """, fileID: fileID, filePath: filePath, line: line, column: column)
      var other: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
      return try work(&other)
    }
    defer { giveBack(generator) }
    return try work(&generator)
  }

  /// Waits until the generator is available. Returns `nil` if this thread already has it.
  private func take() -> (any RandomNumberGenerator & Sendable)? {
    let thread = ThreadState.current
    return lock.withLock {
      while true {
        switch state {
        case .available(let generator):
          state = .lent(to: thread)
          return generator
        case .lent(thread):
          return nil
        case .lent:
          lock.wait()
        }
      }
    }
  }

  private func giveBack(_ generator: any RandomNumberGenerator & Sendable) {
    lock.withLock { state = .available(generator) }
    lock.announce()
  }
}

extension DependencyValues {
  /// Lends the system's random number generator. In a test, each use reports an issue unless
  /// overridden.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get {
      let value = self[WithRandomNumberGeneratorKey.self]
      guard let unimplemented = value.unimplemented else { return value }
      return WithRandomNumberGenerator(
        SystemRandomNumberGenerator(), unimplemented: unimplemented.read())
    }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static var liveValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(SystemRandomNumberGenerator())
  }

  static var testValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(
      SystemRandomNumberGenerator(),
      unimplemented: UnimplementedDependency(
        "withRandomNumberGenerator", substitute: "The system's generator",
        override: "$0.withRandomNumberGenerator = WithRandomNumberGenerator(…)"))
  }

  static var dependencyName: String { "withRandomNumberGenerator" }
}
