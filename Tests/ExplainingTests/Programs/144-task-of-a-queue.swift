//? T1 gets its bindings from D1, which runs outside any task; T3 gets its bindings from T2, which is
//? detached. Neither task is said to be what the other one is.
import Dispatch

enum Request { @TaskLocal static var id = "none" }

func retry() async {
  await withTaskGroup(of: Void.self) { group in
    group.addTask { print("child", Request.id) }
  }
}

await Request.$id.withValue("a1") {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      Task {
        print("task", Request.id)
        continuation.resume()
      }
    }
  }
  await Task.detached { await retry() }.value
}
