internal import Clocks

extension DependencyValues {
  /// The clock that goes on while the system sleeps.
  ///
  /// The system's `ContinuousClock`, also in previews. In tests, using it reports an issue; provide
  /// a `TestClock`, whose time passes when the test says so, or an `ImmediateClock`, on which
  /// nobody waits.
  public var continuousClock: any Clock<Duration> {
    get { locatingIssues(of: self[ContinuousClockKey.self]) }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stands still while the system sleeps.
  ///
  /// The system's `SuspendingClock`, also in previews. In tests, using it reports an issue; provide
  /// a `TestClock`, whose time passes when the test says so, or an `ImmediateClock`, on which
  /// nobody waits.
  public var suspendingClock: any Clock<Duration> {
    get { locatingIssues(of: self[SuspendingClockKey.self]) }
    set { self[SuspendingClockKey.self] = newValue }
  }

  /// The same clock; if it reports its use, then at the wrapper through which it is read.
  private func locatingIssues(of clock: any Clock<Duration>) -> any Clock<Duration> {
    // Only a test pays for the cast.
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
