/// Prints the events of dependencies during an operation to standard error, one line for each
/// event.
///
/// ```swift
/// withDependencyTrace {
///   let till = withDependencies { $0.ledger = .training } operation: { Till() }
///   till.open()
/// }
/// ```
///
/// The lines show which scopes begin and end, what they override, what each ``Dependency`` wrapper
/// captures, and the origin of each value that is read. If a read misses an override, a line that
/// begins with `lost` says why, and what to change:
///
/// ```
/// main  Till.swift:17        override  ledger = Ledger(name: "training")
/// main  Till.swift:12        │ capture   ledger = Ledger(name: "training")  ↳ override from Till.swift:17
/// main  Till.swift:17        restore   ledger
/// main  Till.swift:12        resolve   ledger → Ledger(name: "training")  ↳ override from Till.swift:17, captured when the wrapper was made at Till.swift:12
/// ```
///
/// The trace is inherited as any task-local value is: by the tasks that the operation creates, even
/// after the operation has returned, but not by detached tasks or queues. An outer trace records
/// the same events. Values are shortened to one line.
///
/// Without a trace or observer, a read, a wrapper and a scope each cost one additional relaxed
/// atomic load. A traced event takes tens of microseconds.
///
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withDependencyTrace<R>(operation: () throws -> R) rethrows -> R {
  let recorder = TraceRecorder { writeToStandardError("\($0)\n") }
  defer { recorder.leaveRegistry() }
  return try recorder.bound(operation)
}

/// Prints the events of dependencies during an asynchronous operation to standard error.
///
/// See ``withDependencyTrace(operation:)``. The operation runs on the caller's actor.
///
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withDependencyTrace<R>(
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let recorder = TraceRecorder { writeToStandardError("\($0)\n") }
  defer { recorder.leaveRegistry() }
  return try await recorder.bound(isolation: isolation, operation)
}

/// Prints the events of dependencies during an operation to a stream, one line for each event.
///
/// ```swift
/// var text = ""
/// withDependencyTrace(to: &text) { Till().open() }
/// ```
///
/// See ``withDependencyTrace(operation:)``.
///
/// - Parameters:
///   - stream: Receives the lines. While the operation runs, one thread at a time writes to a copy,
///     which is assigned back when the operation has ended. Later events, in tasks that still run,
///     aren't written.
///   - operation: The code to trace.
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withDependencyTrace<R, Stream: TextOutputStream & Sendable>(
  to stream: inout Stream,
  operation: () throws -> R
) rethrows -> R {
  let shared = SharedStream(stream)
  let recorder = TraceRecorder { shared.write("\($0)\n") }
  defer {
    recorder.leaveRegistry()
    shared.end(&stream)
  }
  return try recorder.bound(operation)
}

/// Prints the events of dependencies during an asynchronous operation to a stream.
///
/// See ``withDependencyTrace(to:operation:)-(Stream,_)``. The operation runs on the caller's actor.
///
/// - Parameters:
///   - isolation: The caller's actor.
///   - stream: Receives the lines, as in the synchronous function.
///   - operation: The code to trace.
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withDependencyTrace<R, Stream: TextOutputStream & Sendable>(
  isolation: isolated (any Actor)? = #isolation,
  to stream: inout Stream,
  operation: () async throws -> R
) async rethrows -> R {
  let shared = SharedStream(stream)
  let recorder = TraceRecorder { shared.write("\($0)\n") }
  defer {
    recorder.leaveRegistry()
    shared.end(&stream)
  }
  return try await recorder.bound(isolation: isolation, operation)
}

/// Appends the events of dependencies during an operation to a trace, as data.
///
/// ```swift
/// var trace = DependencyTrace()
/// withDependencyTrace(to: &trace) { Till().open() }
/// for case .lost(let loss) in trace.events.map(\.kind) { … }
/// ```
///
/// See ``withDependencyTrace(operation:)``.
///
/// - Parameters:
///   - trace: Receives the events when the operation has ended.
///   - operation: The code to trace.
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withDependencyTrace<R>(
  to trace: inout DependencyTrace,
  operation: () throws -> R
) rethrows -> R {
  let events = Guarded<[DependencyTrace.Event]>([])
  let recorder = TraceRecorder { event in events.withLock { $0.append(event) } }
  defer {
    recorder.leaveRegistry()
    trace.events += events.withLock { $0 }
  }
  return try recorder.bound(operation)
}

/// Appends the events of dependencies during an asynchronous operation to a trace, as data.
///
/// See ``withDependencyTrace(to:operation:)-(DependencyTrace,_)``. The operation runs on the
/// caller's actor.
///
/// - Parameters:
///   - isolation: The caller's actor.
///   - trace: Receives the events when the operation has ended.
///   - operation: The code to trace.
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withDependencyTrace<R>(
  isolation: isolated (any Actor)? = #isolation,
  to trace: inout DependencyTrace,
  operation: () async throws -> R
) async rethrows -> R {
  let events = Guarded<[DependencyTrace.Event]>([])
  let recorder = TraceRecorder { event in events.withLock { $0.append(event) } }
  defer {
    recorder.leaveRegistry()
    trace.events += events.withLock { $0 }
  }
  return try await recorder.bound(isolation: isolation, operation)
}

extension TraceRecorder {
  fileprivate func bound<R>(_ operation: () throws -> R) rethrows -> R {
    try Observation.$current.withValue(
      Observation(.trace(self), outer: Observation.current), operation: operation)
  }

  fileprivate func bound<R>(
    isolation: isolated (any Actor)?, _ operation: () async throws -> R
  ) async rethrows -> R {
    try await Observation.$current.withValue(
      Observation(.trace(self), outer: Observation.current), operation: operation,
      isolation: isolation)
  }
}
