//? Two taps interleave on the main actor. Nothing is overwritten, so there is nothing to check again.
@MainActor final class ViewModel {
  var lines: [String] = []
  func tap(_ name: String) {
    Task {
      lines.append("start \(name)")
      await work(name)
      lines.append("end \(name)")
    }
    lines.append("tapped \(name)")
  }
  nonisolated func work(_ name: String) async {
    try? await Task.sleep(for: .milliseconds(name == "a" ? 30 : 10))
  }
}
let model = ViewModel()
model.tap("a")
model.tap("b")
try await Task.sleep(for: .milliseconds(80))
print(model.lines)
