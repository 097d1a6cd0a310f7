//? The closure of the stream runs only when the loop asks for an element: the override has ended.
import Dependencies

enum LocaleNameKey: DependencyKey {
  static let liveValue = "en"
}
extension DependencyValues {
  var language: String {
    get { self[LocaleNameKey.self] }
    set { self[LocaleNameKey.self] = newValue }
  }
}

func greeting() -> String {
  @Dependency(\.language) var language
  return language == "sv" ? "hej" : "hello"
}

struct Greeter {
  func letters() -> AsyncStream<String> {
    AsyncStream { continuation in
      for _ in 1...2 { continuation.yield(greeting()) }
      continuation.finish()
    }
  }

  func postcards() -> AsyncStream<String> {
    var left = 2
    return AsyncStream {
      left -= 1
      return left >= 0 ? greeting() : nil
    }
  }
}

let (letters, postcards) = withDependencies {
  $0.language = "sv"
} operation: {
  (Greeter().letters(), Greeter().postcards())
}
for await text in letters { print("letter:", text) }
for await text in postcards { print("postcard:", text) }
