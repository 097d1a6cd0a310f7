internal import Clocks

extension DependencyValues {
  /// A clock that continues while the system sleeps.
  ///
  /// The system's `ContinuousClock`, also in previews. In tests, using it reports an issue; provide
  /// a `TestClock`, whose time a test advances, or an `ImmediateClock`, whose sleeps return at
  /// once.
  public var continuousClock: any Clock<Duration> {
    get { locatingIssues(of: self[ContinuousClockKey.self]) }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stops while the system sleeps.
  ///
  /// The system's `SuspendingClock`, also in previews. In tests, using it reports an issue; provide
  /// a `TestClock`, whose time a test advances, or an `ImmediateClock`, whose sleeps return at
  /// once.
  public var suspendingClock: any Clock<Duration> {
    get { locatingIssues(of: self[SuspendingClockKey.self]) }
    set { self[SuspendingClockKey.self] = newValue }
  }

  /// Returns the same clock. If the clock reports its use, it reports the wrapper's location.
  private func locatingIssues(of clock: any Clock<Duration>) -> any Clock<Duration> {
    // // Only tests need the cast, so other contexts skip it.
    guard resolvingContext == .test, let wrapper = ThreadState.current.pointee.wrapper,
      let unimplemented = clock as? UnimplementedClock<Duration>
    else { return clock }
    return unimplemented.reporting(
      fileID: wrapper.fileID, filePath: wrapper.filePath, line: wrapper.line,
      column: wrapper.column)
  }
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(ContinuousClock(), name: #"@Dependency(\.continuousClock)"#)
  }
  static var dependencyName: String { "continuousClock" }
}

private enum SuspendingClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { SuspendingClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(SuspendingClock(), name: #"@Dependency(\.suspendingClock)"#)
  }
  static var dependencyName: String { "suspendingClock" }
}
