//? The dependencies of the escape replace the override around yield.
import Dependencies

enum User: DependencyKey { static let liveValue = "guest" }
let saved = withDependencies {
  $0[User.self] = "ann"
} operation: {
  withEscapedDependencies { $0 }
}
withDependencies {
  $0[User.self] = "ben"
} operation: {
  saved.yield {
    @Dependency(User.self) var user
    print(user)
  }
}
