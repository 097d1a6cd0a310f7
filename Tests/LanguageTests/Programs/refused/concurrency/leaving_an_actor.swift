class Model {
  var count = 1
  func load() async { count += 1 }
}
func use(_ model: Model) async {}
func call(_ body: () -> Void) async { body() }
func callSafely(_ body: @Sendable () -> Void) async { body() }

@MainActor final class Screen {
  let model = Model()
  let name = "n"
  func show(_ other: Model) async {
    await model.load()  // error: sending 'self.model' risks causing data races
    await use(self.model)  // error: sending 'self.model' risks causing data races
    await call { print("x") }  // error: sending value of non-Sendable type '() -> ()'
    await other.load()  // error: sending 'other' risks causing data races
    await callSafely { print("x") }
    await own(model)
    let fresh = Model()
    await fresh.load()
    print(fresh.count, name)
  }
  func own(_ model: Model) async {}
}
actor Keeper {
  let model = Model()
  func load() async { await model.load() }  // error: sending 'self.model' risks causing data races
}
