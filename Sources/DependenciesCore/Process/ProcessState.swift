/// What the library keeps for as long as the process runs.
///
/// One object, found by one load: each lazily initialized global of its own would be asked at every
/// read whether it is initialized.
final class ProcessState: Sendable {
  /// The cache where every value begins that was not made with its own.
  let cache = Cache(isRoot: true)
  var borrowedCache: Unmanaged<Cache> { Unmanaged.passUnretained(cache) }
  /// Stands for the process's own values where an object is needed.
  let root = Overrides(cache: nil)
  /// The values that a `KeyProbe` reads; it never comes to store anything there.
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
