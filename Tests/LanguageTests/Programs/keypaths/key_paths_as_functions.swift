// swift-format-ignore-file
struct User { let id: Int; let name: String; var isAdmin = false; var tags: [String] = [] }
let users = [User(id: 2, name: "Bob", tags: ["x"]), User(id: 1, name: "Ada", isAdmin: true), User(id: 3, name: "Cy")]
// expect: ["Bob", "Ada", "Cy"] [1] ["x"] 3
print(users.map(\.name), users.filter(\.isAdmin).map(\.id), users.flatMap(\.tags), users.map(\.name.count).max()!)
let name: (User) -> String = \.name
print(users.map(name).sorted())  // expect: ["Ada", "Bob", "Cy"]
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, descending: Bool = false) -> [Element] { sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] } }
  func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } }
}
// expect: ["Ada", "Bob", "Cy"] [3, 2, 1] 6
print(users.sorted(by: \.id).map(\.name), users.sorted(by: \.name, descending: true).map(\.id), users.sum(\.id))
// expect: [1, 2, 3] 1 true
print([1, 2, 3].map(\.self), Dictionary(grouping: users, by: \.isAdmin)[true]!.count, users.contains(where: \.isAdmin))
print([nil, 1, 2].compactMap(\.self), users.first(where: \.tags.isEmpty)!.name)  // expect: [1, 2] Ada
