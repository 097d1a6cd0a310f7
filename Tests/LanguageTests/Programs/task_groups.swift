// swift-format-ignore-file
func work(_ n: Int) async -> Int { await Task.yield(); return n * n }
let total = await withTaskGroup(of: Int.self) { group in
  for i in 1...4 { group.addTask { await work(i) } }
  var sum = 0
  for await v in group { sum += v }
  return sum
}
print(total)  // expect: 30
let all = await withTaskGroup(of: (Int, Int).self, returning: [Int: Int].self) { group in
  for i in 0..<3 { group.addTask { (i, await work(i)) } }
  var d: [Int: Int] = [:]
  while let (k, v) = await group.next() { d[k] = v }
  return d
}
// expect: ["0:0", "1:1", "2:4"]
print(all.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
struct Bad: Error {}
do {  // expect: group threw Bad()
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { throw Bad() }
    for try await v in group { print(v) }
  }
} catch { print("group threw", error) }
func sum() async -> Int {
  await withTaskGroup(of: Int.self) { group in
    for i in 1...3 { group.addTask { i } }
    return await group.reduce(0, +)
  }
}
print(await sum())  // expect: 6
await withTaskGroup(of: Bool.self) { group in  // expect: true true true
  group.addTask { do { try await Task.sleep(for: .seconds(10)); return false } catch { return Task.isCancelled } }
  group.cancelAll()
  print(await group.next()!, group.isEmpty, group.isCancelled)
}
await withTaskGroup { group in  // expect: child
  group.addTask { print("child") }
}
