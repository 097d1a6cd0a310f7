// swift-format-ignore-file
struct User: Sendable, Equatable { var id: Int, name: String }
struct APIClient: Sendable { var user: @Sendable (Int) async throws -> User; var save: @Sendable (User) async throws -> Void; var log: @Sendable (String) -> Void
  enum Failure: Error, Equatable { case notFound(Int), unimplemented(String) } }
enum Request { @TaskLocal static var id = "-" }
extension APIClient { static let unimplemented = APIClient(user: { _ in throw Failure.unimplemented("user") }, save: { _ in throw Failure.unimplemented("save") }, log: { print("\(Request.id): \($0)") })
  static func mock(_ users: [User]) -> APIClient { var c = unimplemented; c.user = { id in guard let u = users.first(where: { $0.id == id }) else { throw Failure.notFound(id) }; return u }; return c } }
func rename(_ id: Int, to name: String, client: APIClient) async -> Result<User, APIClient.Failure> {
  do { client.log("loading \(id)"); var u = try await client.user(id); u.name = name; try await client.save(u); client.log("saved"); return .success(u) }
  catch let e as APIClient.Failure { client.log("failed \(e)"); return .failure(e) } catch { fatalError() }
}
var client = APIClient.mock([User(id: 1, name: "Ada")])
await Request.$id.withValue("r1") { print(await rename(1, to: "Eve", client: client)) }
client.save = { u in print("saving", u.name, "in", Request.id) }
await Request.$id.withValue("r2") { [client] in let r = await Task { await rename(1, to: "Eve", client: client) }.value; print(r == .success(User(id: 1, name: "Eve"))) }
print(await Task.detached { [client] in await rename(5, to: "x", client: client) }.value)
// expect: r1: loading 1
// expect: r1: failed unimplemented("save")
// expect: failure(main.APIClient.Failure.unimplemented("save"))
// expect: r2: loading 1
// expect: saving Eve in r2
// expect: r2: saved
// expect: true
// expect: -: loading 5
// expect: -: failed notFound(5)
// expect: failure(main.APIClient.Failure.notFound(5))
