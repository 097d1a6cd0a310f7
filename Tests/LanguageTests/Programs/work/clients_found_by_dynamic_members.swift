// swift-format-ignore-file
import Foundation
// Swift Testing like runner, dependency clients with defaults, overriding in scopes
struct APIClient: Sendable { var fetchUser: @Sendable (Int) async throws -> User; var log: @Sendable (String) -> Void = { _ in }
  struct User: Codable, Equatable, Sendable { let id: Int; var name: String } }
extension APIClient { static let live = Self { id in User(id: id, name: "live") }
  static let failing = Self(fetchUser: { _ in throw Unimplemented("fetchUser") })
  static func mock(_ users: User...) -> Self { let byID = Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) }); return .init { id in guard let u = byID[id] else { throw Unimplemented("user \(id)") }; return u } } }
struct Unimplemented: Error, CustomStringConvertible { let what: String; init(_ w: String, file: String = #fileID, line: UInt = #line) { what = w }; var description: String { "Unimplemented: \(what)" } }
@dynamicMemberLookup struct Deps: Sendable { @TaskLocal static var current = Deps(); var api = APIClient.live; var now: @Sendable () -> Date = { Date() }; var uuid: @Sendable () -> Int = { 0 }
  static subscript<V>(dynamicMember p: KeyPath<Deps, V>) -> V { current[keyPath: p] }
  subscript<V>(dynamicMember p: KeyPath<APIClient, V>) -> V { api[keyPath: p] } }
func withDeps<R>(_ change: (inout Deps) -> Void, isolation: isolated (any Actor)? = #isolation, run: () async throws -> R) async rethrows -> R { var d = Deps.current; change(&d); return try await Deps.$current.withValue(d, operation: run) }
@propertyWrapper struct Dep<V: Sendable>: Sendable { let path: KeyPath<Deps, V> & Sendable; init(_ p: KeyPath<Deps, V> & Sendable) { path = p }; var wrappedValue: V { Deps.current[keyPath: path] } }
@MainActor final class Model { @Dep(\.api) var api; @Dep(\.now) var now; var user: APIClient.User?; var error: String?
  func load(_ id: Int) async { do { user = try await api.fetchUser(id); error = nil } catch { self.error = "\(error)"; user = nil } } }
let m = Model(); await m.load(1); print(m.user!.name, m.error as Any)
await withDeps { $0.api = .mock(.init(id: 7, name: "Ann")) } run: { await m.load(7); print(m.user as Any); await m.load(8); print(m.error!)
  await withDeps { $0.api.fetchUser = { _ in .init(id: 0, name: "nested") }; $0.now = { Date(timeIntervalSince1970: 0) } } run: { await m.load(8); print(m.user!.name, m.now().timeIntervalSince1970) }
  await m.load(7); print(m.user!.name) }
await withDeps { $0.api = .failing } run: { await m.load(1); print(m.error ?? "none") }
let counter = { @Sendable in let box = Counter(); return { @Sendable in box.next() } as @Sendable () -> Int }()
final class Counter: @unchecked Sendable { private var n = 0; private let l = NSLock(); func next() -> Int { l.withLock { n += 1; return n } } }
await withDeps { $0.uuid = counter } run: { print(Deps.uuid(), Deps.current.uuid(), await Task { Deps.uuid() }.value, await Task.detached { Deps.uuid() }.value, Deps.uuid()) }
func expect(_ c: @autoclosure () throws -> Bool, _ m: @autoclosure () -> String = "", line: Int = #line) { do { if try !c() { print("FAIL", m()) } else { print("ok") } } catch { print("threw", error) } }
expect(1 + 1 == 2); expect([1].isEmpty, "not empty"); expect(try { throw Unimplemented("x") }() == 1)
// expect: live nil
// expect: Optional(main.APIClient.User(id: 7, name: "Ann"))
// expect: Unimplemented: user 8
// expect: nested 0.0
// expect: Ann
// expect: Unimplemented: fetchUser
// expect: 1 2 3 0 4
// expect: ok
// expect: FAIL not empty
// expect: threw Unimplemented: x
