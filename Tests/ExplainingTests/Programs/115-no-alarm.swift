//? Nothing is lost here: each child has an override in effect, or its parent captured none.
// swift-format-ignore-file
import Dependencies

enum Server: DependencyKey { static let liveValue = "production" }
final class Child { @Dependency(Server.self) var server }
final class Parent {
  @Dependency(Server.self) var server
  let first: Child
  let second = Child()
  init() { first = Child() }
  func own() -> Child { withDependencies { $0[Server.self] = "own" } operation: { Child() } }
  func from() -> Child { withDependencies(from: self) { Child() } }
  func plain() -> Child { Child() }
}
let plain = Parent()
print(plain.plain().server, plain.own().server, plain.first.server)
let stubbed = withDependencies { $0[Server.self] = "stub" } operation: { Parent() }
print(stubbed.first.server, stubbed.second.server, stubbed.own().server, stubbed.from().server)
withDependencies { $0[Server.self] = "outer" } operation: { print(stubbed.plain().server) }
let other = Child()
print(other.server)
