/// A clock that a test didn't expect to be used. Every use reports an issue.
///
/// After the report, it forwards to the clock from which it was made.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of the underlying clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String
  private var fileID: StaticString
  private var filePath: StaticString
  private var line: UInt
  private var column: UInt

  /// Makes a clock that behaves like another one.
  ///
  /// Messages contain its name. The other parameters are the location of the issues.
  public init(
    _ base: some Clock<Duration>,
    name: String = "\(Self.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.base = AnyClock(base)
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue, and returns the underlying clock's time.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// Reports an issue, and returns the underlying clock's resolution.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue, sleeps on the underlying clock, and throws its errors.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep(until:tolerance:)")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  /// Returns the same clock, with the same instants, and another location for its issues.
  package func reporting(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    var clock = self
    (clock.fileID, clock.filePath, clock.line, clock.column) = (fileID, filePath, line, column)
    return clock
  }

  private func report(_ member: String) {
    deliverIssue(
      """
      `\(member)` of `\(name)` was used, which has no implementation here.

      Provide a clock, for example a `TestClock`, whose time passes when the test says so, or an \
      `ImmediateClock`, on which nobody waits.
      """, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that behaves like the system's continuous clock.
  ///
  /// Messages contain its name. The other parameters are the location of the issues.
  public init(
    name: String = "\(Self.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ContinuousClock(), name: name, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports each use, and behaves like the system's continuous clock.
  ///
  /// Messages contain its name. The other parameters are the location of the issues.
  public static func unimplemented(
    name: String = "\(Self.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
