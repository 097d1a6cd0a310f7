import Synchronization

/// An instance of an interpreted class.
package final class Object: Sendable {
  private struct Content {
    /// Stored properties, those of the superclass first.
    var fields: Values
    var isWeaklyReferenced = false
    var companion: (any AnyObject & Sendable)?
    /// By which a trace tells it from others of its class; 0 for none.
    var number = 0
  }

  package let instance: TypeInstance
  /// Whether it stands in for a released object while its `deinit` runs.
  package let isEnding: Bool
  /// The lock keeps racy programs from tearing.
  private let content: Mutex<Content>

  package init(_ instance: TypeInstance, fields: Values, isEnding: Bool = false) {
    self.instance = instance
    self.isEnding = isEnding
    content = Mutex(Content(fields: fields))
  }

  package convenience init(descriptor: TypeDescriptor, fields: Values) {
    self.init(descriptor.plain, fields: fields)
  }

  package var descriptor: TypeDescriptor { instance.descriptor }

  deinit {
    guard let deinitializer else { return }
    let held = surrender()
    // One whose initializer failed halfway never was an object.
    guard !held.contains(where: \.isUninitialized) else { return }
    (Releases.current ?? deinitializer.releases)
      .add(Object(instance, fields: held, isEnding: true))
  }

  /// What runs first when it is released, if anything does.
  var deinitializer: Deinitializer? { isEnding ? nil : descriptor.deinitializers.first }

  package subscript(index: Int) -> Value {
    get { content.withLock { $0.fields[index] } }
    set { content.withLock { $0.fields[index] = newValue } }
  }

  /// What the host keeps with the object for as long as it lives, as the real actor of an actor.
  package func companion(orMake make: () -> any AnyObject & Sendable) -> any AnyObject & Sendable {
    content.withLock { content in
      if let companion = content.companion { return companion }
      let made = make()
      content.companion = made
      return made
    }
  }

  /// A number that tells it from others of its class, for as long as it lives.
  package func number(orMake make: () -> Int) -> Int {
    content.withLock { content in
      if content.number == 0 { content.number = make() }
      return content.number
    }
  }

  package var snapshot: Values { content.withLock { $0.fields } }

  /// Changes a field where it is; `change` must not touch this object.
  func withField(
    _ index: Int, _ change: (inout Value) throws(Trap) -> Value
  ) throws(Trap) -> Value {
    try content.withLock { content throws(Trap) in try change(&content.fields[index]) }
  }

  /// Makes a frequent change of a field, if there is nothing unusual about it, and tells its cost.
  func change(
    _ index: Int, by quick: QuickChange, in path: [Int],
    _ arguments: UnsafeMutablePointer<Value>
  ) -> Int? {
    content.withLock { content in
      withUnsafeMutablePointer(to: &content.fields[index]) {
        $0.change(by: quick, in: path, arguments)
      }
    }
  }

  /// Whether a reference that doesn't count may still bring it back.
  var isWeaklyReferenced: Bool { content.withLock { $0.isWeaklyReferenced } }

  fileprivate func noteWeakReference() { content.withLock { $0.isWeaklyReferenced = true } }

  /// What it held, which it gives up.
  private func surrender() -> Values {
    content.withLock { content in
      let held = content.fields
      content.fields = []
      return held
    }
  }
}

extension Value {
  fileprivate var isUninitialized: Bool { if case .uninitialized = self { true } else { false } }
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

  deinit {
    guard value.mayLead else { return }
    Workload.current.release {
      value = .void
    } orKeep: { waiting in
      waiting.append(.value(surrender()))
    }
  }

  /// What it held, which it gives up.
  func surrender() -> Value {
    content.withLock { content in
      let held = content
      content = .void
      return held
    }
  }

  /// A field of the structure there that has a value; else nil.
  func field(_ index: Int) -> Value? {
    content.withLock { content in
      withUnsafeMutablePointer(to: &content) { place -> Value? in
        guard let structure = place.structure, index < structure.pointee.fields.count else {
          return nil
        }
        let field = structure.pointee.fields[index]
        if case .uninitialized = field { return nil }
        return field
      }
    }
  }

  /// Makes a frequent change, if there is nothing unusual about it, and tells its cost.
  func change(
    by quick: QuickChange, in path: [Int], _ arguments: UnsafeMutablePointer<Value>
  ) -> Int? {
    content.withLock { content in
      withUnsafeMutablePointer(to: &content) { $0.change(by: quick, in: path, arguments) }
    }
  }

  /// Reads and changes the value as a whole; `body` must not touch this cell.
  package func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    content.withLock(body)
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
    guard let object, !object.isEnding else { return }
    object.noteWeakReference()
    self.object = object
  }

  package var target: Object? { object }
}

/// A function together with what it captured.
package final class Closure: @unchecked Sendable {
  package let function: Function
  /// Copied into the first slots of a frame, before the arguments.
  package var captures: [Value] { (0..<captureCount).map { capture($0) } }

  // Calls read them without counting references. They never change.
  private let held: UnsafeMutablePointer<Value>?
  let captureCount: Int

  package init(function: Function, captures: some Collection<Value> = []) {
    self.function = function
    captureCount = captures.count
    if captures.isEmpty {
      held = nil
    } else {
      let memory = UnsafeMutablePointer<Value>.allocate(capacity: captures.count)
      _ = UnsafeMutableBufferPointer(start: memory, count: captures.count)
        .initialize(from: captures)
      held = memory
    }
  }

  deinit {
    guard let held else { return }
    Workload.release(held, count: captureCount)
    held.deallocate()
  }

  @inline(__always) func capture(_ index: Int) -> Value {
    guard let held, index < captureCount else { return .uninitialized }
    return held[index]
  }
}
