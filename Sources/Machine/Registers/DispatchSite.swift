import Synchronization

/// A call whose function depends on a type or an object's class, with a cache of the functions
/// found so far.
///
/// Entries are never changed or freed while the code is alive, so any thread may read them without
/// a lock. When lowering adds conformances or methods, all entries become stale, and new ones are
/// made.
final class DispatchSite: Sendable {
  enum Target: Sendable {
    /// With the types to pass before the arguments, and whether `self` is moved out of its cell.
    case function(Function, types: [Value], opensSelf: Bool)
    /// The target depends on the type of `self`, for which there is another entry.
    case byInstance
  }

  final class Entry: Sendable {
    let key: UInt
    let generation: Int
    let target: Target
    /// The number of entries of the same generation, this one included.
    let depth: Int
    // Keeps the object alive whose address is the key.
    private let type: RuntimeType?
    private let instance: TypeInstance?
    let next: Entry?
    // Copies of the target's properties that a call needs.
    let callee: Unmanaged<Function>?
    let hasTypes: Bool
    let opensSelf: Bool

    init(
      key: UInt, generation: Int, target: Target, type: RuntimeType?, instance: TypeInstance?,
      next: Entry?
    ) {
      (self.key, self.generation, self.target) = (key, generation, target)
      (self.type, self.instance, self.next) = (type, instance, next)
      if case .function(let function, let types, let opensSelf) = target {
        callee = .passUnretained(function)
        hasTypes = !types.isEmpty
        self.opensSelf = opensSelf
      } else {
        callee = nil
        (hasTypes, opensSelf) = (false, false)
      }
      depth = next.map { $0.generation == generation ? $0.depth + 1 : 1 } ?? 1
    }
  }

  /// Incremented whenever lowering adds a conformance or a method.
  static let generation = Atomic(0)
  /// The maximum number of entries per generation. A call with more types looks further ones up
  /// each time.
  private static let mostEntries = 16

  let requirement: Requirement?
  let slot: MethodSlot?
  let selfIndex: Int

  private let newest = Atomic<Unmanaged<Entry>?>(nil)
  private let adding = Mutex(())

  init(_ requirement: Requirement) {
    self.requirement = requirement
    slot = nil
    selfIndex = 0
  }

  init(_ slot: MethodSlot, selfIndex: Int) {
    requirement = nil
    self.slot = slot
    self.selfIndex = selfIndex
  }

  deinit { newest.load(ordering: .acquiring)?.release() }

  static func noteChange() { generation.add(1, ordering: .releasing) }

  /// Valid as long as the site is.
  @inline(__always) func entry(for key: UInt, _ generation: Int) -> Unmanaged<Entry>? {
    var entry = newest.load(ordering: .acquiring)
    while let current = entry {
      let (isStale, isWanted) = current._withUnsafeGuaranteedRef {
        ($0.generation != generation, $0.key == key)
      }
      if isStale { return nil }
      if isWanted { return current }
      entry = current._withUnsafeGuaranteedRef { $0.next.map(Unmanaged.passUnretained) }
    }
    return nil
  }

  func add(_ target: Target, for type: RuntimeType, _ generation: Int) {
    add(target, key: type.identity, type: type, instance: nil, generation)
  }

  func add(_ target: Target, for instance: TypeInstance, _ generation: Int) {
    add(target, key: instance.identity, type: nil, instance: instance, generation)
  }

  private func add(
    _ target: Target, key: UInt, type: RuntimeType?, instance: TypeInstance?, _ generation: Int
  ) {
    adding.withLock { _ in
      let last = newest.load(ordering: .acquiring)
      let next = last?.takeUnretainedValue()
      if let next, next.generation == generation, next.depth >= Self.mostEntries { return }
      if entry(for: key, generation) != nil { return }
      let entry = Entry(
        key: key, generation: generation, target: target, type: type, instance: instance,
        next: next)
      newest.store(Unmanaged.passRetained(entry), ordering: .releasing)
      last?.release()
    }
  }
}

extension DispatchSite {
  func target(for key: UInt, _ generation: Int) -> Target? {
    entry(for: key, generation)?.takeUnretainedValue().target
  }
}

extension TypeInstance {
  /// Never equal to the identity of a `RuntimeType`.
  var identity: UInt { UInt(bitPattern: ObjectIdentifier(self)) | 1 }
}
