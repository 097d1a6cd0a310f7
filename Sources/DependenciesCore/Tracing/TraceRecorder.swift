/// Converts reads, scopes and captures to the events of a trace.
///
/// One object per trace, called by every thread that has the trace bound. A value is described
/// before the lock is taken, because values may describe themselves. The sink is called while the
/// lock is held, so that events arrive in order.
final class TraceRecorder: Sendable {
  struct State {
    var lanes = TraceLanes()
    /// The scopes that were bound, keyed by the identity of their values. An ended scope stays
    /// until another one reuses its address, because tasks that were made in it may still run in
    /// it.
    var scopes: [ObjectIdentifier: TracedScope] = [:]
    /// The number of events.
    var count = 0
    var losses = TraceLosses()
    /// The keys of wrappers, keyed by the wrappers' declarations.
    var keys: [SourceLocation: Unmanaged<KeyRecord>?] = [:]
  }

  let state: Guarded<State>
  private let sink: @Sendable (DependencyTrace.Event) -> Void

  init(_ sink: @escaping @Sendable (DependencyTrace.Event) -> Void) {
    self.sink = sink
    var state = State()
    state.lanes.begin()
    self.state = Guarded(state)
    // Tests of Swift Testing run in parallel, so a detached task may belong to any of them.
    guard !isTesting || LinkedTestSupport.currentTest == nil else { return }
    Self.registry.withLock { $0.append(self) }
  }

  /// The traces whose operations are running, which also receive reads outside of them.
  private static let registry = Guarded<[TraceRecorder]>([])

  /// Removes the trace from the registry. Called when the operation has ended.
  func leaveRegistry() {
    Self.registry.withLock { registry in registry.removeAll { $0 === self } }
  }

  /// Notifies the running traces of a read in a task or thread without a trace.
  static func noteOutsideRead(
    _ read: ObservedRead, _ value: () -> String, _ resolution: () -> Resolution
  ) {
    // The reads of a default that is being computed belong to the read of that default.
    guard read.computation != nil, ThreadState.current.pointee.computation == nil,
      !read.values.isBeingUpdated
    else { return }
    let recorders = registry.withLock { $0 }
    // Reads of a test that runs in parallel to the traced one are ignored.
    guard !recorders.isEmpty, !isTesting || LinkedTestSupport.currentTest == nil else { return }
    for recorder in recorders {
      recorder.recordOutside(read, value, resolution)
    }
  }

  /// Adds an event. The caller holds the lock.
  func add(
    _ kind: DependencyTrace.Kind, at location: SourceLocation?, depth: Int,
    in lane: DependencyTrace.Lane, _ state: inout State
  ) {
    state.count += 1
    sink(DependencyTrace.Event(lane: lane, depth: depth, location: location, kind: kind))
  }
}

/// A scope whose beginning is in the trace.
struct TracedScope {
  var scope: DependencyTrace.Scope
  var location: SourceLocation?
  var lane: DependencyTrace.Lane
  /// The number of scopes around it.
  var depth: Int
  var isOpen = true
  /// The overrides of the scope, and where they are.
  var overridden: [(record: Unmanaged<KeyRecord>, location: SourceLocation)]
}

// MARK: - Scopes

extension TraceRecorder {
  /// Records that a scope begins, whose values are about to be bound.
  func enter(_ overrides: Overrides, _ kind: DependencyTrace.Scope.Kind) {
    let assigned = kind == .yielding ? [] : overrides.assignedHere
    let scope = DependencyTrace.Scope(kind: kind, overrides: assigned.map(\.binding))
    let bound = Self.boundIdentity
    state.withLock { state in
      let lane = state.lanes.current()
      let depth = depth(bound, lane, state)
      let location = overrides.scope?.location
      state.scopes[ObjectIdentifier(overrides)] = TracedScope(
        scope: scope, location: location, lane: lane, depth: depth,
        overridden: assigned.map { ($0.record, $0.location) })
      add(.entered(scope), at: location, depth: depth, in: lane, &state)
    }
  }

  /// Records that the scope of some values ends.
  ///
  /// - Parameter isHeld: Whether something has captured it.
  func leave(_ identity: ObjectIdentifier, isHeld: Bool) {
    state.withLock { state in
      if !isHeld { state.losses.forget(capturesIn: identity) }
      guard let traced = state.scopes[identity], traced.isOpen else { return }
      state.scopes[identity]?.isOpen = false
      let lane = state.lanes.current()
      add(.left(traced.scope), at: traced.location, depth: traced.depth, in: lane, &state)
    }
  }

  static var boundIdentity: ObjectIdentifier? {
    let bound = BorrowedValues.bound(on: ThreadState.current).overrides
    return bound.map { ObjectIdentifier($0.takeUnretainedValue()) }
  }

