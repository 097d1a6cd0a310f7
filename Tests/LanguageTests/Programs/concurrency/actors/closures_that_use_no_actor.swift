// swift-format-ignore-file
// A closure in an actor's method that doesn't use the actor isn't isolated to it.
final class Box {
  var n = 3
  func load() async -> Int { n }
}
actor Ledger {
  func g() -> Int { 2 }
  func total() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      group.addTask { 1 }
      return await group.reduce(0, +)
    }
  }
  func list() async -> [Int] {
    await withTaskGroup(of: Int.self) { group in
      group.addTask { 4 }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
  func weakly() async -> Int {
    await withTaskGroup(of: Int.self) { [weak self] group in
      group.addTask { await self?.g() ?? 0 }
      return await group.reduce(0, +)
    }
  }
  func load() async -> Int {
    let run = { (box: Box) async -> Int in await box.load() }
    return await run(Box())
  }
}
let ledger = Ledger()
print(await ledger.total(), await ledger.list(), await ledger.weakly(), await ledger.load())  // expect: 1 [4] 2 3
