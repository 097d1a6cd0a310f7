/// One thing that is measured; the raw value is its name in every table.
public enum Row: String, CaseIterable, Sendable {
  // Floors: what the language itself takes for the like.
  case emptyCall = "floor: an empty call"
  case object = "floor: making an object"
  case keyPathRead = "floor: a computed property read by key path"
  case taskLocalRead = "floor: a task-local read"
  case taskLocalReadWithoutTask = "floor: a task-local read, without a task"
  case taskLocalReadOfObject = "floor: a task-local read of an object"
  case withValue = "floor: withValue, in a task"
  case withValueWithoutTask = "floor: withValue, without a task"
  case withValueAsync = "floor: withValue, async"

  // Reads through a wrapper made by key path.
  case cachedDefault = "wrapper reads a cached default, no overrides"
  case cachedDefaultWithoutTask = "wrapper reads a cached default, no overrides, without a task"
  case override = "wrapper reads an overridden key"
  case defaultInside1 = "wrapper reads a default inside 1 override"
  case defaultInside10 = "wrapper reads a default inside 10 overrides"
  case defaultInside20 = "wrapper reads a default inside 20 overrides"
  case defaultMadeInside20 = "wrapper reads a default inside 20 overrides, made in there"
  case defaultInside50 = "wrapper reads a default inside 50 overrides"
  case defaultInside200 = "wrapper reads a default inside 200 overrides"
  case overrideAmong10 = "wrapper reads an overridden key among 10 overrides"
  case overrideAmong50 = "wrapper reads an overridden key among 50 overrides"
  case overrideAmong200 = "wrapper reads an overridden key among 200 overrides"
  case defaultInside100Scopes = "wrapper reads a default inside 100 scopes, each of another key"
  case overrideInside100Scopes =
    "wrapper reads an overridden key inside 100 scopes, each of another key"
  case capturedDefault = "model that captured 20 overrides, read inside 20 others: a default"
  case capturedOverride = "model that captured 20 overrides, read inside 20 others: a captured one"

  // The same through a wrapper made by key type.
  case cachedDefaultByType = "by type: a cached default, no overrides"
  case overrideByType = "by type: an overridden key"
  case defaultByTypeInside1 = "by type: a default inside 1 override"
  case defaultByTypeInside10 = "by type: a default inside 10 overrides"
  case defaultByTypeInside50 = "by type: a default inside 50 overrides"
  case defaultByTypeInside200 = "by type: a default inside 200 overrides"
  case overrideByTypeAmong10 = "by type: an overridden key among 10 overrides"
  case overrideByTypeAmong50 = "by type: an overridden key among 50 overrides"
  case overrideByTypeAmong200 = "by type: an overridden key among 200 overrides"
  case capturedDefaultByType =
    "by type: model that captured 20 overrides, read inside 20 others: a default"
  case capturedOverrideByType =
    "by type: model that captured 20 overrides, read inside 20 others: a captured one"

  // Without a wrapper, and making one.
  case subscriptDefault = "values[Key.self], cached default"
  case subscriptOverride = "values[Key.self], override"
  case wrapper = "creating a wrapper"
  case wrapperByType = "creating a wrapper by key type"
  case emptyValues = "DependencyValues()"
  case firstAccess = "first access of a key, 1,000 keys"

  // Scopes.
  case scope = "withDependencies, one key, sync"
  case scopeWithoutTask = "withDependencies, one key, sync, without a task"
  case scopeAsync = "withDependencies, one key, async"
  case scopeOn20 = "withDependencies, one key, on top of 20 overrides"
  case scopeAsyncOn20 = "withDependencies, one key, async, on top of 20 overrides"
  case nested1 = "1 nested scope, whole nest"
  case nested10 = "10 nested scopes of distinct keys, whole nest"
  case nested100 = "100 nested scopes of distinct keys, whole nest"
  case model = "withDependencies returning a model"
  case child = "withDependencies(from:) returning a child"
  case childAmong1000 = "withDependencies(from:) returning a child, 1,000 children alive"
  case childWithUpdate = "withDependencies(from:) with an update, returning a child"
  case integerFromModel = "withDependencies(from:) returning an Int"
  case escaped = "withEscapedDependencies + yield"

  // Threads: the time that one read takes each of them.
  case threadsCall1 = "1 thread: an empty call"
  case threadsCall2 = "2 threads: an empty call"
  case threadsLocal1 = "1 thread: a task-local read"
  case threadsLocal2 = "2 threads: a task-local read, an object each"
  case threadsLocalShared = "2 threads: a task-local read, one object"
  case threadsDefault1 = "1 thread: wrapper reads a cached default"
  case threadsDefault2 = "2 threads: wrapper reads a cached default, a model each"
  case threadsDefaultShared = "2 threads: wrapper reads a cached default, one model"
  case threadsOverride1 = "1 thread: wrapper reads an overridden key"
  case threadsOverride2 = "2 threads: wrapper reads an overridden key, a scope and a model each"
  case threadsOverrideShared = "2 threads: wrapper reads an overridden key, one scope and model"
}
