//? T1 still has its bindings when its closure ends and releases the upload.
enum Session { @TaskLocal static var name = "none" }

final class Upload: Sendable {
  let file: String
  init(file: String) { self.file = file }
  deinit { print("close \(file) in \(Session.name)") }
}

func start() -> Task<Void, Never> {
  Session.$name.withValue("anna") {
    Task { [upload = Upload(file: "a.png")] in
      try? await Task.sleep(for: .milliseconds(20))
      print("sent \(upload.file) in \(Session.name)")
    }
  }
}

await start().value
print("end")
