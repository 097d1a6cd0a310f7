//? testValue is a static let, so both tests use one Counter. A computed static var makes one for each test.
import Dependencies
import DependenciesTestSupport
import Testing

final class Counter: @unchecked Sendable {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}
extension Counter: TestDependencyKey { static let testValue = Counter() }
@Suite(.serialized, .dependencies) struct Tickets {
  @Dependency(Counter.self) var counter
  @Test func first() { #expect(counter.next() == 1) }
  @Test func other() { #expect(counter.next() == 1) }
}
