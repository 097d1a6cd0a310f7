//? Only a weak property refers to the delegate, so it goes at once, and nothing resumes the task.
import Dispatch

final class LocationDelegate: Sendable {
  let completion: @Sendable (String) -> Void
  init(completion: @escaping @Sendable (String) -> Void) { self.completion = completion }
}

final class LocationManager: @unchecked Sendable {
  weak var delegate: LocationDelegate?
  func request() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) {
      self.delegate?.completion("Berlin")
    }
  }
}

let manager = LocationManager()

func place() async -> String {
  await withCheckedContinuation { continuation in
    manager.delegate = LocationDelegate { continuation.resume(returning: $0) }
    manager.request()
  }
}

let task = Task {
  let place = await place()
  print("here: \(place)")
}
try await Task.sleep(for: .milliseconds(120))
print("still waiting")
