// swift-format-ignore-file
protocol Model { init(id: Int); init?(text: String); var id: Int { get } }
struct User: Model, Equatable {
  let id: Int
  init(id: Int) { self.id = id }
  init?(text: String) { guard let n = Int(text) else { return nil }; id = n }
}
final class Order: Model {
  let id: Int
  init(id: Int) { self.id = id }
  convenience init?(text: String) { guard text.hasPrefix("#"), let n = Int(text.dropFirst()) else { return nil }; self.init(id: n) }
}
func make<M: Model>(_ type: M.Type = M.self, count: Int) -> [M] { (1...count).map(M.init(id:)) }
func parse<M: Model>(_ texts: [String], as type: M.Type) -> [Int] { texts.compactMap { M(text: $0)?.id } }
print(make(User.self, count: 3))  // expect: [main.User(id: 1), main.User(id: 2), main.User(id: 3)]
print(make(count: 2) as [User] == [User(id: 1), User(id: 2)])  // expect: true
print(make(Order.self, count: 2).map(\.id))  // expect: [1, 2]
print(parse(["1", "#2", "x"], as: User.self), parse(["1", "#2", "x"], as: Order.self))  // expect: [1] [2]
