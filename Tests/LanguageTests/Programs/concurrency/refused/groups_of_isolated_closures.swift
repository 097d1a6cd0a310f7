// swift-format-ignore-file
// A closure that uses its actor runs on it, and so code off the actor can't use the closure's group.
final class Box {
  var n = 0
  func load() async -> Int { n }
}
actor Ledger {
  var n = 1
  func g() -> Int { 1 }
  func total() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      group.addTask { await self.g() }
      return await group.reduce(0, +)  // error: sending 'group' risks causing data races
    }
  }
  func count() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      group.addTask { 1 }
      n += 1
      return await group.reduce(0, +)  // error: sending 'group' risks causing data races
    }
  }
  func load() async -> Int {
    let run = { (box: Box) async -> Int in
      self.n += 1
      return await box.load()  // error: sending 'box' risks causing data races
    }
    return await run(Box())
  }
}
