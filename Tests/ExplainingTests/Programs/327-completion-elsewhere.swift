//? The completion runs on the loader's queue, outside any task, so it and its task don't have the binding.
import Dispatch

enum Request {
  @TaskLocal static var id = "none"
}
final class Loader: Sendable {
  let queue = DispatchQueue(label: "loader")
  func load(completion: @escaping @Sendable (String) -> Void) {
    queue.async { completion("data") }
  }
  func cached(completion: (String) -> Void) { completion("cached") }
}

let loader = Loader()
await Request.$id.withValue("request 1") {
  loader.cached { data in print(data, Request.id) }
  loader.load { data in print(data, Request.id) }
  let data = await withCheckedContinuation { continuation in
    loader.load { continuation.resume(returning: $0) }
  }
  print(data, Request.id)
}
