//? Every row is made outside of what ListModel captured; said once for all rows.
// swift-format-ignore-file
// The list's test stubs the clock and the store; the rows use the real ones.
import Dependencies

enum StoreKey: DependencyKey { static let liveValue = "disk"; static let testValue = "memory" }
enum LogKey: DependencyKey { static let liveValue = "file" }

struct RowModel {
  @Dependency(StoreKey.self) var store
  @Dependency(LogKey.self) var log
  var id: Int
  var text: String { "\(id): \(store), \(log)" }
}
final class ListModel {
  @Dependency(StoreKey.self) var store
  var rows: [RowModel] = []
  func load() {
    for id in 1...3 { rows.append(RowModel(id: id)) }
  }
  func loadHandingDown() {
    rows = (1...3).map { id in withDependencies(from: self) { RowModel(id: id) } }
  }
}
let list = withDependencies {
  $0[StoreKey.self] = "stub"
  $0[LogKey.self] = "silent"
} operation: { ListModel() }
list.load()
for row in list.rows { print(row.text) }
list.loadHandingDown()
for row in list.rows { print(row.text) }
