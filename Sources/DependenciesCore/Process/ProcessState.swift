/// The library's state that lives as long as the process.
///
/// It is one object that one load finds. Separate lazily initialized globals would each check their
/// initialization at every read.
final class ProcessState: Sendable {
  /// The cache of all values that weren't made with their own cache.
  let cache = Cache(isRoot: true)
  var borrowedCache: Unmanaged<Cache> { Unmanaged.passUnretained(cache) }
  /// The process's own values, where an object is needed.
  let root = Overrides(cache: nil)
  /// The values that a `KeyProbe` reads. A probe stores nothing in them.
  let probed = Overrides(cache: Cache())
  let records = ConcurrentTable<KeyRecord>()
  let layouts = ConcurrentTable<ModelLayout>()
  let returned = ReturnedObjects()
  let updatingTasks = UpdatingTasks()
  /// Whether the process runs tests.
  let isTesting = IssueReporting.isTesting
  /// The key of ``DependencyValues/_current`` among the task-local values, if it can be used.
  let currentKey = TaskLocalKey.checked()

  static var shared: Unmanaged<ProcessState> { stored.unmanaged { ProcessState() } }

  private static let stored = OnceReference<ProcessState>()
}
