import Synchronization

/// A call whose function depends on a type or an object's class, with what was found for those that
/// came by.
///
/// Entries are never changed or freed while the code lives, so that any thread may look at them
/// without a lock; what lowering adds later makes all of them stale, and new ones are found.
final class DispatchSite: Sendable {
  enum Target: Sendable {
    /// With the types to pass before the arguments, and whether `self` is taken out of its cell.
    case function(Function, types: [Value], opensSelf: Bool)
    /// It depends on the type of `self`: there is another entry for that.
    case byInstance
  }

  final class Entry: Sendable {
    let key: UInt
    let generation: Int
    let target: Target
    /// Number of entries of the same generation, this one included.
    let depth: Int
    // What the key is the address of lives as long as the entry.
    private let type: RuntimeType?
    private let instance: TypeInstance?
    let next: Entry?
    // What a call needs of the target.
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

  /// Rises whenever lowering tells of a conformance or a method.
  static let generation = Atomic(0)
  /// Of one generation: a call that meets more types looks them up each time.
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

  /// Valid as long as the site.
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
  /// Never that of a `RuntimeType`.
  var identity: UInt { UInt(bitPattern: ObjectIdentifier(self)) | 1 }
}
