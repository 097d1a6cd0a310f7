// swift-format-ignore-file
protocol Repository<Item> {
  associatedtype Item
  func all() async throws -> [Item]
  func first() async -> Item?
}
actor Memory<Item: Sendable>: Repository {
  private var items: [Item]
  init(_ items: [Item]) { self.items = items }
  func all() throws -> [Item] { items }
  func first() -> Item? { items.first }
}
let memory = Memory([1, 2])
let repository: any Repository<Int> = memory
print(try await repository.all(), await memory.first() ?? 0)
// expect: [1, 2] 1
