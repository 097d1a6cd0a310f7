/// The newest overrides of a scope, and the table of the others.
///
/// They stand outside of the object that owns them because access to the variables of a class is
/// checked for exclusivity at run time, at a cost that every read would pay.
struct OverrideList {
  /// How many of the newest overrides a read may have to pass before it comes to the table.
  static let limit = 8

  private struct State {
    var count = 0
    var table: OverrideTable?
    var context: DependencyContext?
  }

  private let state: UnsafeMutablePointer<State>
  private let newest: UnsafeMutablePointer<Unmanaged<Override>>

  init() {
    let offset = MemoryLayout<State>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: offset + Self.limit * MemoryLayout<Unmanaged<Override>>.stride, alignment: 16)
    state = memory.initializeMemory(as: State.self, to: State())
    newest = (memory + offset).bindMemory(to: Unmanaged<Override>.self, capacity: Self.limit)
  }

  /// Starts from what another one holds.
  init(copying other: OverrideList) {
    self.init()
    state.pointee = other.state.pointee
    for index in 0..<other.count { newest[index] = other.newest[index].retain() }
  }

  /// Starts from a table.
  init(table: OverrideTable, context: DependencyContext?) {
    self.init()
    state.pointee.table = table
    state.pointee.context = context
  }

  func deallocate() {
    for index in 0..<count { newest[index].release() }
    state.deinitialize(count: 1)
    UnsafeMutableRawPointer(state).deallocate()
  }

  var count: Int { state.pointee.count }
  var table: OverrideTable? { state.pointee.table }
  var isEmpty: Bool { count == 0 && table == nil }
  var isFull: Bool { count == Self.limit }

  /// The override of the context, or what stands for it.
  var context: DependencyContext? {
    get { state.pointee.context }
    nonmutating set { state.pointee.context = newValue }
  }

  /// What overrides a key, valid as long as nothing changes.
  func find(_ record: Unmanaged<KeyRecord>) -> Unmanaged<Override>? {
    for index in 0..<state.pointee.count where newest[index].overrides(record) {
      return newest[index]
    }
    guard let table = state.pointee.table else { return nil }
    return table.find(record)
  }

  /// Adds an override, in place of an older one of the same key.
  func set(_ override: Override) {
    for index in 0..<count where newest[index].overrides(override.record) {
      newest[index].release()
      newest[index] = .passRetained(override)
      return
    }
    if isFull {
      state.pointee.table = mergedTable()
      for index in 0..<count { newest[index].release() }
      state.pointee.count = 0
    }
    newest[count] = .passRetained(override)
    state.pointee.count += 1
  }

  /// Everything that is overridden, in one table.
  func mergedTable() -> OverrideTable {
    OverrideTable(table, UnsafeBufferPointer(start: newest, count: count))
  }

  /// Adds all overrides of another one.
  func set(_ other: OverrideList) {
    if let table = other.table {
      for override in table.overrides { set(override.takeUnretainedValue()) }
    }
    for index in 0..<other.count { set(other.newest[index].takeUnretainedValue()) }
  }
}
