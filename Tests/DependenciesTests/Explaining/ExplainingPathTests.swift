import Testing

@testable import DependenciesCore

@Suite("Explaining a key path")
struct ExplainingPathTests {
  @Test("agrees with explaining its key")
  func sameAsKey() {
    for _ in 0..<2 {
      var byPath = DependencyValues.explain(\.allSides)
      let byKey = DependencyValues.explain(AllSides.self)
      byPath.readAt = byKey.readAt
      #expect(byPath == byKey)
      _ = DependencyValues._current.allSides
    }
    withDependencies {
      $0.allSides = "override"
    } operation: {
      guard case .overridden = DependencyValues.explain(\.allSides).origin else {
        Issue.record("\(DependencyValues.explain(\.allSides))")
        return
      }
    }
  }

  @Test("neither computes nor caches anything")
  func computesNothing() {
    let resolution = DependencyValues.explain(\.trap)
    #expect(resolution.origin == .computed(.test))
    #expect(resolution.key == "DependenciesTests.TrapKey")
    #expect(DependencyValues.explain(\.trap).origin == .computed(.test))
  }

  @Test("explains the key behind a part of a client, and behind a key path known at run time")
  func nested() {
    #expect(DependencyValues.explain(\.client.fetch).key == "DependenciesTests.ClientKey")
    let keyPath: any KeyPath<DependencyValues, String> & Sendable = \.client.name
    #expect(DependencyValues.explain(keyPath).key == "DependenciesTests.ClientKey")
  }

  @Test("reports that a property reads no key")
  func noKey() {
    let resolution = DependencyValues.explain(\.answer)
    #expect(resolution.origin == .notADependency)
    #expect("\(resolution)" == "`no key`: Int is computed without reading a dependency")
  }

  @Test(
    "leaks nothing, however often it is called",
    .disabled(if: ProcessMemory.isQuarantined, "what is freed stays resident"))
  func memory() async {
    // In a separate process, which allocates nothing else.
    await #expect(processExitsWith: .success) {
      let keyPath: any KeyPath<DependencyValues, String> & Sendable = \.client.name
      func explain(_ count: Int) {
        for _ in 0..<count {
          _ = DependencyValues.explain(\.client.fetch)
          _ = DependencyValues.explain(keyPath)
        }
      }
      explain(1_000)
      let before = ProcessMemory.peak
      explain(15_000)
      let growth = ProcessMemory.peak - before
      // Two small objects per explanation would exceed this.
      precondition(growth < 600_000, "\(growth) bytes are left")
    }
  }

  @Test("leaves the thread as it was")
  func repeated() {
    for _ in 0..<200 { _ = DependencyValues.explain(\.client) }
    @Dependency(\.client) var client
    #expect(client.fetch() == -1)
  }
}

private enum TrapKey: DependencyKey {
  static var liveValue: Int { preconditionFailure("nobody asked for it") }
  static var testValue: Int { preconditionFailure("nobody asked for it") }
}

extension DependencyValues {
  fileprivate var trap: Int { self[TrapKey.self] }
  fileprivate var answer: Int { 42 }
}
