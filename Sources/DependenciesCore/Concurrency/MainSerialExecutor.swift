#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Before it schedules a job on the global executor, the runtime calls a hook if one is set. The
// hook is exported, and older than any Swift with task-locals.

/// Runs an operation while all tasks of the process run on the main thread, one after another.
///
/// Use it where the order of tasks matters and a test can't await instead. It affects every test
/// that runs at the same time, so serialize the tests that use it.
///
/// - Parameter operation: Runs on the main actor.
/// - Throws: What `operation` throws.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @isolated(any) () async throws -> Void
) async rethrows {
  let before = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = before }
  uncheckedUseMainSerialExecutor = true
  try await operation()
}

/// Runs an operation that doesn't suspend while all tasks of the process run on the main thread.
///
/// A test class uses it around a whole test: `withMainSerialExecutor { super.invokeTest() }`. If
/// the operation starts a task without waiting for it, the task returns to the pool at its next
/// suspension after the operation.
///
/// - Parameter operation: Runs on the current thread.
/// - Throws: What `operation` throws.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let before = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = before }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

/// Whether all tasks of the process run on the main thread.
///
/// The value stays `true` until it is set to `false`. `withMainSerialExecutor` resets it
/// automatically.
public var uncheckedUseMainSerialExecutor: Bool {
  get { hook?.pointee != nil }
  set { hook?.pointee = newValue ? enqueueOnMainActor : nil }
}

private typealias Original = @convention(thin) (UnownedJob) -> Void
private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

private let enqueueOnMainActor: Hook = { job, _ in MainActor.shared.enqueue(job) }

/// The runtime's variable; nil if the runtime doesn't export it. Sendable because the pointer never
/// changes, and the runtime itself reads its memory without a lock.
private nonisolated(unsafe) let hook: UnsafeMutablePointer<Hook?>? = dlsym(
  dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook"
)?.assumingMemoryBound(to: Hook?.self)
