//? A task of the main actor begins when the code that started it waits, so `load` still prints
//? "loading".
@MainActor final class Screen {
  var label = "empty"

  func load() {
    label = "loading"
    Task {
      label = "three items"
    }
    print(label)
  }
}

let screen = Screen()
screen.load()
await Task.yield()
await Task {}.value
print(screen.label)
