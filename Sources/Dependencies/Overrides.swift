import Synchronization

/// The storage of ``DependencyValues``: what is overridden in a scope, and the cache for the rest.
///
/// A key is found in constant time, however many are overridden: the newest overrides stand in a
/// short list, the others in an immutable table shared with the enclosing scopes. A scope inside
/// this one copies the list; when the list is full, it and the table are made into one table, once,
/// whoever needs it next finds it here (`merged`).
///
/// What a model given to `withDependencies(from:)` captured is not copied at all: it stays behind
/// the scope's own overrides as `inherited`.
final class Overrides: @unchecked Sendable {
  // Sendable because it is changed only by an owner that holds the only reference to it.

  /// How many of the newest overrides a read may have to pass before it comes to the table.
  static let listLimit = 8

  private var list: ContiguousArray<Override>
  private(set) var table: OverrideTable?
  /// What the model captured; never has something inherited in its turn.
  let inherited: Overrides?
  /// `nil` stands for the process's own.
  let cache: Cache?
  /// The override of the context, wherever it stands.
  private(set) var context: DependencyContext?
  /// The scope in whose update these are assigned.
  let scope: SourcePoint?
  /// Whether that update is still going on.
  private let open: Atomic<Bool>
  private let merged = AtomicLazyReference<OverrideTable>()
  private let flattened = AtomicLazyReference<Overrides>()

  /// Has no overrides yet.
  init(cache: Cache?) {
    list = []
    inherited = nil
    self.cache = cache
    scope = nil
    open = Atomic(false)
  }

  /// Starts from what another one holds.
  private init(
    list: ContiguousArray<Override>, table: OverrideTable?, inherited: Overrides?, cache: Cache?,
    context: DependencyContext?, scope: SourcePoint?, isOpen: Bool
  ) {
    self.list = list
    self.table = table
    self.inherited = inherited
    self.cache = cache
    self.context = context
    self.scope = scope
    open = Atomic(isOpen)
  }

  /// Stands for the process's own values where an object is needed.
  static let none = Overrides(cache: nil)

  var listCount: Int { list.count }

  private var hasOwn: Bool { !list.isEmpty || table != nil }

  /// Whether the update of the scope is still going on: reads then only prepare an assignment.
  var isOpen: Bool { open.load(ordering: .relaxed) }

  func close() { open.store(false, ordering: .relaxed) }

  // MARK: Finding

  func find(_ record: KeyRecord) -> Override? {
    findOwn(record) ?? inherited?.findOwn(record)
  }

  func findOwn(_ record: KeyRecord) -> Override? {
    for override in list where override.record === record { return override }
    return table?.find(record)
  }

  // MARK: Changing

  /// Whether the only owner may still change it: nobody else relies on what was derived from it.
  var isUnshared: Bool { merged.load() == nil && flattened.load() == nil }

  func set(_ override: Override, context newContext: DependencyContext?) {
    if let newContext { context = newContext }
    if let index = list.firstIndex(where: { $0.record === override.record }) {
      list[index] = override
      return
    }
    if list.count == Self.listLimit {
      table = OverrideTable(table, list)
      list.removeAll(keepingCapacity: true)
    }
    list.append(override)
  }

  /// A copy that its only owner may change.
  func copy() -> Overrides {
    let copy = opened(scope: scope, isOpen: isOpen)
    // Whoever holds the original holds a copy of the values made during the update, not the values
    // being updated.
    close()
    return copy
  }

  /// A new scope inside this one.
  func opened(scope: SourcePoint?, isOpen: Bool) -> Overrides {
    let isFull = list.count == Self.listLimit
    return Overrides(
      list: isFull ? [] : list, table: isFull ? mergedTable : table, inherited: inherited,
      cache: cache, context: context, scope: scope, isOpen: isOpen)
  }

  /// Overrides that are current before others that were captured, with the cache of the captured.
  static func layered(
    _ current: Overrides?, before captured: Overrides, scope: SourcePoint?, isOpen: Bool
  ) -> Overrides {
    let own = current?.flat
    let isFull = own?.list.count == listLimit
    return Overrides(
      list: isFull ? [] : own?.list ?? [], table: isFull ? own?.mergedTable : own?.table,
      inherited: captured.flat, cache: captured.cache, context: own?.context ?? captured.context,
      scope: scope, isOpen: isOpen)
  }

  // MARK: Deriving

  private var mergedTable: OverrideTable {
    merged.load() ?? merged.storeIfNil(OverrideTable(table, list))
  }

  /// The same overrides with nothing inherited; costs something only the first time.
  private var flat: Overrides {
    guard let inherited else { return self }
    guard hasOwn else { return inherited }
    if let flattened = flattened.load() { return flattened }
    let flat = Overrides(
      list: inherited.list, table: inherited.table, inherited: nil, cache: cache, context: context,
      scope: nil, isOpen: false)
    if let table {
      for override in table.overrides { flat.set(override, context: nil) }
    }
    for override in list { flat.set(override, context: nil) }
    return flattened.storeIfNil(flat)
  }
}
