//? Each task is awaited before the next one is added, so they run one after another.
func download(_ name: String, milliseconds: Int) async -> String {
  print("begin \(name)")
  try? await Task.sleep(for: .milliseconds(milliseconds))
  print("end \(name)")
  return name
}

func downloadAll(_ sizes: KeyValuePairs<String, Int>) async -> [String] {
  await withTaskGroup(of: String.self) { group in
    var finished: [String] = []
    for (name, milliseconds) in sizes {
      group.addTask { await download(name, milliseconds: milliseconds) }
      if let name = await group.next() {
        finished.append(name)
      }
    }
    return finished
  }
}

print(await downloadAll(["film": 90, "song": 30, "icon": 10]))
