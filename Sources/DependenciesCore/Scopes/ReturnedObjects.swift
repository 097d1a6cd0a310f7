/// What was current where objects were returned that hold no wrapper, which would have captured it.
///
/// An object is in here only if `withDependencies` returned it, and only if its class stores no
/// wrapper; the others pay one look at their class. It is kept weakly, and found by its identity:
/// an object that comes to stand at the same address is another one.
///
/// What was current is kept until the object is gone and some others have been returned since; so
/// an object that its own overrides hold is never gone. The cache of a test is only lent.
final class ReturnedObjects: Sendable {
  private struct Entry {
    weak var object: AnyObject?
    /// `nil` if nothing was overridden at the root of the process.
    let overrides: Overrides?
  }

  private struct Entries {
    var table: [ObjectIdentifier: Entry] = [:]
    /// How many there may be before those of objects that are gone are looked for.
    var limit = 64
  }

  private let entries = Guarded(Entries())

  /// Remembers what is current for an object that an operation returns.
  ///
  /// What an operation further in returned it with stays: that is nearer to where it was made.
  func add(_ object: AnyObject, _ overrides: Overrides?) {
    // Objects and overrides end when nobody holds the lock: what they end with may come back here.
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

  /// What was current where the object was returned; `nil` if no operation returned it.
  func find(_ object: AnyObject) -> CapturedDependencies? {
    entries.withLock { entries in
      guard let entry = entries.table[ObjectIdentifier(object)], entry.object === object
      else { return nil }
      return CapturedDependencies(entry.overrides)
    }
  }

  private struct Ended {
    /// Keeps an object that may have lost its last other owner just now.
    let object: AnyObject?
    let overrides: Overrides?
  }

  /// Takes out the entries of objects that are gone, half of all before it is done again.
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
  /// Lets what an operation returns hand down these values, if it can't have captured them itself.
  @inlinable
  func handDown<Result>(through result: Result) {
    // Known to the compiler, mostly; to ask the runtime takes some nanoseconds.
    guard _canBeClass(Result.self) != 0, Result.self is AnyClass else { return }
    // What a class's value holds is its reference; `as` would box what isn't one.
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
