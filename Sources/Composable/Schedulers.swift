// Names of code that passes schedulers. The compiler says what to write instead.

extension Effect {
  /// Use a clock instead.
  @available(
    *, unavailable,
    message: """
      Pass a clock instead of a scheduler: `debounce(id:for:clock:)`, with the dependency \
      `continuousClock`.
      """
  )
  public func debounce<Scheduler>(
    id: some Hashable & Sendable, for duration: Duration, scheduler: Scheduler
  ) -> Self { self }

  /// Use a clock instead.
  @available(
    *, unavailable,
    message: """
      Pass a clock instead of a scheduler: `throttle(id:for:clock:latest:)`, with the dependency \
      `continuousClock`.
      """
  )
  public func throttle<Scheduler>(
    id: some Hashable & Sendable, for duration: Duration, scheduler: Scheduler, latest: Bool
  ) -> Self { self }
}

extension DependencyValues {
  /// Use a clock instead.
  @available(
    *, unavailable,
    message: """
      Use the dependency `continuousClock` instead: `clock.sleep(for:)` and \
      `clock.timer(interval:)`. Tests override it with a `TestClock`.
      """
  )
  public var mainQueue: any Clock<Duration> {
    get { continuousClock }
    set { continuousClock = newValue }
  }

  /// Use a clock instead.
  @available(
    *, unavailable,
    message: """
      Use the dependency `continuousClock` instead: `clock.sleep(for:)` and \
      `clock.timer(interval:)`. Tests override it with a `TestClock`.
      """
  )
  public var mainRunLoop: any Clock<Duration> {
    get { continuousClock }
    set { continuousClock = newValue }
  }
}
