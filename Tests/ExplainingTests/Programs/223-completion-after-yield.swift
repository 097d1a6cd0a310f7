//? The override was in effect only inside of the yield, which had ended before the completion.
import Dependencies
import Dispatch

enum User: DependencyKey {
  static let liveValue = "nobody"
}

extension DependencyValues {
  var user: String {
    get { self[User.self] }
    set { self[User.self] = newValue }
  }
}

func greet(_ place: String) {
  @Dependency(\.user) var user
  print("\(place): \(user)")
}

func loadProfile(_ completion: @escaping @Sendable () -> Void) {
  withEscapedDependencies { dependencies in
    DispatchQueue.global().async {
      dependencies.yield {
        greet("profile loaded")
      }
      completion()
    }
  }
}

await withDependencies {
  $0.user = "anna"
} operation: {
  greet("start")
  await withCheckedContinuation { done in
    loadProfile {
      greet("completion")
      done.resume()
    }
  }
}
