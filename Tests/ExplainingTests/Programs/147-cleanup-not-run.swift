//? The error of the cancelled sleep ends the task, so the line that closes the file never runs.
actor Files {
  private(set) var open: Set<String> = []
  func begin(_ name: String) { open.insert(name) }
  func end(_ name: String) { open.remove(name) }
}

let files = Files()
let upload = Task {
  await files.begin("report")
  try await Task.sleep(for: .seconds(5))
  await files.end("report")
}
try await Task.sleep(for: .milliseconds(20))
upload.cancel()
_ = await upload.result
print(await files.open)
