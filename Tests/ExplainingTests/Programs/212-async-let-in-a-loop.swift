//? The async let of each pass isn't awaited: it is cancelled at the end of the loop's body.
struct Photo: Sendable { var name: String }

actor Backup {
  private(set) var log: [String] = []

  func store(_ photo: Photo) async -> Bool {
    do {
      log.append("begin \(photo.name)")
      try await Task.sleep(for: .milliseconds(50))
      log.append("stored \(photo.name)")
      return true
    } catch {
      log.append("lost \(photo.name): \(type(of: error))")
      return false
    }
  }
}

func develop(_ name: String) async -> Photo {
  try? await Task.sleep(for: .milliseconds(5))
  return Photo(name: name)
}

func shoot(_ names: [String], with backup: Backup) async -> Int {
  var shown = 0
  for name in names {
    let photo = await develop(name)
    async let isSafe = backup.store(photo)
    shown += 1
    if name == names.last { _ = await isSafe }
  }
  return shown
}

let backup = Backup()
print("shown:", await shoot(["sea", "hill", "town"], with: backup))
for line in await backup.log where !line.hasPrefix("begin") { print(line) }
