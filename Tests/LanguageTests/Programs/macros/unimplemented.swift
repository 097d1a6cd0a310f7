// swift-format-ignore-file
import Dependencies
import DependenciesMacros

@DependencyClient  // issue: `FactClient.isOnline` was called, and nobody has overridden it.
struct FactClient {
  var fetch: (_ number: Int) throws -> String
  var isOnline: () -> Bool = { true }
}
let client = FactClient()
print(client.isOnline())  // expect: true
