extension Effect {
  /// Starts this effect after a delay, unless another effect with the same id follows within the
  /// delay.
  ///
  /// Each effect with the id cancels the previous one, whether that one is still waiting or already
  /// runs.
  ///
  /// ```swift
  /// return .run { send in … }.debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let place = Place(fileID, filePath, line, column)
    return Effect(
      .delayed(
        Delayed(self, by: duration, on: clock, reason: .debounce, place: place, whenOver: nil))
    )
    .cancellable(
      id: id, cancelInFlight: true, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Starts effects with the same id at most once per interval.
  ///
  /// The first effect starts at once. When the interval after a start is over, one of the effects
  /// that arrived during the interval starts.
  ///
  /// - `latest`: Whether that is the last effect that arrived, or the first.
  public func throttle<ID: Hashable & Sendable>(
    id: ID,
    for duration: Duration,
    clock: any Clock<Duration>,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Effect(
      .throttled(
        Throttled(
          effect: self, id: CancelID(id, distinguishedBy: ThrottleID<ID>.self), duration: duration,
          clock: clock,
          takesLatest: latest, place: Place(fileID, filePath, line, column))))
  }
}

/// Distinguishes a throttle's id from an equal cancellation id.
private enum ThrottleID<ID> {}

/// An effect that starts at most once per interval.
final class Throttled<Action>: Sendable {
  let effect: Effect<Action>
  let id: CancelID
  let duration: Duration
  let clock: any Clock<Duration>
  let takesLatest: Bool
  let place: Place

  init(
    effect: Effect<Action>, id: CancelID, duration: Duration, clock: any Clock<Duration>,
    takesLatest: Bool, place: Place
  ) {
    self.effect = effect
    self.id = id
    self.duration = duration
    self.clock = clock
    self.takesLatest = takesLatest
    self.place = place
  }
}

/// The time of the last start of an id, and whether an effect waits.
struct ThrottleState {
  /// The time since the last start.
  let elapsed: () -> Duration
  var isWaiting = false

  /// Begins an interval now.
  init(_ clock: any Clock<Duration>) { elapsed = Self.stopwatch(clock) }

  private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

extension Root {
  /// Starts a throttled effect now, later, or not at all.
  func start<Part>(
    _ throttled: Throttled<Part>, _ context: EffectContext, _ embed: @escaping (Part) -> Action
  ) -> Bool {
    let id = throttled.id
    let clock = throttled.clock
    guard let state = throttles[id], state.elapsed() < throttled.duration else {
      throttles[id] = ThrottleState(clock)
      return start(throttled.effect, context, embed)
    }
    if state.isWaiting, !throttled.takesLatest {
      if isWatched {
        let waiting = scopes.find(id, from: context.path).last?.node.start?.number
        watch.tell(
          .throttled(
            action: DelayedWork(of: throttled.effect).action, id: id.description,
            waiting: waiting))
      }
      return false
    }
    throttles[id]?.isWaiting = true
    let wait = throttled.duration - state.elapsed()
    let delayed = Delayed(
      throttled.effect, by: wait, on: clock, reason: .throttle, place: throttled.place
    ) { [weak self] in
      self?.throttles[id] = ThrottleState(clock)
    }
    cancel(
      id, from: context.path, at: throttled.place, entry: context.entry,
      .cancelInFlight(id.description, entry: context.entry, nil))
    var inner = context
    inner.ids.append(id)
    return start(Effect(.delayed(delayed)), inner, embed)
  }
}
