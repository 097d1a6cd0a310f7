//? The override in the suite's init ended before the test; the service in it kept it.
// swift-format-ignore-file
import Dependencies
import Testing

enum Store: DependencyKey { static let liveValue = "disk"; static let testValue = "nothing" }
struct Service { @Dependency(Store.self) var store }
@Suite struct SaveTests {
  let service: Service
  init() {
    service = withDependencies { $0[Store.self] = "memory" } operation: { Service() }
  }
  @Test func saves() {
    #expect(service.store == "memory")
    @Dependency(Store.self) var store
    #expect(store == "memory")
  }
}
