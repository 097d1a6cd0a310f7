// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }

@MainActor final class Model {
  private(set) var state = "idle"
  private let loader: Loader
  init(loader: Loader) { self.loader = loader }

  func load() async {
    state = "loading"
    state = await loader.load()
  }

  func start() -> Task<String, Never> {
    Task {
      await load()
      return "\(state) / \(Trace.id)"
    }
  }

  nonisolated func describe() async -> String { await "model: \(state)" }
}

actor Loader {
  private var loads = 0
  func load() -> String {
    loads += 1
    return "loaded \(loads) under \(Trace.id)"
  }
}

func run(_ body: @MainActor @Sendable () -> String) async -> String { await body() }

let model = Model(loader: Loader())
await Trace.$id.withValue("button") { await model.load() }
print(model.state)  // expect: loaded 1 under button
let task = Trace.$id.withValue("gesture") { model.start() }
print(await task.value)  // expect: loaded 2 under gesture / gesture
print(await model.describe())  // expect: model: loaded 2 under gesture
print(await run { "on main: \(model.state)" })  // expect: on main: loaded 2 under gesture
print(await MainActor.run { model.state.count })  // expect: 22

// An asynchronous closure goes back to the actor on which it was written.
func retry(_ count: Int, _ body: @Sendable () async -> Bool) async -> Int {
  var tries = 0
  while tries < count {
    tries += 1
    if await body() { break }
  }
  return tries
}
@MainActor final class Flag { var count = 0 }
let flag = Flag()
print(await retry(5) { @MainActor in
  flag.count += 1
  return flag.count == 3
})  // expect: 3
