// swift-format-ignore-file
class Note {}
protocol Notes { func all() async -> [Note] }
actor Store: Notes { func all() -> [Note] { [] } }  // error: non-Sendable type '[Note]' cannot be returned from actor-isolated implementation to caller of protocol requirement 'all()'
protocol Generic { associatedtype Item; func all() async -> [Item]; func save(_ item: Item) async }
actor Other: Generic {
  func all() -> [Note] { [] }  // error: non-Sendable type '[Note]' cannot be returned from actor-isolated implementation to caller of protocol requirement 'all()'
  func save(_ item: Note) {}  // error: non-Sendable parameter type 'Self.Item' cannot be sent from caller of protocol requirement 'save' into actor-isolated implementation
}
