/// Prints what happens to dependencies during an operation to standard error, a line for each event.
///
/// ```swift
/// withDependencyTrace {
///   let till = withDependencies { $0.ledger = .training } operation: { Till() }
///   till.open()
/// }
/// ```
///
/// The lines say which scopes begin and end and what they override, what each ``Dependency`` wrapper
/// captures, and where the value of each read comes from. Where a read misses an override, a line
/// that begins with `lost` says why, and what to change:
///
/// ```
/// main  Till.swift:17        override  ledger = Ledger(name: "training")
/// main  Till.swift:12        │ capture   ledger = Ledger(name: "training")  ↳ override from Till.swift:17
/// main  Till.swift:17        restore   ledger
/// main  Till.swift:12        resolve   ledger → Ledger(name: "training")  ↳ override from Till.swift:17, captured when the wrapper was made at Till.swift:12
/// ```
///
/// The trace is handed down as any task-local value is: to the tasks that the operation makes, also
/// after the operation has returned, but neither to detached tasks nor to queues. A trace around
/// this one records the same events. Values are shortened to one line.
///
/// While nobody traces or observes, a read, a wrapper and a scope cost a relaxed atomic load more.
/// A traced event takes tens of microseconds.
///
/// - Returns: The result of the operation, whose errors are passed on.
public func withDependencyTrace<R>(operation: () throws -> R) rethrows -> R {
  let recorder = TraceRecorder { writeToStandardError("\($0)\n") }
  defer { recorder.leaveRegistry() }
  return try recorder.bound(operation)
}

/// Prints what happens to dependencies during an asynchronous operation to standard error.
///
/// See ``withDependencyTrace(operation:)``. The operation runs on the caller's actor.
///
/// - Returns: The result of the operation, whose errors are passed on.
public func withDependencyTrace<R>(
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let recorder = TraceRecorder { writeToStandardError("\($0)\n") }
  defer { recorder.leaveRegistry() }
  return try await recorder.bound(isolation: isolation, operation)
}

/// Prints what happens to dependencies during an operation to a stream, a line for each event.
///
/// ```swift
/// var text = ""
/// withDependencyTrace(to: &text) { Till().open() }
/// ```
///
/// See ``withDependencyTrace(operation:)``.
///
/// - Parameters:
///   - stream: Where the lines go. A copy of it is written to, by one thread at a time, while the
///     operation runs, and assigned back when the operation has ended. What happens later, in tasks
///     that live on, isn't written.
///   - operation: The code to trace.
/// - Returns: The result of the operation, whose errors are passed on.
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

/// Prints what happens to dependencies during an asynchronous operation to a stream.
///
/// See ``withDependencyTrace(to:operation:)-(Stream,_)``. The operation runs on the caller's actor.
///
/// - Parameters:
///   - isolation: The caller's actor.
///   - stream: Where the lines go; see there.
///   - operation: The code to trace.
/// - Returns: The result of the operation, whose errors are passed on.
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

/// Adds what happens to dependencies during an operation to a trace, as data.
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
/// - Returns: The result of the operation, whose errors are passed on.
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

/// Adds what happens to dependencies during an asynchronous operation to a trace, as data.
///
/// See ``withDependencyTrace(to:operation:)-(DependencyTrace,_)``. The operation runs on the caller's
/// actor.
///
/// - Parameters:
///   - isolation: The caller's actor.
///   - trace: Receives the events when the operation has ended.
///   - operation: The code to trace.
/// - Returns: The result of the operation, whose errors are passed on.
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
