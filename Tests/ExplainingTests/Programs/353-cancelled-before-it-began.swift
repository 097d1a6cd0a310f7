//? A cancelled task that hasn't begun begins all the same, and runs until something looks at its flag.
@MainActor final class Oven {
  var log: [String] = []
  func bake(_ bread: String) -> Task<Void, Never> {
    Task {
      log.append("heat for \(bread)")
      do {
        try await Task.sleep(for: .milliseconds(10))
        log.append("bake \(bread)")
      } catch {
        log.append("cool down")
      }
    }
  }
}
let oven = Oven()
let rye = oven.bake("rye")
rye.cancel()
await rye.value
print(oven.log)
