// swift-format-ignore-file
import Dependencies
struct Clock: DependencyKey { static let liveValue = "live"; static let testValue = "test"; static var previewValue: String { "preview" } }
extension DependencyValues { var clock: String { get { self[Clock.self] } set { self[Clock.self] = newValue } } }
struct API: Sendable { var fetch: @Sendable (Int) -> String = { "api \($0)" }; var base = "b" }
extension API: DependencyKey { static let liveValue = API(); static var testValue: API { API(fetch: { _ in "t" }) } }
extension DependencyValues { var api: API { get { self[API.self] } set { self[API.self] = newValue } } }
struct Model {
  @Dependency(\.clock) var clock
  @Dependency(\.api.base) var base
  @Dependency(Clock.self) var byKey
  func read() -> String { clock }
}
let m = Model()
withDependencies { $0.context = .live } operation: { print(m.clock, m.base, m.byKey) }  // expect: live b live
withDependencies { $0.clock = "over" } operation: {  // expect: over over
  print(Model().clock, Model().byKey)
}
print(withDependencies { $0.context = .test } operation: { Model().read() })  // expect: test
print(withDependencies { $0.context = .preview } operation: { Model().read() })  // expect: preview
let child = withDependencies { $0.clock = "parent" } operation: { Model() }
print(child.read())  // expect: parent
final class Object { @Dependency(\.clock) var clock; @Dependency(\.api.base) var base }
let parent = withDependencies { $0.clock = "p2" } operation: { Object() }
print(parent.clock)  // expect: p2
let grand = withDependencies(from: parent) { Model() }
print(grand.read())  // expect: p2
let g2 = withDependencies(from: parent) { $0.api.base = "nb" } operation: { Object() }
print(g2.base, g2.clock)  // expect: nb p2
func local() -> String { @Dependency(\.clock) var clock; return clock }
print(withDependencies { $0.context = .live } operation: { local() })  // expect: live
let r = await withDependencies { $0.clock = "async" } operation: { () async -> String in await Task.yield(); return local() }
print(r)  // expect: async
withDependencies { $0.clock = "esc" } operation: {  // expect: esc
  withEscapedDependencies { c in
    print(c.yield { local() })
  }
}
withDependencies { $0.api.fetch = { n in "stub \(n)" } } operation: {  // expect: stub 3
  @Dependency(\.api) var api
  print(api.fetch(3))
}
@Sendable func sendable() {}
