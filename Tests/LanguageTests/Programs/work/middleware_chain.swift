// swift-format-ignore-file
// middleware chain with task-locals
struct Request: Sendable { var path: String; var headers: [String: String] = [:] }
struct Response: Sendable, Equatable { var status = 200; var body = "" }
typealias Handler = @Sendable (Request) async throws -> Response
protocol Middleware: Sendable { func handle(_ r: Request, next: Handler) async throws -> Response }
enum Ctx { @TaskLocal static var requestID: String?; @TaskLocal static var user: User = .anonymous; @TaskLocal static var depth = 0 }
struct User: Sendable, Equatable { var name: String; static let anonymous = User(name: "?") }
struct HTTPError: Error { let status: Int; init(_ s: Int) { status = s } }
struct IDs: Middleware { func handle(_ r: Request, next: Handler) async throws -> Response { try await Ctx.$requestID.withValue(r.headers["id"] ?? "gen") { try await next(r) } } }
struct Auth: Middleware { let users: [String: User]
  func handle(_ r: Request, next: Handler) async throws -> Response { guard let t = r.headers["auth"] else { return try await next(r) }; guard let u = users[t] else { throw HTTPError(401) }; return try await Ctx.$user.withValue(u) { try await next(r) } } }
struct Errors: Middleware { func handle(_ r: Request, next: Handler) async throws -> Response { do { return try await next(r) } catch let e as HTTPError { return Response(status: e.status, body: "error for \(Ctx.requestID ?? "nil")") } } }
struct Timing: Middleware { func handle(_ r: Request, next: Handler) async throws -> Response { let d = Ctx.depth; defer { print("\(r.path) at depth \(d)") }; return try await Ctx.$depth.withValue(d + 1) { try await next(r) } } }
func compose(_ ms: [any Middleware], _ last: @escaping Handler) -> Handler { ms.reversed().reduce(last) { next, m in { try await m.handle($0, next: next) } } }
let app = compose([Timing(), IDs(), Errors(), Auth(users: ["k": User(name: "ann")]), Timing()]) { r in
  switch r.path { case "/me": Response(body: "\(Ctx.user.name) \(Ctx.requestID!) \(Ctx.depth)"); case "/bg": Response(body: await Task { Ctx.user.name }.value + (await Task.detached { Ctx.user.name }.value)); case "/admin" where Ctx.user == .anonymous: throw HTTPError(403); default: throw HTTPError(404) } }
for r in [Request(path: "/me", headers: ["id": "7", "auth": "k"]), Request(path: "/me"), Request(path: "/bg", headers: ["auth": "k"]), Request(path: "/admin"), Request(path: "/x", headers: ["auth": "bad", "id": "9"])] { let x = try await app(r); print(x.status, x.body) }
// expect: /me at depth 1
// expect: /me at depth 0
// expect: 200 ann 7 2
// expect: /me at depth 1
// expect: /me at depth 0
// expect: 200 ? gen 2
// expect: /bg at depth 1
// expect: /bg at depth 0
// expect: 200 ann?
// expect: /admin at depth 1
// expect: /admin at depth 0
// expect: 403 error for gen
// expect: /x at depth 0
// expect: 401 error for 9
