// swift-format-ignore-file
import Dependencies

struct OnlyLive: DependencyKey { static let liveValue = "live" }
struct OnlyTest: TestDependencyKey { static let testValue = "test" }
struct LiveAndTest: DependencyKey { static let liveValue = "live"; static let testValue = "test" }
struct LiveAndPreview: DependencyKey { static let liveValue = "live"; static let previewValue = "preview" }
struct Named: DependencyKey { static let liveValue = 1; static var dependencyName: String { "a nice name" } }

func read<Key: TestDependencyKey>(_ key: Key.Type, in context: DependencyContext) -> Key.Value {
  withDependencies { $0.context = context } operation: { Dependency(key).wrappedValue }  // issue: has no test implementation  // issue: has no live implementation  // issue: has no test implementation
}

print(read(OnlyLive.self, in: .live), read(OnlyLive.self, in: .preview))  // expect: live live
print(read(OnlyLive.self, in: .test))  // expect: live
print(read(OnlyTest.self, in: .test), read(OnlyTest.self, in: .preview))  // expect: test test
print(read(OnlyTest.self, in: .live))  // expect: test
print(read(LiveAndTest.self, in: .live), read(LiveAndTest.self, in: .preview), read(LiveAndTest.self, in: .test))  // expect: live live test
print(read(LiveAndPreview.self, in: .live), read(LiveAndPreview.self, in: .preview))  // expect: live preview
print(read(LiveAndPreview.self, in: .test))  // expect: preview
print(DependencyValues.explain(Named.self).key, DependencyValues.explain(OnlyLive.self).key)  // expect: a nice name main.OnlyLive
print(OnlyLive.testValue, OnlyLive.previewValue, OnlyTest.previewValue, LiveAndPreview.testValue)  // expect: live live test preview
