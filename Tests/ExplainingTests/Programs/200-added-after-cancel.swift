//? A child task that is added after cancelAll still runs, and begins cancelled.
func crawl(_ page: Int) async -> String {
  if Task.isCancelled { return "skipped \(page)" }
  try? await Task.sleep(for: .milliseconds(10))
  return "page \(page)"
}
let pages = await withTaskGroup(of: String.self) { group in
  group.addTask { await crawl(1) }
  var all: [String] = []
  if let first = await group.next() { all.append(first) }
  group.cancelAll()
  group.addTask(priority: .low) { await crawl(2) }
  let added = group.addTaskUnlessCancelled { await crawl(3) }
  print("added:", added)
  for await page in group { all.append(page) }
  return all
}
print(pages)
