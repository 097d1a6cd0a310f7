//? The inner override replaces the whole client, so the `user` of the outer one is lost.
import Dependencies

struct Server: Sendable {
  var user: @Sendable () -> String = { "nobody" }
  var messages: @Sendable () -> [String] = { [] }
}
extension Server: DependencyKey {
  static let liveValue = Server()
  static let testValue = Server()
}
extension DependencyValues {
  var server: Server {
    get { self[Server.self] }
    set { self[Server.self] = newValue }
  }
}

struct Inbox {
  @Dependency(\.server) var server

  func title() -> String {
    "\(server.user()): \(server.messages().count) messages"
  }
}

func signedIn<R>(_ operation: () -> R) -> R {
  withDependencies {
    $0.server.user = { "Blob" }
  } operation: {
    operation()
  }
}

func withMessages<R>(_ operation: () -> R) -> R {
  withDependencies {
    $0.server = Server(messages: { ["Hi", "Bye"] })
  } operation: {
    operation()
  }
}

print(signedIn { Inbox().title() })
print(signedIn { withMessages { Inbox().title() } })
