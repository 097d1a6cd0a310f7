//? The parent had captured an override and didn't hand it down; `withDependencies(from:)` would have.
// swift-format-ignore-file
// A tutorial model has a stub; the screen that it opens talks to the real server.
import Dependencies

enum Server: DependencyKey { static let liveValue = "production" }
final class EditModel { @Dependency(Server.self) var server }
final class TodosModel {
  @Dependency(Server.self) var server
  func plain() -> EditModel { EditModel() }
  func from() -> EditModel { withDependencies(from: self) { EditModel() } }
}
let todos = withDependencies { $0[Server.self] = "sandbox" } operation: { TodosModel() }
print(todos.server, todos.plain().server, todos.from().server)