  /// Returns the number of scopes around an event where these values are bound.
  func depth(
    _ bound: ObjectIdentifier?, _ lane: DependencyTrace.Lane, _ state: State
  ) -> Int {
    guard let bound else { return 0 }
    if let scope = state.scopes[bound] { return scope.isOpen ? scope.depth + 1 : 0 }
    // While a default is computed, other values are bound inside the reader's values.
    let inner = state.scopes.values.lazy.filter { $0.isOpen && $0.lane == lane }
    return inner.map { $0.depth + 1 }.max() ?? 0
  }
}

// MARK: - Captures

extension TraceRecorder {
  /// Records that a wrapper was made.
  ///
  /// - Parameters:
  ///   - location: Where it is declared.
  ///   - captured: The values that the wrapper captured.
  ///   - key: Finds the wrapper's key, which is slow.
  func capture(
    at location: SourceLocation, _ captured: Overrides?, _ key: () -> Unmanaged<KeyRecord>?
  ) {
    let known = state.withLock { $0.keys[location] }
    let record = known ?? key()
    let override = record.flatMap { captured?.find($0) }
    let binding = override?.binding
    let name = record?.takeUnretainedValue().shortName
    let bound = Self.boundIdentity
    state.withLock { state in
      state.keys[location] = .some(record)
      let lane = state.lanes.current()
      let capture = DependencyTrace.Capture(
        name: name, value: binding?.value, overriddenAt: override?.location)
      add(
        .captured(capture), at: location, depth: depth(bound, lane, state), in: lane, &state)
      if let record {
        state.losses.note(
          captureOf: record, by: location, override?.location, in: captured, state.count)
      }
    }
  }

  /// Records that `prepareDependencies` made a value a default.
  func prepare(_ record: Unmanaged<KeyRecord>, _ value: String, at location: SourceLocation) {
    let binding = DependencyTrace.Binding(
      name: record.takeUnretainedValue().shortName, value: value)
    let bound = Self.boundIdentity
    state.withLock { state in
      let lane = state.lanes.current()
      add(.prepared(binding), at: location, depth: depth(bound, lane, state), in: lane, &state)
    }
  }
}

// MARK: - Reads

extension TraceRecorder {
  /// Records a read of a dependency.
  func record(
    _ read: ObservedRead, _ resolution: Resolution, _ value: String,
    on thread: UnsafeMutablePointer<ThreadState>
  ) {
    // An update that assigns to a part of a value reads the value first. That read isn't recorded.
    guard !read.values.isBeingUpdated else { return }
    let record = read.record.takeUnretainedValue()
    if thread.pointee.wrapper != nil { record.learnProperty(read.function) }
    let name = record.shortName
    let outer = thread.pointee.computation
    let bound = Self.boundIdentity
    let location = resolution.wrapper ?? resolution.readAt
    state.withLock { state in
      let lane = state.lanes.current()
      let depth = depth(bound, lane, state)
      let binding = DependencyTrace.Binding(name: name, value: value)
      add(.resolved(binding, resolution), at: location, depth: depth, in: lane, &state)
      if let outer { state.losses.note(partOf: outer, read) }
      if let loss = state.losses.loss(read, resolution, inside: outer) {
        add(.lost(loss), at: location, depth: depth, in: lane, &state)
      }
    }
  }

  /// Records a default that a task or thread without a trace read.
  fileprivate func recordOutside(
    _ read: ObservedRead, _ value: () -> String, _ resolution: () -> Resolution
  ) {
    let missed = state.withLock { state in
      state.scopes.values.first { scope in
        scope.isOpen
          && scope.overridden.contains { $0.record.toOpaque() == read.record.toOpaque() }
      }
    }
    guard let missed,
      let place = missed.overridden.last(where: {
        $0.record.toOpaque() == read.record.toOpaque()
      })?.location
    else { return }
    let name = read.record.takeUnretainedValue().shortName
    let resolution = resolution()
    let location = resolution.wrapper ?? resolution.readAt
    let binding = DependencyTrace.Binding(name: name, value: value())
    state.withLock { state in
      let loss = DependencyTrace.Loss.notInherited(
        name: name, lane: missed.lane, overriddenAt: place)
      guard state.losses.isNew(loss, at: location) else { return }
      let lane = state.lanes.current()
      add(.resolved(binding, resolution), at: location, depth: 0, in: lane, &state)
      add(.lost(loss), at: location, depth: 0, in: lane, &state)
    }
  }
}

extension Override {
  /// The location of the scope, or of the assignment for values assigned outside a scope.
  var location: SourceLocation { (scope ?? assignedAt).location }

  fileprivate var binding: DependencyTrace.Binding {
    let key = record.takeUnretainedValue()
    return DependencyTrace.Binding(name: key.shortName, value: key.describeValue(at: address))
  }
}
