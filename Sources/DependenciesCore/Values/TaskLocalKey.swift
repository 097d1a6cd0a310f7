/// The runtime's key of the task-local that stores the current values.
///
/// A normal read copies the values, which retains and releases two references. With the key, the
/// runtime returns the address of the bound values. They consist of two references.
/// ``BorrowedValues`` consist of the same two, unretained, and are read from that address. In the
/// other direction, a read lends its borrowed values to a property's getter as ``LentValues``.
///
/// Neither the layout nor the address is guaranteed. Each process tests both once. If a test fails,
/// there is no key, and all reads use public API.
struct TaskLocalKey: @unchecked Sendable {
  // Sendable because it is the address of an object that is never freed.
  private let key: UnsafeRawPointer

  /// Returns `nil` if the tests of the layout or the address fail.
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

  /// The address of the newest binding's value; `nil` if there is none.
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
