/// The storage of ``DependencyValues``: the overrides of a scope, and the cache for all other keys.
///
/// Each scope has an object with its own overrides and a reference to the scope around it. A read
/// searches scope by scope. After at most `depthLimit` scopes it finds a table of all outer
/// overrides: a scope that would exceed the limit refers to such a table instead of an enclosing
/// scope. The table is made once and shared by all scopes that need it. So finding a key takes
/// constant time for any number of overrides, and opening a scope copies nothing.
///
/// The captured overrides of a model that is passed to `withDependencies(from:)` aren't copied
/// either. `inherited` keeps them, and a read searches them last.
@usableFromInline
final class Overrides: @unchecked Sendable {
  // Sendable because mutable state is changed only by an owner that holds the only reference.

  /// The number of overrides in one scope that a read may search before it uses a table.
  static let limit = 8
  /// The number of scopes that a read may search before it uses a table.
  ///
  /// A higher limit makes scopes cheaper, because tables are made less often, but costs each read
  /// about a nanosecond per scope.
  static let depthLimit = 24

  /// The first override of this scope. Most scopes have one.
  @exclusivity(unchecked) private var first: Override?
  /// The other overrides, in memory for `limit - 1` of them.
  @exclusivity(unchecked) private var others: UnsafeMutablePointer<Override>?
  @exclusivity(unchecked) private var othersCount = 0
  /// All outer overrides, and this scope's own once they exceed `limit`.
  @exclusivity(unchecked) fileprivate(set) var table: OverrideTable?
  /// The scope around this one, retained explicitly; `nil` if there is none or `table` replaces it.
  /// In a spare scope, the next spare scope.
  @exclusivity(unchecked) private(set) var outer: Unmanaged<Overrides>?
  /// The number of scopes that a read may search, this one included.
  @exclusivity(unchecked) fileprivate(set) var depth = 1
  /// The override of the context, in this scope or an outer one.
  @exclusivity(unchecked) fileprivate(set) var context: DependencyContext?

  /// The inherited overrides and the cache; `nil` means none and the process's cache.
  @exclusivity(unchecked) private(set) var ground: Ground?
  /// The scope whose update assigned these overrides.
  @exclusivity(unchecked) private(set) var scope: SourcePoint?
  /// Memory of the first override from an earlier use, for the first override of the next use.
  @exclusivity(unchecked) private var spareMemory: OverrideMemory?
  private let madeOfThis = OnceReference<Derived>()

  /// Objects that are derived from a scope when first needed, and owned by the scope.
  final class Derived: Sendable {
    let table = OnceReference<OverrideTable>()
    let flat = OnceReference<Overrides>()
    let lending = OnceReference<Overrides>()
  }

  /// Makes values without overrides.
  convenience init(cache: Cache?) {
    self.init(ground: cache.map { Ground(cache: $0) }, scope: nil)
  }

  init(ground: Ground?, scope: SourcePoint?) {
    self.ground = ground
    self.scope = scope
  }

  /// Makes a new scope inside another one.
  init(inside other: Overrides, ground: Ground?, scope: SourcePoint?) {
    self.ground = ground
    self.scope = scope
    stand(inside: other)
  }

  /// Links an empty scope to the scope around it.
  private func stand(inside other: Overrides) {
    context = other.context
    if other.first == nil {
      // An empty scope has no overrides to search, so it is skipped.
      outer = other.outer?.retain()
      table = other.table
      depth = other.depth
    } else if other.depth < Self.depthLimit {
      outer = Unmanaged.passRetained(other)
      depth = other.depth + 1
    } else {
      table = other.derived.table.value { other.makeTable() }
    }
  }

  var derived: Derived { madeOfThis.value { Derived() } }

  deinit {
    first?.release()
    spareMemory?.free()
    outer?.release()
    guard let others else { return }
    for index in 0..<othersCount { others[index].release() }
    others.deallocate()
  }

  /// The model's captured overrides, which never have inherited overrides themselves.
  var inherited: Overrides? { ground?.inherited }
  /// The cache that these values retain; `nil` means the process's own, unless one is lent.
  var cache: Cache? { ground?.cache }
  /// Whether these values retain a cache. Reading `cache` itself would retain it, which is slower
  /// for an object with weak references.
  var keepsCache: Bool { ground?.borrowedCache != nil }
  /// The cache of the default whose computation captured these values, which replaces `cache`.
  var lentCache: LentCache? { ground?.lentCache }
  /// Whether the cache was made with some values, and not for the process or a test.
  var hasOwnCache: Bool { ground?.hasOwnCache ?? false }

  /// The preparation that these values assign to, while it is active.
  var ongoingPreparation: Preparation? {
    guard let preparation = ground?.preparation, preparation.isGoingOn else { return nil }
    return preparation
  }

  /// The process's own values, where an object is needed.
  static var none: Overrides { ProcessState.shared._withUnsafeGuaranteedRef { $0.root } }
}

// MARK: - Finding

extension Overrides {
  /// Returns the override of a key, valid as long as this object is alive and unchanged.
  func find(_ record: Unmanaged<KeyRecord>) -> Override? {
    if let found = findOwn(record) { return found }
    guard let ground, let inherited = ground.borrowedInherited else { return nil }
    return inherited._withUnsafeGuaranteedRef { $0.findOwn(record) }
  }

  /// Returns the override of a key, without searching inherited overrides.
  func findOwn(_ record: Unmanaged<KeyRecord>) -> Override? {
    var scope = Unmanaged.passUnretained(self)
    while true {
      let step = scope._withUnsafeGuaranteedRef { $0.step(record) }
      guard let outer = step.outer else { return step.found }
      scope = outer
    }
  }

