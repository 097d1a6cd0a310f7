//? The error left the function before the child task was awaited, so the child task is cancelled.
struct TooLarge: Error {}

func upload(_ name: String) async -> String {
  for part in 1...3 {
    do {
      try await Task.sleep(for: .milliseconds(30))
    } catch {
      print("\(name): stopped at part \(part)")
      return "nothing"
    }
  }
  return "\(name) uploaded"
}

func check(_ size: Int) throws {
  if size > 100 {
    throw TooLarge()
  }
}

func send(_ name: String, size: Int) async throws -> String {
  async let uploaded = upload(name)
  try check(size)
  return await uploaded
}

for (name, size) in [("small.jpg", 10), ("large.jpg", 900)] {
  do {
    print(try await send(name, size: size))
  } catch {
    print("\(name):", error)
  }
}
