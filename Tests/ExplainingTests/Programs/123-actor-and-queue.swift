//? The model that the worker makes, in a group's task and on a queue, doesn't get what the worker captured.
// swift-format-ignore-file
// An importer makes a model for each file, in tasks and on a queue.
import Dependencies
import Dispatch

enum Disk: DependencyKey { static let liveValue = "real disk" }

struct FileModel: Sendable {
  @Dependency(Disk.self) var disk
  let name: String
  init(name: String) { self.name = name }
}
actor Importer {
  @Dependency(Disk.self) var disk
  private(set) var files: [FileModel] = []
  func load(_ names: [String]) async {
    await withTaskGroup(of: FileModel.self) { group in
      for name in names { group.addTask { FileModel(name: name) } }
      for await file in group { files.append(file) }
    }
  }
  func loadLater(_ name: String) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "files").async { [self] in
      _ = describe(FileModel(name: name))
      done.signal()
    }
    done.wait()
  }
  nonisolated func describe(_ file: FileModel) -> String { "\(file.name) on \(file.disk)" }
}
let importer = withDependencies { $0[Disk.self] = "memory" } operation: { Importer() }
await importer.load(["a"])
for file in await importer.files { print(importer.describe(file)) }
await importer.loadLater("b")