  /// Returns the override of a key here or in the table, or else the scope to search next.
  private func step(
    _ record: Unmanaged<KeyRecord>
  ) -> (found: Override?, outer: Unmanaged<Overrides>?) {
    if let first {
      if first.overrides(record) { return (first, nil) }
      if let others {
        for index in 0..<othersCount where others[index].overrides(record) {
          return (others[index], nil)
        }
      }
    }
    if let outer { return (nil, outer) }
    guard let table else { return (nil, nil) }
    return (table.find(record), nil)
  }
}

// MARK: - Changing

extension Overrides {
  /// The number of overrides that a read searches in this scope.
  var ownCount: Int { first == nil ? 0 : othersCount + 1 }

  /// Whether the only owner may still change it, because no derived object depends on it.
  var isUnshared: Bool { !madeOfThis.isStored }

  func set(context: DependencyContext) { self.context = context }

  /// Stores an override and takes ownership of it, replacing an older one of the same key.
  func set(_ override: Override) {
    guard let first else {
      self.first = override
      return
    }
    if first.overrides(override.record) {
      first.release()
      self.first = override
      return
    }
    for index in 0..<othersCount {
      guard let others, others[index].overrides(override.record) else { continue }
      others[index].release()
      others[index] = override
      return
    }
    guard othersCount < Self.limit - 1 else { return moveToTable(adding: override) }
    let others = self.others ?? .allocate(capacity: Self.limit - 1)
    self.others = others
    others[othersCount] = override
    othersCount += 1
  }

  /// Makes room for an override by moving all others to this scope's own table.
  private func moveToTable(adding override: Override) {
    if table != nil, outer == nil, isKnownUniquelyReferenced(&table), let table {
      forEachOwn { table.set($0) }
    } else {
      table = makeTable()
    }
    first?.release()
    for index in 0..<othersCount { others?[index].release() }
    outer?.release()
    (first, othersCount, outer, depth) = (override, 0, nil, 1)
  }
}

// MARK: - Living again

extension Overrides {
  /// Returns memory for the first override, in which the caller must write the value.
  ///
  /// Returns `nil` if the scope has an override, or if an assignment needs more than memory.
  @inline(__always)
  func firstAddress(
    _ record: Unmanaged<KeyRecord>, _ kind: ValueKind, at point: SourcePoint
  ) -> UnsafeMutableRawPointer? {
    guard first == nil, isUnshared, ground?.preparation == nil else { return nil }
    var memory: OverrideMemory
    if let spareMemory, kind.isSmall {
      memory = spareMemory
      memory.kind = kind
      self.spareMemory = nil
    } else {
      memory = OverrideMemory(for: kind)
    }
    first = Override(in: memory, record: record, assignedAt: point, scope: scope)
    return memory.address
  }

  /// Releases everything except memory. Returns `false` if the scope is too large to be kept.
  ///
  /// Only the sole owner may call this. Deinitializers of the released values may run any code.
  func end() -> Bool {
    guard others == nil else { return false }
    madeOfThis.end()
    if let first {
      self.first = nil
      if let memory = first.end() {
        if memory.kind.isSmall, spareMemory == nil { spareMemory = memory } else { memory.free() }
      }
    }
    if let outer {
      self.outer = nil
      outer.release()
    }
    if table != nil { table = nil }
    if ground != nil { ground = nil }
    (depth, context) = (1, nil)
    return true
  }

  /// Reopens a spare scope inside `other`, which is `nil` if nothing is overridden.
  @inline(__always)
  func open(inside other: Unmanaged<Overrides>?, scope: SourcePoint?) {
    outer = nil
    self.scope = scope
    guard let other else { return }
    other._withUnsafeGuaranteedRef {
      if $0.ground != nil { ground = $0.ground }
      stand(inside: $0)
    }
  }

  /// Links an ended scope to the next spare scope.
  func becomeSpare(before next: Unmanaged<Overrides>?) { outer = next }
}

// MARK: - Deriving

extension Overrides {
  /// Whether nothing is overridden here or in outer scopes, apart from inherited overrides.
  var isEmpty: Bool { first == nil && outer == nil && table == nil }

  /// Shares another scope's overrides with a new scope.
  func takeOver(from other: Overrides) {
    outer = other.outer?.retain()
    (table, depth, context) = (other.table, other.depth, other.context)
    other.forEachOwn { set($0.retained()) }
  }

  /// Stores a table and a context in a new scope.
  func takeOver(_ table: OverrideTable?, context: DependencyContext?) {
    (self.table, self.context) = (table, context)
  }

  /// Returns a new table of all overrides here and in outer scopes.
  func makeTable() -> OverrideTable {
    let table = OverrideTable(capacity: reachableCount)
    var next: Overrides? = self
    while let scope = next {
      scope.forEachOwn { table.add($0) }
      if let outer = scope.table { table.add(outer) }
      next = scope.outer?.takeUnretainedValue()
    }
    return table
  }

  /// The number of overrides here and in outer scopes, including repeated keys.
  private var reachableCount: Int {
    var count = 0
    var next: Overrides? = self
    while let scope = next {
      count += scope.ownCount + (scope.table?.keyCount ?? 0)
      next = scope.outer?.takeUnretainedValue()
    }
    return count
  }

  /// Calls `body` with the overrides that a read finds here before it searches the next scope.
  func visitReachable(_ body: (Override) -> Void) {
    forEachOwn(body)
    table?.visit(body)
  }

  private func forEachOwn(_ body: (Override) -> Void) {
    guard let first else { return }
    body(first)
    for index in 0..<othersCount {
      if let others { body(others[index]) }
    }
  }
}
