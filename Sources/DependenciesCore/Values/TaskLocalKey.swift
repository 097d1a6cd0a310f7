/// The task-local of the current values, as the runtime knows it.
///
/// To read it in the plain way copies the values, and counts two references up and down for it. By
/// its key, the runtime gives the address of the bound values themselves. They are two references;
/// ``BorrowedValues`` are the same two, uncounted, and are read from there in their place. The other
/// way round, a read lends its borrowed values to a property's getter as ``LentValues``.
///
/// That the one may be read as the other, and that the runtime gives that address, is nowhere
/// promised. So both are tried out, once in each process, and where they don't hold there is no key,
/// and everything goes the plain way.
struct TaskLocalKey: @unchecked Sendable {
  // Sendable because it is an address, of an object that is never freed.
  private let key: UnsafeRawPointer

  /// `nil` where values aren't found as described.
  static func checked() -> TaskLocalKey? {
    guard MemoryLayout<BorrowedValues>.size == MemoryLayout<DependencyValues>.size,
      MemoryLayout<BorrowedValues>.alignment == MemoryLayout<DependencyValues>.alignment,
      MemoryLayout<LentValues>.size == MemoryLayout<DependencyValues>.size
    else { return nil }
    let key = TaskLocalKey(DependencyValues.$_current)
    let values = DependencyValues(
      overrides: Overrides(cache: nil), captured: Overrides(cache: nil))
    let isFound = DependencyValues.$_current.withValue(values) {
      BorrowedValues.bound(by: key) == values.borrowed
        && BorrowedValues.bound(by: key) == BorrowedValues.bound(by: nil)
    }
    let isLent = withUnsafePointer(to: values.borrowed) {
      UnsafeRawPointer($0).assumingMemoryBound(to: LentValues.self).pointee.call {
        $0.isSame(as: values)
      }
    }
    return isFound && isLent ? key : nil
  }

  private init<Value: Sendable>(_ local: TaskLocal<Value>) {
    key = UnsafeRawPointer(Unmanaged.passUnretained(local).toOpaque())
  }

  /// Where the newest binding keeps its value; `nil` if there is none.
  var address: UnsafeMutableRawPointer? { taskLocalValue(key) }
}

extension BorrowedValues: Equatable {
  static func == (left: BorrowedValues, right: BorrowedValues) -> Bool {
    left.overrides?.toOpaque() == right.overrides?.toOpaque()
      && left.captured?.toOpaque() == right.captured?.toOpaque()
  }
}

/// The address of a task-local's newest binding. Exported since Swift 5.5.
@_silgen_name("swift_task_localValueGet")
private func taskLocalValue(_ key: UnsafeRawPointer) -> UnsafeMutableRawPointer?
