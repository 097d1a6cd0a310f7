//? The observation reads again after a change, and sees only the values that are there then.
import Observation

@MainActor @Observable final class Counter {
  var value = 0
}

let counter = Counter()
let watcher = Task { @MainActor in
  for await value in Observations({ counter.value }) {
    print("saw \(value)")
    if value >= 6 { break }
  }
}
try await Task.sleep(for: .milliseconds(30))
for value in 1...3 { counter.value = value }
try await Task.sleep(for: .milliseconds(30))
for value in 4...6 { counter.value = value }
await watcher.value
print("end")
