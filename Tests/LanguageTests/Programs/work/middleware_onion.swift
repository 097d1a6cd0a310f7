// swift-format-ignore-file
struct Request { var path: String; var headers: [String: String] = [:] }
struct Response: Equatable { var status = 200; var body = "" }
typealias Handler = (Request) throws -> Response
typealias Middleware = (@escaping Handler) -> Handler
enum HTTPError: Error { case forbidden, notFound(String) }
let logging: Middleware = { next in { request in print("->", request.path); let response = try next(request); print("<-", response.status); return response } }
let auth: (String) -> Middleware = { token in { next in { request in guard request.headers["token"] == token else { throw HTTPError.forbidden }; return try next(request) } } }
let catching: Middleware = { next in { request in
  do { return try next(request) }
  catch HTTPError.forbidden { return Response(status: 403) }
  catch HTTPError.notFound(let path) { return Response(status: 404, body: "no \(path)") } } }
let routes: Handler = { request in
  switch request.path.split(separator: "/").map(String.init) {
  case []: Response(body: "home")
  case ["users"]: Response(body: "all users")
  case let parts where parts.count == 2 && parts[0] == "users": Response(body: "user \(parts[1])")
  default: throw HTTPError.notFound(request.path)
  }
}
let app = [logging, catching, auth("s3")].reversed().reduce(routes) { handler, middleware in middleware(handler) }
for (path, token) in [("/", "s3"), ("/users/7", "s3"), ("/nope", "s3"), ("/users", "?")] {
  let response = try app(Request(path: path, headers: ["token": token]))
  print(response.status, response.body.isEmpty ? "(empty)" : response.body)
}
print(try app(Request(path: "/users", headers: ["token": "s3"])) == Response(body: "all users"))
// expect: -> /
// expect: <- 200
// expect: 200 home
// expect: -> /users/7
// expect: <- 200
// expect: 200 user 7
// expect: -> /nope
// expect: <- 404
// expect: 404 no /nope
// expect: -> /users
// expect: <- 403
// expect: 403 (empty)
// expect: -> /users
// expect: <- 200
// expect: true
