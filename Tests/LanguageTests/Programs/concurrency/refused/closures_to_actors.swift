// swift-format-ignore-file
actor Runner {
  func run(_ body: () -> Void) { body() }
  func wait(_ body: () async -> Void) async { await body() }
  func send(_ body: @Sendable () -> Void) { body() }
}
let runner = Runner()
func plain() async {
  await runner.run { print(1) }
  await runner.wait { print(2) }
}
@MainActor func onMain() async {
  await runner.run { print(1) }  // error: sending value of non-Sendable type '() -> ()' risks causing data races
  await runner.wait { print(2) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  await runner.send { print(3) }
}
