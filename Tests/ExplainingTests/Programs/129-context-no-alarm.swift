//? Nothing is lost: the child's dependency is overridden where it is made, whatever the context.
// swift-format-ignore-file
import Dependencies

enum Server: DependencyKey { static let liveValue = "live"; static let previewValue = "preview" }
final class Child { @Dependency(Server.self) var server }
final class Parent {
  @Dependency(Server.self) var server
  func child() -> Child { withDependencies { $0[Server.self] = "own" } operation: { Child() } }
}
let parent = withDependencies { $0.context = .preview } operation: { Parent() }
print(parent.server, parent.child().server)
