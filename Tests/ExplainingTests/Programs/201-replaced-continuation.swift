//? The second waiter replaces the first one, which nobody can resume any more.
actor Gate {
  private var waiter: CheckedContinuation<Void, Never>?
  private var opened = false
  func wait() async {
    if opened { return }
    await withCheckedContinuation { waiter = $0 }
  }
  func open() {
    opened = true
    waiter?.resume()
    waiter = nil
  }
}
let gate = Gate()
let a = Task {
  await gate.wait()
  print("a goes")
}
let b = Task {
  await gate.wait()
  print("b goes")
}
try await Task.sleep(for: .milliseconds(10))
await gate.open()
try await Task.sleep(for: .milliseconds(10))
print("opened")
await a.value
await b.value
print("never printed")
