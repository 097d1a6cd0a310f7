//? The override is of the generator of dates, and the second model's default is cached, not the date.
import Dependencies
import Foundation

struct Importer {
  @Dependency(\.date.now) var now
  func isLate() -> Bool { now > Date(timeIntervalSince1970: 2_000) }
}

let importer = withDependencies {
  $0.date.now = Date(timeIntervalSince1970: 1_000)
} operation: {
  Importer()
}
print(importer.isLate())

withDependencies {
  $0.date = .constant(Date(timeIntervalSince1970: 3_000))
} operation: {
  print(Importer().isLate())
}

// The initial values of properties come before the body of an initializer.
enum Server: DependencyKey { static let liveValue = "example.com" }
struct Session {
  @Dependency(Server.self) var server
  let greeting: String
  init() {
    @Dependency(Server.self) var own
    greeting = "hello \(own)"
  }
}
struct App {
  let session = Session()
  init() { prepareDependencies { $0[Server.self] = "staging.example.com" } }
}
print(App().session.greeting)
