import Dependencies
import Testing

/// A default that must not be computed.
private enum Untouched: DependencyKey {
  static var liveValue: Int { computed() }
  static var testValue: Int { computed() }
  static var dependencyName: String { "untouched" }
  static func computed() -> Int {
    Issue.record("explaining computed a default")
    return 0
  }
}

@Suite("An explanation")
struct ExplainingTests {
  @Test("names the provider that would be asked, without asking it")
  func untouched() {
    let explanation = DependencyValues.explain(Untouched.self)
    #expect(explanation.origin == .computed(.test))
    #expect(
      explanation.description == "`untouched`: Int is the default, computed from its test value")
  }

  @Test("doesn't change the cache")
  func cache() {
    _ = DependencyValues.explain(NumberKey.self)
    let read = resolutions { _ = DependencyValues._current.number }
    #expect(read.first?.origin == .computed(.test))
    guard case .cached(.test, _) = DependencyValues.explain(NumberKey.self).origin else {
      Testing.Issue.record("a default that was read is in the cache")
      return
    }
  }

  @Test("names the scope of an override")
  func override() {
    let line = #line + 1
    withDependencies {
      $0.number = 1
    } operation: {
      let explanation = DependencyValues.explain(NumberKey.self)
      #expect(
        explanation.description.hasSuffix(
          "is overridden at DependenciesTests/ExplainingTests.swift:\(line):22"))
    }
  }

  @Test("includes a missing implementation, without reporting it")
  func missing() {
    withDependencies {
      $0 = .live
    } operation: {
      let explanation = DependencyValues.explain(TestSide.self)
      #expect(explanation.origin == .missing(.test))
      #expect(explanation.description.contains("not implemented in the live context"))
    }
  }
}
