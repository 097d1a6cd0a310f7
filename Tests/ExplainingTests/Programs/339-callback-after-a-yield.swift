//? The first answer comes in the language of the test, the second doesn't, although both are in a yield.
import Dependencies

enum LanguageKey: DependencyKey { static let liveValue = "en" }
extension DependencyValues {
  var language: String {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}

final class Mailbox {
  private var waiting: [() -> Void] = []
  func answer(_ done: @escaping () -> Void) { waiting.append(done) }
  func empty() { while !waiting.isEmpty { waiting.removeFirst()() } }
}

func language() -> String {
  @Dependency(\.language) var language
  return language
}

let mailbox = Mailbox()
withDependencies {
  $0.language = "sv"
} operation: {
  withEscapedDependencies { dependencies in
    mailbox.answer {
      dependencies.yield {
        print("first answer:", language())
        mailbox.answer { print("second answer:", language()) }
      }
    }
  }
}
mailbox.empty()
