import Synchronization

/// The storage of ``DependencyValues``: what is overridden in a scope, and the cache for the rest.
///
/// A key is found in constant time, however many are overridden: the newest overrides stand in a
/// short list, the others in an immutable table shared with the enclosing scopes. A scope inside
/// this one copies the list; when the list is full, it and the table are made into one table, once,
/// and whoever needs it next finds it here (`merged`).
///
/// What a model given to `withDependencies(from:)` captured is not copied at all: it stays behind
/// the scope's own overrides as `inherited`.
final class Overrides: @unchecked Sendable {
  // Sendable because the list is changed only by an owner that holds the only reference to this.

  private let list: OverrideList
  /// What the model captured; never has something inherited in its turn.
  private let inherited: Overrides?
  /// `nil` stands for the process's own.
  let cache: Cache?
  /// The scope in whose update these are assigned.
  let scope: SourcePoint?
  /// Whether that update is still going on.
  private let open: Atomic<Bool>
  private let merged = OnceReference<OverrideTable>()
  private let flattened = OnceReference<Overrides>()

  /// Has no overrides yet.
  convenience init(cache: Cache?) {
    self.init(list: OverrideList(), inherited: nil, cache: cache, scope: nil, isOpen: false)
  }

  private init(
    list: OverrideList, inherited: Overrides?, cache: Cache?, scope: SourcePoint?, isOpen: Bool
  ) {
    self.list = list
    self.inherited = inherited
    self.cache = cache
    self.scope = scope
    open = Atomic(isOpen)
  }

  deinit { list.deallocate() }

  /// Stands for the process's own values where an object is needed.
  static let none = Overrides(cache: nil)

  /// Whether the update of the scope is still going on: reads then only prepare an assignment.
  var isOpen: Bool { open.load(ordering: .relaxed) }

  func close() { open.store(false, ordering: .relaxed) }

  // MARK: Finding

  /// The override of the context, wherever it stands.
  var context: DependencyContext? { list.context }

  var listCount: Int { list.count }

  var table: OverrideTable? { list.table }

  /// What overrides a key, valid as long as this is and doesn't change.
  func find(_ record: Unmanaged<KeyRecord>) -> Unmanaged<Override>? {
    if let found = list.find(record) { return found }
    guard let inherited else { return nil }
    return inherited.list.find(record)
  }

  /// The same, but for what was inherited.
  func findOwn(_ record: Unmanaged<KeyRecord>) -> Unmanaged<Override>? { list.find(record) }

  // MARK: Changing

  /// Whether the only owner may still change it: nobody else relies on what was derived from it.
  var isUnshared: Bool { !merged.isStored && !flattened.isStored }

  func set(_ override: Override) { list.set(override) }

  func set(context: DependencyContext) { list.context = context }

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
    Overrides(list: newList(), inherited: inherited, cache: cache, scope: scope, isOpen: isOpen)
  }

  /// Overrides that are current before others that were captured, with the cache of the captured.
  static func layered(
    _ current: Overrides?, before captured: Overrides, scope: SourcePoint?, isOpen: Bool
  ) -> Overrides {
    let list = current?.flat.newList() ?? OverrideList()
    list.context = list.context ?? captured.context
    return Overrides(
      list: list, inherited: captured.flat, cache: captured.cache, scope: scope, isOpen: isOpen)
  }

  // MARK: Deriving

  private func newList() -> OverrideList {
    guard list.isFull else { return OverrideList(copying: list) }
    let table = merged.value { list.mergedTable() }
    return OverrideList(table: table, context: list.context)
  }

  /// The same overrides with nothing inherited; costs something only the first time.
  private var flat: Overrides {
    guard let inherited else { return self }
    if list.isEmpty { return inherited }
    return flattened.value {
      let flat = OverrideList(copying: inherited.list)
      flat.set(list)
      flat.context = list.context
      return Overrides(list: flat, inherited: nil, cache: cache, scope: nil, isOpen: false)
    }
  }
}
