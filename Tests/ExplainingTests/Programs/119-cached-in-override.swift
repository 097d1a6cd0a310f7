//? The session was made inside of the override and stays in the cache after it.
// swift-format-ignore-file
import Dependencies

enum Token: DependencyKey { static let liveValue = "guest" }
struct Session: DependencyKey, Sendable {
  var token: String
  static var liveValue: Session {
    @Dependency(Token.self) var token
    return Session(token: token)
  }
}
struct Screen { @Dependency(Session.self) var session }
withDependencies { $0[Token.self] = "admin" } operation: { print(Screen().session.token) }
print(Screen().session.token)
