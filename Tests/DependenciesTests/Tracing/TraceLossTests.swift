import Testing

@testable import DependenciesCore

@Suite("A trace shows why a read missed an override")
struct TraceLossTests {
  @Test("a model that another one makes outside of the override")
  func childModel() {
    let losses = losses {
      let parent = withDependencies {
        $0.number = 1
      } operation: {
        TracedModel()
      }
      for _ in 0..<3 { _ = LosingChild().number }
      _ = parent.number
    }
    #expect(losses.count == 1)
    #expect(losses.first?.contains("withDependencies(from: self) { … }") == true)
  }

  @Test("no loss for a child that inherits, after the parent is released, or for another key")
  func noLossOfChildren() {
    let losses = losses {
      let parent = withDependencies {
        $0.number = 1
      } operation: {
        TracedModel()
      }
      _ = withDependencies(from: parent) { LosingChild() }.number
      @Dependency(\.allSides) var other
      _ = other
    }
    #expect(losses.isEmpty)
    let gone = self.losses {
      withDependencies {
        $0.number = 1
      } operation: {
        _ = TracedModel()
      }
      _ = LosingChild().number
    }
    #expect(gone.isEmpty)
  }

  @Test("no loss for a wrapper that was made before the override was captured")
  func earlierWrapper() {
    let losses = losses {
      let early = LosingChild()
      let parent = withDependencies {
        $0.number = 1
      } operation: {
        TracedModel()
      }
      _ = early.number
      _ = parent.number
    }
    #expect(losses.isEmpty)
  }

  @Test("a default that read a dependency which is overridden too late")
  func tooLate() {
    let losses = losses {
      @Dependency(TariffKey.self) var price
      _ = price
      withDependencies {
        $0[RateKey.self] = "CHF"
      } operation: {
        _ = price
        _ = price
      }
    }
    #expect(losses.count == 1)
    #expect(losses.first?.contains("came too late") == true)
  }

  @Test("no loss if the default was computed inside the override, or is overridden itself")
  func notTooLate() {
    let losses = losses {
      @Dependency(TariffKey.self) var price
      withDependencies {
        $0[RateKey.self] = "CHF"
      } operation: {
        _ = price
        _ = price
      }
      withDependencies {
        $0[RateKey.self] = "USD"
        $0[TariffKey.self] = "1 USD"
      } operation: {
        _ = price
      }
    }
    #expect(losses.isEmpty)
  }

  @Test("a detached task, and a thread without a task")
  func notInherited() async {
    // Outside of the test, because reads by other tasks in a test are ignored, since tests run in
    // parallel.
    let trace = await Task.detached {
      var trace = DependencyTrace()
      await withDependencyTrace(to: &trace) {
        await withDependencies {
          $0[LonelyKey.self] = 1
        } operation: {
          await Task { _ = DependencyValues._current[LonelyKey.self] }.value
          await Task.detached { readLonely() }.value
          await onThread { readLonely() }
        }
      }
      return trace
    }.value
    let losses = trace.events.compactMap { event -> DependencyTrace.Event? in
      if case .lost(.notInherited) = event.kind { event } else { nil }
    }
    #expect(losses.count == 1)
    #expect(losses.first?.lane.kind == .task)
    #expect(losses.first?.description.contains("withEscapedDependencies") == true)
  }

  private func losses(_ operation: () -> Void) -> [String] {
    var trace = DependencyTrace()
    withDependencyTrace(to: &trace, operation: operation)
    return trace.events.compactMap { event in
      if case .lost = event.kind { event.description } else { nil }
    }
  }
}

final class LosingChild {
  @Dependency(\.number) var number
}

/// Read by only one test.
enum LonelyKey: TestDependencyKey {
  static var testValue: Int { 0 }
}

private func readLonely() {
  @Dependency(LonelyKey.self) var lonely
  _ = lonely
}

enum RateKey: TestDependencyKey {
  static var testValue: String { "EUR" }
}

enum TariffKey: TestDependencyKey {
  static var testValue: String {
    @Dependency(RateKey.self) var currency
    return "1 \(currency)"
  }
}
