//? The calls of the actor overlap at the await, so the second note is written first. Let each call await the one before.
actor Notebook {
  private(set) var notes: [String] = []
  func write(_ note: String, slowly time: Duration) async {
    try? await Task.sleep(for: time)
    notes.append(note)
  }
}
let notebook = Notebook()
let first = Task { await notebook.write("first", slowly: .milliseconds(90)) }
try await Task.sleep(for: .milliseconds(20))
let second = Task { await notebook.write("second", slowly: .milliseconds(10)) }
await first.value
await second.value
print(await notebook.notes)
