//? The shared session took its token when it was first used, in the override of the first test helper.
// swift-format-ignore-file
// A singleton reads a dependency in its initializer and keeps what it found.
import Dependencies

enum Token: DependencyKey { static let liveValue = "guest" }
final class Session: Sendable {
  static let shared = Session()
  let token: String
  init() {
    @Dependency(Token.self) var token
    self.token = token
  }
}
func check(_ token: String) {
  withDependencies { $0[Token.self] = token } operation: {
    print("wanted \(token), got \(Session.shared.token)")
  }
}
check("anna")
check("bert")
print("outside:", Session.shared.token)
