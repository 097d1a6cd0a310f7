// swift-format-ignore-file
enum Miles {}
enum Kilometers {}
struct Distance<Unit>: Comparable, CustomStringConvertible {
  var amount: Double
  init(_ amount: Double) { self.amount = amount }
  static func + (a: Self, b: Self) -> Self { Self(a.amount + b.amount) }
  static func < (a: Self, b: Self) -> Bool { a.amount < b.amount }
  var description: String { "\(amount) \(Unit.self)" }
}
extension Distance where Unit == Miles { var inKilometers: Distance<Kilometers> { .init(amount * 1.5) } }
struct ID<Owner>: Hashable, ExpressibleByIntegerLiteral {
  let raw: Int
  init(integerLiteral value: Int) { raw = value }
}
struct User { let id: ID<User>; let name: String }
let a = Distance<Miles>(2), b: Distance<Miles> = .init(4)
print(a + b, (a + b).inKilometers, a < b, max(a, b))  // expect: 6.0 Miles 9.0 Kilometers true 4.0 Miles
let users = [User(id: 1, name: "Ada"), User(id: 2, name: "Bob")]
func user(_ id: ID<User>) -> String { users.first { $0.id == id }?.name ?? "nobody" }
print(user(2), user(9), Set<ID<User>>([1, 1, 2]).count)  // expect: Bob nobody 2
