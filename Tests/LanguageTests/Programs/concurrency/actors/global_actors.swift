// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }

@globalActor actor Database {
  static let shared = Database()
}

@Database final class Table {
  var rows: [Int] = []
  func insert(_ row: Int) { rows.append(row) }
}

enum Cache {
  @Database static var hits = 0
}

@Database func query(_ table: Table) -> String {
  Cache.hits += 1
  return "\(table.rows.count) rows under \(Trace.id)"
}

let table = await Table()
await table.insert(1)
await table.insert(2)
await Trace.$id.withValue("request") {
  print(await query(table))  // expect: 2 rows under request
}
print(await Cache.hits)  // expect: 1

// A closure on the actor needs no `await` for what is there.
let task = Task { @Database in
  table.insert(3)
  return query(table)
}
print(await task.value)  // expect: 3 rows under none

await withTaskGroup { group in
  for row in 0..<100 { group.addTask { @Database in table.insert(row) } }
}
print(await table.rows.count)  // expect: 103

@MainActor final class Screen {
  var title = ""
  func show(_ text: String) async {
    title = text
    title += await query(table)
  }
}
let screen = Screen()
await screen.show("loaded ")
print(screen.title)  // expect: loaded 103 rows under none
