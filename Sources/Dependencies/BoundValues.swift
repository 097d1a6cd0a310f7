/// What the current task, or the thread, has bound as ``DependencyValues/_current``, not retained.
///
/// Valid as long as nothing that the asker calls can end the binding: during any synchronous call.
/// To read the task-local value itself would count references up and down, which takes longer than
/// finding a dependency.
struct BoundValues {
  let overrides: Unmanaged<Overrides>?
  let captured: Unmanaged<Overrides>?

  @inline(__always)
  static func current(on thread: UnsafeMutablePointer<ThreadState>) -> BoundValues {
    guard let address = thread.pointee.currentKey.address else {
      return BoundValues(overrides: nil, captured: nil)
    }
    return address.withMemoryRebound(to: DependencyValues.self, capacity: 1) { values in
      BoundValues(
        overrides: values.pointee.overrides.map(Unmanaged.passUnretained),
        captured: values.pointee.captured.map(Unmanaged.passUnretained))
    }
  }

  /// The same values, retained.
  var values: DependencyValues {
    DependencyValues(
      overrides: overrides?.takeUnretainedValue(), captured: captured?.takeUnretainedValue())
  }
}

/// What names a task-local to the concurrency runtime.
struct TaskLocalKey: @unchecked Sendable {
  // Sendable because it is an address, of an object that is never freed.
  private let key: UnsafeRawPointer

  init<Value: Sendable>(_ local: TaskLocal<Value>) {
    key = UnsafeRawPointer(Unmanaged.passUnretained(local).toOpaque())
  }

  /// Where the newest binding keeps its value; `nil` if there is none.
  var address: UnsafeMutableRawPointer? { taskLocalValue(key) }
}

/// The address of a task-local's newest binding. Exported since Swift 5.5.
@_silgen_name("swift_task_localValueGet")
private func taskLocalValue(_ key: UnsafeRawPointer) -> UnsafeMutableRawPointer?
