//? send was overridden and isSent wasn't: the call of isSent is the issue, and false is the closure's own value.
import Dependencies
import DependenciesMacros

@DependencyClient
struct LetterAPI: Sendable {
  var send: @Sendable (_ text: String) throws -> String
  var isSent: @Sendable (String) -> Bool = { _ in false }
}

extension LetterAPI: TestDependencyKey {
  static let testValue = LetterAPI()
}

withDependencies {
  $0.context = .test
  $0[LetterAPI.self].send = { $0.uppercased() }
} operation: {
  @Dependency(LetterAPI.self) var letters
  print((try? letters.send(text: "Dear Ada")) ?? "not sent")
  print(letters.isSent("Dear Ada"))
}
