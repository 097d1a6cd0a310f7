import ComposableMacros
import DependenciesTestSupport
import Synchronization
import Testing

@DependencyClient
private struct Prices {
  var price: (_ of: String, _ in: String) throws -> Int
  var cached: (String) -> Int? = { _ in nil }
  @DependencyEndpoint(method: "reset") var clear: (_ all: Bool) -> Void
  @DependencyEndpointIgnored var onChange: () -> Void = {}
  var currency: String = "EUR"
  let limit: Int = 3
  var name: String
}

/// Collects issues instead of failing the test.
private final class IssueRecorder: IssueReporter {
  let messages = Mutex<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    messages.withLock { $0.append(text) }
  }
}

@Suite("Clients with macros")
struct ClientTests {
  private func issues(_ operation: () throws -> Void) rethrows -> [String] {
    let recorder = IssueRecorder()
    try withIssueReporters([recorder]) { try operation() }
    return recorder.messages.withLock { $0 }
  }

  @Test("an endpoint without an override reports its name and throws")
  func unimplemented() {
    let prices = Prices(name: "a")
    var thrown: (any Error)?
    let reported = issues {
      do { _ = try prices.price(of: "tea", in: "EUR") } catch { thrown = error }
    }
    #expect(thrown as? Unimplemented == Unimplemented("price"))
    #expect(reported.count == 1)
    #expect(reported.first?.contains("`Prices.price` was called") == true)
  }

  @Test("an endpoint with a value reports, and returns the value")
  func defaults() {
    let prices = Prices(name: "a")
    let reported = issues { #expect(prices.cached("tea") == nil) }
    #expect(reported.map { $0.contains("`Prices.cached`") } == [true])
    #expect(issues { prices.reset(all: true) }.count == 1)
    #expect(issues { prices.onChange() }.isEmpty)
  }

  @Test("an override is called by the method with labels")
  func overridden() throws {
    var prices = Prices(name: "a")
    prices.price = { name, currency in name.count + currency.count }
    #expect(try prices.price(of: "tea", in: "EUR") == 6)
    #expect(prices.currency == "EUR")
    let other = Prices(
      price: { _, _ in 1 }, cached: { _ in 2 }, clear: { _ in }, onChange: {}, currency: "USD",
      name: "b")
    #expect(try other.price(of: "tea", in: "USD") == 1)
    #expect(other.cached("tea") == 2)
    #expect(other.currency == "USD")
  }

  @Test("a dependency is declared by one property")
  func entry() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.pageSize) var pageSize
      #expect(pageSize == 20)
    }
    @Dependency(\.pageSize) var pageSize
    #expect(pageSize == 2)
    withDependencies {
      $0.pageSize = 5
    } operation: {
      @Dependency(\.pageSize) var pageSize
      #expect(pageSize == 5)
    }
  }
}
