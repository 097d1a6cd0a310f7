// swift-format-ignore-file
protocol Entity: Identifiable, Equatable where ID: Comparable { var id: ID { get }; static var kind: String { get } }
enum RepositoryError<ID>: Error { case duplicate(ID), missing(ID) }
struct Repository<E: Entity> {
  private var storage: [E.ID: E] = [:]
  var all: [E] { storage.values.sorted { $0.id < $1.id } }
  mutating func insert(_ entity: E) throws(RepositoryError<E.ID>) {
    guard storage[entity.id] == nil else { throw .duplicate(entity.id) }
    storage[entity.id] = entity
  }
  mutating func update<V>(_ id: E.ID, _ path: WritableKeyPath<E, V>, to value: V) throws(RepositoryError<E.ID>) {
    guard storage[id] != nil else { throw .missing(id) }
    storage[id]?[keyPath: path] = value
  }
  func find(where matches: (E) -> Bool) -> [E] { all.filter(matches) }
  subscript(id: E.ID) -> E? { storage[id] }
}
extension Repository where E.ID == Int { var nextID: Int { (all.last?.id ?? 0) + 1 } }
struct User: Entity { let id: Int; var name: String; static let kind = "user" }
struct Tag: Entity { let id: String; var colour: String; static var kind: String { "tag" } }
var users = Repository<User>(), tags = Repository<Tag>()
for name in ["Ada", "Bob"] { try users.insert(User(id: users.nextID, name: name)) }
try tags.insert(Tag(id: "x", colour: "red"))
// expect: user duplicate(2)
do { try users.insert(User(id: 2, name: "Eve")) } catch { print(User.kind, error) }
// expect: tag missing y
do { try tags.update("y", \.colour, to: "blue") } catch .missing(let id) { print(Tag.kind, "missing", id) } catch { print(error) }
try users.update(1, \.name, to: "Alan")
// expect: ["Alan", "Bob"] Bob 3 true 1
print(users.all.map(\.name), users[2]!.name, users.nextID, tags["x"] == Tag(id: "x", colour: "red"), users.find { $0.name.hasPrefix("B") }.count)
