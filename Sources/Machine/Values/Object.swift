import Synchronization

/// An instance of an interpreted class.
package final class Object: Sendable {
  private struct Content {
    /// Stored properties, the superclass's first.
    var fields: Values
    var companion: (any AnyObject & Sendable)?
    /// Where its fields are changed, for each who needs to know.
    var logs: [WriteLog] = []
    /// The number that identifies it in traces among the objects of its class; 0 for none.
    var number = 0
  }

  package let instance: TypeInstance
  /// Whether it replaces a released object while its `deinit` runs.
  package let isEnding: Bool
  /// The lock prevents torn values in racy programs.
  private let content: Mutex<Content>

  /// Whether it has a log of its changes. Reading it needs no lock.
  let isLogged = Atomic(false)

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
    // An object whose initializer failed runs no `deinit`.
    guard !held.contains(where: \.isUninitialized) else { return }
    (Releases.current ?? deinitializer.releases)
      .add(Object(instance, fields: held, isEnding: true))
  }

  /// The first deinitializer to run at its release, if any.
  var deinitializer: Deinitializer? { isEnding ? nil : descriptor.deinitializers.first }

  package subscript(index: Int) -> Value {
    get { content.withLock { $0.fields[index] } }
    set { content.withLock { $0.fields[index] = newValue } }
  }

  /// A host object that lives as long as this object, such as the real actor of an actor.
  package func companion(orMake make: () -> any AnyObject & Sendable) -> any AnyObject & Sendable {
    content.withLock { content in
      if let companion = content.companion { return companion }
      let made = make()
      content.companion = made
      return made
    }
  }

  /// Notes its changes in a log from now on.
  package func addLog(_ log: WriteLog) {
    content.withLock { content in
      if content.logs.contains(where: { $0 === log }) { return }
      content.logs.append(log)
      isLogged.store(true, ordering: .relaxed)
    }
  }

  func note(_ write: WriteLog.Write, of field: Int) {
    for log in content.withLock({ $0.logs }) { log.note(write, of: field) }
  }

  /// A number that identifies it among the objects of its class, as long as it lives.
  package func number(orMake make: () -> Int) -> Int {
    content.withLock { content in
      if content.number == 0 { content.number = make() }
      return content.number
    }
  }

  package var snapshot: Values { content.withLock { $0.fields } }

  /// Changes a field in place. `change` must not access this object.
  func withField(
    _ index: Int, _ change: (inout Value) throws(Trap) -> Value
  ) throws(Trap) -> Value {
    try content.withLock { content throws(Trap) in try change(&content.fields[index]) }
  }

  /// Makes a frequent change of a field and returns its cost, except in unusual cases.
  func change(
    _ index: Int, by quick: QuickChange, at steps: [PartStep], _ arguments: Arguments,
    fuel: inout Int
  ) -> Bool {
    content.withLock { content in
      withUnsafeMutablePointer(to: &content.fields[index]) {
        $0.change(by: quick, at: steps, arguments, fuel: &fuel)
      }
    }
  }

  /// Moves its content out.
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

  var isUninitialized: Bool { content.withLock { $0.isUninitialized } }

  deinit {
    guard value.mayLead else { return }
    Workload.current.release {
      value = .void
    } orKeep: { waiting in
      waiting.append(.value(surrender()))
    }
  }

  /// Moves its content out.
  func surrender() -> Value {
    content.withLock { content in
      let held = content
      content = .void
      return held
    }
  }

  /// Returns the value of a field of the structure; nil if it has none.
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

  /// Makes a frequent change and returns its cost, except in unusual cases.
  func change(
    by quick: QuickChange, at steps: [PartStep], _ arguments: Arguments, fuel: inout Int
  ) -> Bool {
    content.withLock { content in
      withUnsafeMutablePointer(to: &content) {
        $0.change(by: quick, at: steps, arguments, fuel: &fuel)
      }
    }
  }

  /// Reads and changes the whole value. `body` must not access this cell.
  package func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    content.withLock(body)
  }

  /// Changes the value in place. `change` must not access this cell.
  func withValue(_ change: (inout Value) throws(Trap) -> Value) throws(Trap) -> Value {
    try content.withLock { value throws(Trap) in try change(&value) }
  }
}

/// A reference that doesn't keep its object alive.
package final class WeakReference: @unchecked Sendable {
  // Set once in init. The runtime makes reads of a weak reference atomic.
  private weak var object: Object?
  private let hadTarget: Bool
  /// Whether it is the value of an optional: of every weak variable, and of an unowned one whose type is.
  let isOptional: Bool

  package init(_ object: Object?, isOptional: Bool = false) {
    self.isOptional = isOptional
    hadTarget = object != nil
    guard let object, !object.isEnding else { return }
    self.object = object
  }

  /// Whether it referred to an object that has been released.
  package var hasLostTarget: Bool { hadTarget && target == nil }

  package var target: Object? { object }
}

/// A function with its captures.
package final class Closure: @unchecked Sendable {
  package let function: Function
  /// Copied into the first slots of a frame, before the arguments.
  package var captures: [Value] { (0..<captureCount).map { capture($0) } }

  // Immutable. Calls read them without counting references.
  private let held: UnsafeMutablePointer<Value>?
  let captureCount: Int
  /// The driver's account of the values in effect where it was made; nil if there are none, or if nobody asks.
  let surroundings: AnyObject?

  package init(
    function: Function, captures: some Collection<Value> = [], surroundings: AnyObject? = nil
  ) {
    self.function = function
    self.surroundings = surroundings
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
