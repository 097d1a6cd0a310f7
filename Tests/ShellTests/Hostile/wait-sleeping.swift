// status: 0
let t = Task {
  try? await Task.sleep(for: .milliseconds(300))
  print("woken")
}
await t.value
