import Synchronization

/// An instance of an interpreted class.
package final class Object: Sendable {
  package let descriptor: TypeDescriptor
  /// Stored properties, those of the superclass first; the lock keeps racy programs from tearing.
  private let fields: Mutex<[Value]>

  package init(descriptor: TypeDescriptor, fields: [Value]) {
    self.descriptor = descriptor
    self.fields = Mutex(fields)
  }

  package subscript(index: Int) -> Value {
    get { fields.withLock { $0[index] } }
    set { fields.withLock { $0[index] = newValue } }
  }

  package var snapshot: [Value] { fields.withLock { $0 } }

  /// Changes a field where it is; `change` must not touch this object.
  func withField(
    _ index: Int, _ change: (inout Value) throws(Trap) -> Value
  ) throws(Trap) -> Value {
    try fields.withLock { fields throws(Trap) in try change(&fields[index]) }
  }
}

/// A variable that outlives its frame or is shared: captured, global, or passed `inout`.
package final class Cell: Sendable {
  private let content: Mutex<Value>

  package init(_ value: Value = .uninitialized) {
    content = Mutex(value)
  }

  package var value: Value {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }

  /// Changes the value where it is; `change` must not touch this cell.
  func withValue(_ change: (inout Value) throws(Trap) -> Value) throws(Trap) -> Value {
    try content.withLock { value throws(Trap) in try change(&value) }
  }
}

/// A reference that doesn't keep its object alive.
package final class WeakReference: @unchecked Sendable {
  // Set once in init; the runtime makes reads of a weak reference atomic.
  private weak var object: Object?

  package init(_ object: Object?) {
    self.object = object
  }

  package var target: Object? { object }
}

/// A function together with what it captured.
package final class Closure: Sendable {
  package let function: Function
  /// Copied into the first slots of a frame, before the arguments.
  package let captures: [Value]

  package init(function: Function, captures: [Value] = []) {
    self.function = function
    self.captures = captures
  }
}
