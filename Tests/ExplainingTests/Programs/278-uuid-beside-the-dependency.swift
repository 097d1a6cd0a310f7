//? UUID() makes a random value, and doesn't ask the generator that the program sets as uuid.
import Dependencies
import Foundation

struct Todo {
  var id = UUID()
  var title: String
}

final class Todos {
  @Dependency(\.uuid) var uuid
  var all: [Todo] = []
  func add(_ title: String) { all.append(Todo(title: title)) }
  func addProperly(_ title: String) { all.append(Todo(id: uuid(), title: title)) }
}

withDependencies {
  $0.uuid = .incrementing
} operation: {
  let todos = Todos()
  todos.add("tea")
  todos.addProperly("milk")
  print(todos.all.map { $0.id == UUID(0) })
}
