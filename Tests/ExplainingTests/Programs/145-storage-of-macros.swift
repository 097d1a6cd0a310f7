//? The client's endpoints, the lazy property and the wrapped property appear under their own names, `_raw` too,
//? `dismiss`, which nothing overrides, has no line, and the override of `mail` doesn't reach the model.
import Dependencies
import DependenciesMacros

@DependencyClient
struct MailClient: Sendable {
  var send: @Sendable (_ text: String) async throws -> Void
  var _raw = 1
  var raw: Int { _raw * 2 }
}

extension MailClient: DependencyKey {
  static let liveValue = MailClient(send: { print("sent", $0) })
}

struct Dismissal: DependencyKey { static let liveValue = "dismissed" }

struct Draft {
  @Dependency(Dismissal.self) var dismiss
  lazy var length = 3
  var subject = "hello"
}

enum Current { @TaskLocal static var draft: Draft? }

final class Composer {
  @Dependency(MailClient.self) var mail
  @Dependency(Dismissal.self) var dismiss
  func send() async throws { try await mail.send("hello") }
}

Current.$draft.withValue(Draft()) { print(Current.draft?.subject ?? "-") }
withDependencies {
  $0[MailClient.self].send = { print("stub", $0) }
} operation: {
  print("ready")
}
let composer = Composer()
try await composer.send()
