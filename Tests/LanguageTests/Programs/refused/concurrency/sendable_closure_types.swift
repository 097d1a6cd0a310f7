// swift-format-ignore-file
typealias Work = @Sendable () -> Void
final class Owner { var n = 0; var name = "o" }
struct Client: Sendable {
  var load: @Sendable (Int) async throws -> String
  var save: @Sendable (String) -> Void
}
let owner = Owner()
func live(_ o: Owner) -> Client {
  Client(load: { n in "\(n)" }, save: { _ in o.n += 1 })  // error: capture of 'o' with non-Sendable type 'Owner' in a '@Sendable' closure
}
var cache = [Int: String]()
let client = Client(
  load: { n in cache[n] ?? "" },  // error: main actor-isolated var 'cache' cannot be accessed from outside of the actor
  save: { s in print(s) })
let test = Client(load: { _ in "x" }, save: { _ in })
let wrong = Client(load: { n in n }, save: { _ in })  // error: cannot convert value of type 'Int' to closure result type 'String'
print(try await test.load(1))
