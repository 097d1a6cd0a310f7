// swift-format-ignore-file
// A request logger with task-local metadata, as in a server.
struct Metadata: Sendable, CustomStringConvertible {
  var storage: [String: String] = [:]
  subscript(_ key: String) -> String? {
    get { storage[key] }
    set { storage[key] = newValue }
  }
  func merging(_ other: [String: String]) -> Metadata {
    Metadata(storage: storage.merging(other) { _, new in new })
  }
  var description: String {
    storage.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
enum LogLevel: Int, Comparable, CaseIterable, Sendable {
  case trace, debug, info, warning, error
  static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
}
enum Context {
  @TaskLocal static var metadata = Metadata()
  @TaskLocal static var level: LogLevel = .info
}
struct Logger: Sendable {
  let label: String
  func log(_ level: LogLevel, _ message: @autoclosure () -> String, file: String = #fileID, line: Int = #line) {
    guard level >= Context.level else { return }
    let meta = "\(Context.metadata)"
    print("[\(level)] \(label)\(meta.isEmpty ? "" : " {\(meta)}"): \(message())")
  }
  func info(_ message: @autoclosure () -> String) { log(.info, message()) }
  func debug(_ message: @autoclosure () -> String) { log(.debug, message()) }
}
func withMetadata<T: Sendable>(_ values: [String: String], _ body: @Sendable () async throws -> T) async rethrows -> T {
  try await Context.$metadata.withValue(Context.metadata.merging(values), operation: body)
}
struct NotFound: Error { let path: String }
actor Router {
  private var routes: [String: @Sendable () async throws -> String] = [:]
  private let logger = Logger(label: "router")
  func on(_ path: String, _ handler: @escaping @Sendable () async throws -> String) { routes[path] = handler }
  func handle(_ path: String, id: Int) async -> String {
    let handler = routes[path]
    return await withMetadata(["id": "\(id)", "path": path]) { [logger] in
      logger.info("begin")
      defer { logger.info("end") }
      do {
        guard let handler else { throw NotFound(path: path) }
        return try await handler()
      } catch let error as NotFound {
        logger.log(.error, "no route \(error.path)")
        return "404"
      } catch {
        return "500 \(error)"
      }
    }
  }
}
let router = Router()
await router.on("/a") { Logger(label: "a").info("working"); return "200" }
await router.on("/b") {
  try await withMetadata(["user": "ann"]) {
    Logger(label: "b").debug("hidden")
    async let x = { Logger(label: "b.child").info("child"); return 1 }()
    _ = await x
    throw CancellationError()
  }
}
for (index, path) in ["/a", "/b", "/c"].enumerated() { print(await router.handle(path, id: index)) }
await Context.$level.withValue(.debug) {
  let t = Task { Logger(label: "t").debug("now seen") }
  await t.value
  await Task.detached { Logger(label: "d").debug("not seen") }.value
}
print(LogLevel.allCases.filter { $0 > .info }.map { "\($0)" })
// expect: [info] router {id=0 path=/a}: begin
// expect: [info] a {id=0 path=/a}: working
// expect: [info] router {id=0 path=/a}: end
// expect: 200
// expect: [info] router {id=1 path=/b}: begin
// expect: [info] b.child {id=1 path=/b user=ann}: child
// expect: [info] router {id=1 path=/b}: end
// expect: 500 CancellationError()
// expect: [info] router {id=2 path=/c}: begin
// expect: [error] router {id=2 path=/c}: no route /c
// expect: [info] router {id=2 path=/c}: end
// expect: 404
// expect: [debug] t: now seen
// expect: ["warning", "error"]
