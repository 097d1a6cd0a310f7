/// The storage of ``DependencyValues``: what is overridden in a scope, and the cache for the rest.
///
/// Each scope has an object with the overrides that it made, and refers to the scope around it. A
/// read goes from scope to scope, and after at most `depthLimit` of them comes to a table of everything
/// further out: the scope that would be one too many is given such a table instead of an enclosing
/// scope. The table is made once and shared by all the scopes that need the same. So a key is found
/// in constant time, however many are overridden, and to open a scope copies nothing.
///
/// What a model given to `withDependencies(from:)` captured is not copied either: it stays behind
/// everything else as `inherited`.
@usableFromInline
final class Overrides: @unchecked Sendable {
  // Sendable because what is variable is changed only by an owner that holds the only reference.

  /// How many overrides a read may have to pass in one scope before it comes to a table.
  static let limit = 8
  /// How many scopes it may have to pass.
  ///
  /// More would make scopes cheaper, since tables are made less often, and reads dearer: by a
  /// nanosecond for each.
  static let depthLimit = 24

  /// The first override that was made here; most scopes make one.
  @exclusivity(unchecked) private var first: Override?
  /// The others, up to `limit`, in memory for so many.
  @exclusivity(unchecked) private var others: UnsafeMutablePointer<Override>?
  @exclusivity(unchecked) private var othersCount = 0
  /// Everything that was overridden further out, or here when that became too much for a list.
  @exclusivity(unchecked) fileprivate(set) var table: OverrideTable?
  /// The scope around this one, which this one holds by hand; `nil` if there is none or the table
  /// stands for it. Of a spare scope, the next spare one.
  @exclusivity(unchecked) private(set) var outer: Unmanaged<Overrides>?
  /// How many scopes a read may pass, this one included.
  @exclusivity(unchecked) fileprivate(set) var depth = 1
  /// The override of the context, wherever it stands.
  @exclusivity(unchecked) fileprivate(set) var context: DependencyContext?

  /// What is found where no override is; `nil` stands for nothing inherited and the process's cache.
  @exclusivity(unchecked) private(set) var ground: Ground?
  /// The scope in whose update these are assigned.
  @exclusivity(unchecked) private(set) var scope: SourcePoint?
  /// Memory of the first override of an earlier life, for that of the next one.
  @exclusivity(unchecked) private var spareMemory: OverrideMemory?
  private let madeOfThis = OnceReference<Derived>()

  /// What is made of a scope when it is first needed, and then belongs to it.
  final class Derived: Sendable {
    let table = OnceReference<OverrideTable>()
    let flat = OnceReference<Overrides>()
    let lending = OnceReference<Overrides>()
  }

  /// Has no overrides yet.
  convenience init(cache: Cache?) {
    self.init(ground: cache.map { Ground(cache: $0) }, scope: nil)
  }

  init(ground: Ground?, scope: SourcePoint?) {
    self.ground = ground
    self.scope = scope
  }

  /// A new scope inside another one.
  init(inside other: Overrides, ground: Ground?, scope: SourcePoint?) {
    self.ground = ground
    self.scope = scope
    stand(inside: other)
  }

  /// Makes an empty scope stand inside another one.
  private func stand(inside other: Overrides) {
    context = other.context
    if other.first == nil {
      // An empty scope hides nothing.
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

  /// What the model captured; never has something inherited in its turn.
  var inherited: Overrides? { ground?.inherited }
  /// The cache that these keep; `nil` stands for the process's own, unless one is lent.
  var cache: Cache? { ground?.cache }
  /// Whether they keep one; to ask for the cache itself counts a reference to it, which takes longer
  /// for what is also held weakly.
  var keepsCache: Bool { ground?.borrowedCache != nil }
  /// Instead of it, the cache of the default in whose computing these were captured.
  var lentCache: LentCache? { ground?.lentCache }
  /// Whether the cache was made with some values, rather than for the process or a test.
  var hasOwnCache: Bool { ground?.hasOwnCache ?? false }

  /// The preparation in which these are assigned, while it goes on.
  var ongoingPreparation: Preparation? {
    guard let preparation = ground?.preparation, preparation.isGoingOn else { return nil }
    return preparation
  }

  /// Stands for the process's own values where an object is needed.
  static var none: Overrides { ProcessState.shared._withUnsafeGuaranteedRef { $0.root } }
}

// MARK: - Finding

extension Overrides {
  /// What overrides a key, valid as long as this is and doesn't change.
  func find(_ record: Unmanaged<KeyRecord>) -> Override? {
    if let found = findOwn(record) { return found }
    guard let ground, let inherited = ground.borrowedInherited else { return nil }
    return inherited._withUnsafeGuaranteedRef { $0.findOwn(record) }
  }

  /// The same, but for what was inherited.
  func findOwn(_ record: Unmanaged<KeyRecord>) -> Override? {
    var scope = Unmanaged.passUnretained(self)
    while true {
      let step = scope._withUnsafeGuaranteedRef { $0.step(record) }
      guard let outer = step.outer else { return step.found }
      scope = outer
    }
  }

  /// What overrides a key here or in the table, or else the scope where to look next.
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
  /// How many overrides a read passes here before it goes on.
  var ownCount: Int { first == nil ? 0 : othersCount + 1 }

  /// Whether the only owner may still change it: nobody else relies on what was derived from it.
  var isUnshared: Bool { !madeOfThis.isStored }

  func set(context: DependencyContext) { self.context = context }

  /// Takes over a reference to an override, in place of an older one of the same key.
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

  /// Makes room for an override by putting everything else into a table of this scope's own.
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
  /// Memory for the first override, in which its value is yet to be written; `nil` if there is one,
  /// or if to assign takes more than that.
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

  /// Gives up everything that it holds but memory; `false` if it is larger than most: then it isn't
  /// worth keeping.
  ///
  /// To be called by the only owner. What it holds may do anything when it goes.
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

  /// Begins another life of a spare scope; `other` is `nil` where nothing is overridden.
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

  /// Makes an ended scope one of the spare ones.
  func becomeSpare(before next: Unmanaged<Overrides>?) { outer = next }
}

// MARK: - Standing in for others

extension Overrides {
  /// Whether nothing is overridden, here or further out, but for what was inherited.
  var isEmpty: Bool { first == nil && outer == nil && table == nil }

  /// Makes a new scope hold what another one holds.
  func takeOver(from other: Overrides) {
    outer = other.outer?.retain()
    (table, depth, context) = (other.table, other.depth, other.context)
    other.forEachOwn { set($0.retained()) }
  }

  /// Makes a new scope hold what a table holds.
  func takeOver(_ table: OverrideTable?, context: DependencyContext?) {
    (self.table, self.context) = (table, context)
  }

  /// Everything that is overridden here and further out, in one new table.
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

  /// How many overrides there are here and further out, of the same key or not.
  private var reachableCount: Int {
    var count = 0
    var next: Overrides? = self
    while let scope = next {
      count += scope.ownCount + (scope.table?.keyCount ?? 0)
      next = scope.outer?.takeUnretainedValue()
    }
    return count
  }

  /// Calls `body` with the overrides that a read finds here before it looks in the next scope.
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
