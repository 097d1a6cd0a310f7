//? The older request ends last and overwrites the newer result. Each change is at its own line, before what is printed next.
@MainActor final class Model {
  var text = ""
  func load(_ value: String, _ milliseconds: Int) {
    Task {
      try? await Task.sleep(for: .milliseconds(milliseconds))
      text = value
      print("now", text)
    }
  }
}
let model = Model()
model.load("old", 300)
model.load("new", 10)
try await Task.sleep(for: .milliseconds(900))
print(model.text)
