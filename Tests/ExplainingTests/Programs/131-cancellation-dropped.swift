//? `try?` drops the error of the cancelled sleep, so the loop continues without delay.
// swift-format-ignore-file
let polling = Task {
  var rounds = 0
  while rounds < 3 {
    try? await Task.sleep(for: .milliseconds(40))
    rounds += 1
  }
  return rounds
}
try await Task.sleep(for: .milliseconds(20))
polling.cancel()
print(await polling.value)
