//? A cancellation handler runs in the task that calls cancel(), and reads its bindings.
enum Shift {
  @TaskLocal static var name = "none"
}
func patrol() async {
  await withTaskCancellationHandler {
    try? await Task.sleep(for: .seconds(60))
    print("patrol of the \(Shift.name) shift ends")
  } onCancel: {
    print("alarm in the \(Shift.name) shift")
  }
}
let night = Shift.$name.withValue("night") { Task { await patrol() } }
try await Task.sleep(for: .milliseconds(100))
await Shift.$name.withValue("morning") {
  night.cancel()
  await night.value
}
