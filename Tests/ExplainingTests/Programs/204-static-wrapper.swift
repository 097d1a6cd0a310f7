//? The wrapper is static: it was made once, under ada, and captured that.
import Dependencies

enum UserKey: DependencyKey {
  static let liveValue = "guest"
}
extension DependencyValues {
  var user: String {
    get { self[UserKey.self] }
    set { self[UserKey.self] = newValue }
  }
}

@MainActor enum Log {
  @Dependency(\.user) static var user
  static func write(_ text: String) { print("[\(user)] \(text)") }
}

@MainActor struct Screen {
  var title: String
  func appear() { Log.write("\(title) appeared") }
}

@MainActor func signedIn(as name: String, _ work: () -> Void) {
  withDependencies {
    $0.user = name
  } operation: {
    work()
  }
}

signedIn(as: "ada") {
  Screen(title: "inbox").appear()
}
signedIn(as: "bob") {
  Screen(title: "archive").appear()
}
Screen(title: "login").appear()
