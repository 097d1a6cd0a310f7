// swift-format-ignore-file
import Dependencies

struct Server: DependencyKey { static let liveValue = "production" }
struct Retries: DependencyKey { static var liveValue: Int { print("computing"); return 3 } }

extension DependencyValues {
  var server: String { get { self[Server.self] } set { self[Server.self] = newValue } }
  var retries: Int { get { self[Retries.self] } set { self[Retries.self] = newValue } }
}

struct Client {
  @Dependency(\.server) var server
  @Dependency(\.retries) var retries
}

withDependencies { $0 = .live } operation: {
  prepareDependencies {
    $0.server = "staging"
  }
  print(Client().server)
  print(Client().retries)
  print(Client().retries)
  withDependencies { $0.server = "local" } operation: { print(Client().server) }
  print(Client().server)
  let answer = prepareDependencies { values -> String in
    values.server = "too late"  // issue: was prepared too late: it had been prepared at
    return "done"
  }
  print(answer, Client().server)
}

var values = DependencyValues()
values.server = "mine"
values.context = .live
print(values.server, values[Server.self], values.context)
print(DependencyValues.live.server, DependencyValues.live.context)
print(DependencyValues.preview.context, DependencyValues.test.context)
withDependencies { $0 = values } operation: { print(Client().server) }
withDependencies { $0 = .preview } operation: {
  @Dependency(\.context) var context
  print(context)
}
// expect: staging
// expect: computing
// expect: 3
// expect: 3
// expect: local
// expect: staging
// expect: done staging
// expect: mine mine live
// expect: production live
// expect: preview test
// expect: mine
// expect: preview
