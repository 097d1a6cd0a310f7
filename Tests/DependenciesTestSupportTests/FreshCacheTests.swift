import Dependencies
import DependenciesTestSupport
import Testing

@Suite("The cache of a test without a trait")
struct FreshCacheTests {
  static let serials = Serials()

  @Test("is its own")
  func own() async { await Self.check(Self.serials) }

  @Test("is another one in another test")
  func another() async { await Self.check(Self.serials) }

  @Test("is another one in each case", arguments: 0..<20)
  func cases(_: Int) async { await Self.check(Self.serials) }

  @Test("is another one in each case with the same argument", arguments: [1, 1, 1])
  func equalArguments(_: Int) async { await Self.check(Self.serials) }

  final class Opaque: Sendable {}

  @Test(
    "is another one in each case whose argument has no description",
    arguments: [Opaque(), Opaque()])
  func opaqueArguments(_: Opaque) async { await Self.check(Self.serials) }

  @Test("is another one for each combination", arguments: 0..<4, ["a", "b", "a"])
  func combinations(_: Int, _: String) async { await Self.check(Self.serials) }

  @Test("is another one for each pair", arguments: zip(0..<4, "abcd"))
  func pairs(_: Int, _: Character) async { await Self.check(Self.serials) }

  @MainActor @Test("is another one in each case on the main actor", arguments: 0..<4)
  func onMainActor(_: Int) async { await Self.check(Self.serials) }

  /// Checks that the cache is new, and that all parts of the test use it.
  static func check(_ serials: Serials) async {
    let own = serial()
    #expect(serials.add(own))
    #expect(await serialsOfInheritingTasks() == Array(repeating: own, count: 6))
    #expect(serial() == own)
    @Dependency(\.serial) var captured
    #expect(captured == own)
    let wrapper = _captured
    #expect(await Task.detached { wrapper.wrappedValue }.value == own)
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(serial() == own)
    }
  }

  static let shared = Dependency(\.serial)

  @Test("is found by a wrapper that tests share", arguments: 0..<4)
  func sharedWrapper(_: Int) { #expect(Self.shared.wrappedValue == serial()) }

  @Test("is found by a suite's wrapper", arguments: 0..<4)
  func wrapperOfSuite(_: Int) { #expect(wrapper == serial()) }

  @Dependency(\.serial) var wrapper
}

@Suite("The cache of a test with a trait", .dependencies)
struct FreshCacheWithTraitTests {
  static let serials = Serials()

  @Test("is its own")
  func own() async { await FreshCacheTests.check(Self.serials) }

  @Test("is another one in another test")
  func another() async { await FreshCacheTests.check(Self.serials) }

  @Test("is another one in each case", arguments: 0..<20)
  func cases(_: Int) async { await FreshCacheTests.check(Self.serials) }

  @Test(
    "is another one in each case with more traits", .dependencies, .dependency(\.number, 1),
    arguments: [1, 1, 1])
  func moreTraits(_: Int) async {
    await FreshCacheTests.check(Self.serials)
    #expect(DependencyValues._current.number == 1)
  }

  @MainActor @Test("is another one in each case on the main actor", arguments: 0..<4)
  func onMainActor(_: Int) async { await FreshCacheTests.check(Self.serials) }

  @Test("is found by a wrapper that tests share", arguments: 0..<4)
  func sharedWrapper(_: Int) { #expect(FreshCacheTests.shared.wrappedValue == serial()) }
}
