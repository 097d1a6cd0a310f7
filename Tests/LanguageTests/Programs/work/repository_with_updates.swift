// swift-format-ignore-file
// A generic repository with typed errors and updates, and enumerations as JSON.
import Foundation
// Generic repository with primary associated types, async sequences, custom operators, Codable enum.
protocol Repository<Model>: Sendable {
  associatedtype Model: Identifiable & Sendable where Model.ID: Sendable
  func all() async -> [Model]
  func save(_ model: Model) async throws(RepositoryError)
  subscript(id: Model.ID) -> Model? { get async }
}
enum RepositoryError: Error, Equatable, CustomStringConvertible {
  case duplicate(String), full(max: Int)
  var description: String { switch self { case .duplicate(let s): "dup \(s)"; case .full(let m): "full (\(m))" } }
}
actor Memory<Model: Identifiable & Sendable>: Repository where Model.ID: Sendable & CustomStringConvertible {
  private var storage: [Model.ID: Model] = [:]
  private let limit: Int
  private var continuations: [Int: AsyncStream<Model>.Continuation] = [:]
  init(limit: Int = 3) { self.limit = limit }
  func all() -> [Model] { Array(storage.values) }
  func save(_ model: Model) throws(RepositoryError) {
    guard storage[model.id] == nil else { throw .duplicate("\(model.id)") }
    guard storage.count < limit else { throw .full(max: limit) }
    storage[model.id] = model
    for c in continuations.values { c.yield(model) }
  }
  subscript(id: Model.ID) -> Model? { storage[id] }
  func updates() -> AsyncStream<Model> {
    let key = continuations.count
    return AsyncStream { c in
      continuations[key] = c
      c.onTermination = { _ in Task { await self.drop(key) } }
    }
  }
  private func drop(_ key: Int) { continuations[key] = nil }
  func close() { for c in continuations.values { c.finish() } }
}
enum Shape: Codable, Hashable, Sendable {
  case circle(radius: Double)
  case rect(width: Double, height: Double)
  case unit
}
struct Item: Identifiable, Codable, Sendable, Hashable {
  let id: Int
  var shape: Shape
  var meta: [String: String?] = [:]
  enum CodingKeys: String, CodingKey { case id = "item_id", shape, meta }
}
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func describe(_ repo: some Repository<Item>) async -> String {
  let items = await repo.all().sorted { $0.id < $1.id }
  return items.map { "\($0.id):\($0.shape)" }.joined(separator: ", ")
}
func fill(_ repo: any Repository<Item>, _ items: [Item]) async -> [RepositoryError] {
  var errors: [RepositoryError] = []
  for item in items { do { try await repo.save(item) } catch { errors.append(error) } }
  return errors
}
let memory = Memory<Item>()
let stream = await memory.updates()
let listener = Task { var seen: [Int] = []; for await item in stream { seen.append(item.id) }; return seen }
let items = [Item(id: 2, shape: .unit), Item(id: 1, shape: .circle(radius: 1.5), meta: ["a": nil, "b": "x"]), Item(id: 2, shape: .unit), Item(id: 3, shape: .rect(width: 1, height: 2)), Item(id: 4, shape: .unit)]
print(await fill(memory, items))
print(await describe(memory))
print(await memory[1]?.meta.keys.sorted() ?? [], await memory[9] as Any)
await memory.close()
print(await listener.value)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
encoder.keyEncodingStrategy = .convertToSnakeCase
let data = try encoder.encode(items[1...3].map { $0 })
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode([Item].self, from: data)
print(back == Array(items[1...3]), back[0].meta["a"] as Any, back[0].meta["c"] as Any)
do { _ = try JSONDecoder().decode(Item.self, from: Data(#"{"item_id": 1, "shape": {"circle": {}}}"#.utf8)) } catch let DecodingError.keyNotFound(key, context) { print(key.stringValue, context.codingPath.map(\.stringValue)) }
do { _ = try JSONDecoder().decode(Shape.self, from: Data(#"{"circle": {"radius": 1}, "unit": {}}"#.utf8)) } catch let DecodingError.typeMismatch(type, context) { print(type, context.debugDescription) }
print(3 |> { $0 * 2 } |> { "n\($0)" })
print(Set(items.map(\.shape)).count, Dictionary(grouping: items, by: \.shape).values.map(\.count).sorted())
// expect: [dup 2, full (3)]
// expect: 1:circle(radius: 1.5), 2:unit, 3:rect(width: 1.0, height: 2.0)
// expect: ["a", "b"] nil
// expect: [2, 1, 3]
// expect: [{"item_id":1,"meta":{"a":null,"b":"x"},"shape":{"circle":{"radius":1.5}}},{"item_id":2,"meta":{},"shape":{"unit":{}}},{"item_id":3,"meta":{},"shape":{"rect":{"height":2,"width":1}}}]
// expect: true Optional(nil) nil
// expect: radius ["shape", "circle"]
// expect: Shape Invalid number of keys found, expected one.
// expect: n6
// expect: 3 [1, 1, 3]
