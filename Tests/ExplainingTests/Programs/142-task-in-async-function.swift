//? `save` starts a task and returns before the task has saved anything.
// swift-format-ignore-file
actor Disk {
  var files: [String] = []
  func write(_ file: String) { files.append(file) }
}
let disk = Disk()
func save(_ file: String) async {
  Task {
    try? await Task.sleep(for: .milliseconds(20))
    await disk.write(file)
  }
}
await save("letter")
print(await disk.files)
try await Task.sleep(for: .milliseconds(60))
print(await disk.files)
