/// The overrides that were current where `withDependencies` returned objects without a wrapper.
///
/// An object is stored here only if `withDependencies` returned it and its class stores no wrapper.
/// For other objects the cost is one lookup of their class. The reference is weak, and lookups
/// compare the identity, so a later object at the same address isn't mistaken for it.
///
/// The overrides stay alive until the object is freed and some later objects have been returned. An
/// object that its own overrides reference is therefore never freed. The cache of a test is only
/// lent.
final class ReturnedObjects: Sendable {
  private struct Entry {
    weak var object: AnyObject?
    /// `nil` if nothing was overridden at the root of the process.
    let overrides: Overrides?
  }

  private struct Entries {
    var table: [ObjectIdentifier: Entry] = [:]
    /// The number of entries that triggers a search for entries of freed objects.
    var limit = 64
  }

  private let entries = Guarded(Entries())

  /// Stores the overrides in effect for an object that an operation returns.
  ///
  /// The overrides of an inner operation that returned the object stay, because they are nearer to
  /// its creation.
  func add(_ object: AnyObject, _ overrides: Overrides?) {
    // Objects and overrides are released after the lock, because their deinitializers may call this
    // type.
    let ended = entries.withLock { entries -> [Ended] in
      let identity = ObjectIdentifier(object)
      let old = entries.table[identity]
      if let old, old.object === object { return [] }
      entries.table[identity] = Entry(object: object, overrides: overrides)
      let replaced = old.map { [Ended(object: nil, overrides: $0.overrides)] } ?? []
      guard entries.table.count > entries.limit else { return replaced }
      return replaced + Self.sweep(&entries)
    }
    withExtendedLifetime(ended) {}
  }

  /// Returns the overrides where the object was returned; `nil` if no operation returned it.
  func find(_ object: AnyObject) -> CapturedDependencies? {
    entries.withLock { entries in
      guard let entry = entries.table[ObjectIdentifier(object)], entry.object === object
      else { return nil }
      return CapturedDependencies(entry.overrides)
    }
  }

  private struct Ended {
    /// Keeps an object whose last other owner may just have released it.
    let object: AnyObject?
    let overrides: Overrides?
  }

  /// Removes the entries of freed objects. The next sweep happens when the table has doubled.
  private static func sweep(_ entries: inout Entries) -> [Ended] {
    var ended: [Ended] = []
    entries.table = entries.table.filter { _, entry in
      let object = entry.object
      ended.append(Ended(object: object, overrides: object == nil ? entry.overrides : nil))
      return object != nil
    }
    entries.limit = max(64, 2 * entries.table.count)
    return ended
  }
}

extension DependencyValues {
  /// Lets an operation's result pass on these values, if the result can't have captured them
  /// itself.
  @inlinable
  func handDown<Result>(through result: Result) {
    // Usually known at compile time. A check by the runtime takes some nanoseconds.
    guard _canBeClass(Result.self) != 0, Result.self is AnyClass else { return }
    // A class value is its reference, so the cast is safe; `as` would box other values.
    handDown(throughObject: unsafeBitCast(result, to: AnyObject.self))
  }

  @usableFromInline
  func handDown(throughObject object: AnyObject) {
    switch ModelLayout.layout(of: type(of: object)).wrapper {
    case .inObject: break
    case .inMirror, .nowhere:
      ProcessState.shared.takeUnretainedValue().returned.add(
        object, keepingOwnCache.overrides)
    }
  }
}
