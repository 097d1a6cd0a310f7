//? The getter and the method read the value that `withValue` binds, each at a line of its own.
// swift-format-ignore-file
// A model of the main actor is read on one line each.
enum User { @TaskLocal static var name = "nobody" }
@MainActor final class Model {
  var title: String { greeting() }; func greeting() -> String { "Hello, \(User.name)" }
  func load() async -> String { title }
}
let model = Model()
await User.$name.withValue("Ann") {
  print(model.title)
  print(await model.load())
  print(await Task.detached { await model.title }.value)
}
