// swift-format-ignore-file
// A task's name, its own handle, and where it prefers to run.
enum Trace { @TaskLocal static var id = "none" }
struct Failure: Error {}
func whoAmI() -> String { "\(Task.name ?? "unnamed") \(Trace.id)" }
print(whoAmI())
await Trace.$id.withValue("a") {
  await Task(name: "copied") { print(whoAmI()) }.value
  await Task.detached(name: "fresh") { print(whoAmI()) }.value
  await Task.immediate(name: "at once") { print(whoAmI()) }.value
  await withTaskGroup(of: String.self) { group in
    group.addTask(name: "child") { whoAmI() }
    for await text in group { print(text) }
    group.addTask(name: "second", executorPreference: globalConcurrentExecutor) { whoAmI() }
    _ = group.addTaskUnlessCancelled(name: "third", priority: .high) { whoAmI() }
    print(await [group.next() ?? "", group.next() ?? ""].sorted())
  }
  await withDiscardingTaskGroup { group in
    group.addTask(name: "discarded", executorPreference: nil) { print(whoAmI()) }
  }
  await Task(name: "pool", executorPreference: globalConcurrentExecutor) { print(whoAmI()) }.value
  await Task.detached(executorPreference: globalConcurrentExecutor) { print(whoAmI()) }.value
  print(await withTaskExecutorPreference(globalConcurrentExecutor) { whoAmI() })
  print(await withTaskExecutorPreference(nil) { whoAmI() })
}
do {
  try await withTaskExecutorPreference(globalConcurrentExecutor) { throw Failure() }
} catch { print(error) }
let stopped = Task(name: "own") {
  withUnsafeCurrentTask { task in
    print(task?.isCancelled ?? true)
    task?.cancel()
    print(task?.isCancelled ?? false)
  }
  await withTaskCancellationHandler { print("operation", Task.isCancelled) } onCancel: { print("handler first") }
  try await Task.sleep(for: .seconds(60))
}
do { try await stopped.value } catch { print(error is CancellationError, stopped.isCancelled) }
let result: Int = await withUnsafeCurrentTask { task in
  await Task.yield()
  return task == nil ? 0 : 1
}
print(result)
// expect: unnamed none
// expect: copied a
// expect: fresh none
// expect: at once a
// expect: child a
// expect: ["second a", "third a"]
// expect: discarded a
// expect: pool a
// expect: unnamed none
// expect: unnamed a
// expect: unnamed a
// expect: Failure()
// expect: false
// expect: true
// expect: handler first
// expect: operation true
// expect: true true
// expect: 1
