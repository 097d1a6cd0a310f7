import Testing

@testable import DependenciesCore

/// A client whose default reads another dependency when it is used.
private struct Greeter: Sendable {
  let number = Dependency(\.number)
  /// Part of a default, so that a test can observe its release.
  let token = Token()
  let continuation = withEscapedDependencies { $0 }

  final class Token: Sendable {}
}

private enum GreeterKey: DependencyKey {
  static var liveValue: Greeter { Greeter() }
  static var testValue: Greeter { Greeter() }
}

extension DependencyValues {
  fileprivate var greeter: Greeter {
    get { self[GreeterKey.self] }
    set { self[GreeterKey.self] = newValue }
  }
}

@Suite("A default that contains a wrapper")
struct LentCacheTests {
  @Test("is released with the values that contained it", arguments: [0, 1, 20])
  func ends(overrides: Int) {
    weak var token: Greeter.Token?
    do {
      var values = DependencyValues.test
      for access in NumberedAccess.make(overrides) { access.assign(&values, 1) }
      token = values.greeter.token
      #expect(token != nil)
    }
    #expect(token == nil)
  }

  @Test("is released with them if a wrapper, a scope or a preparation led to it")
  func otherWays() {
    weak var read: Greeter.Token?
    weak var prepared: Greeter.Token?
    do {
      let values = DependencyValues.test
      withDependencies {
        $0 = values
      } operation: {
        @Dependency(\.greeter) var greeter
        withDependencies {
          $0.number = 3
        } operation: {
          read = greeter.token
        }
        #expect(read != nil)
      }
      withDependencies {
        $0 = .preview
      } operation: {
        let greeter = prepareDependencies {
          let greeter = Greeter()
          $0.greeter = greeter
          return greeter
        }
        prepared = greeter.token
        #expect(DependencyValues._current.greeter.token === prepared)
      }
    }
    #expect(read == nil)
    #expect(prepared == nil)
  }

  @Test("reads from their cache while they exist, and with their overrides afterwards too")
  func reads() {
    var kept: Greeter?
    do {
      var values = DependencyValues()
      values.context = .preview
      let preparing = values
      withDependencies {
        $0 = preparing
      } operation: {
        prepareDependencies { $0[NumberKey.self] = 7 }
      }
      let greeter = values.greeter
      #expect(greeter.number.wrappedValue == 7, "the cache of the values")
      values.number = 9
      let overriding = withDependencies {
        $0 = values
        $0.allSides = "override"
      } operation: {
        DependencyValues._current[OtherGreeterKey.self]
      }
      #expect(overriding.number.wrappedValue == 9)
      kept = overriding
    }
    #expect(kept?.number.wrappedValue == 9, "the overrides are its own")
    #expect(kept?.continuation.yield { DependencyValues._current.allSides } == "override")
    #expect(kept?.continuation.yield { DependencyValues._current.context } == .preview)
    #expect(kept?.continuation.yield { DependencyValues._current.client.name } == "client")
  }

  @Test("distinguishes captured values from current ones")
  func origins() {
    struct Model { @Dependency(OtherGreeterKey.self) var greeter }
    let model = withDependencies {
      $0 = .test
      $0.number = 1
    } operation: {
      Model()
    }
    let greeter = withDependencies(from: model) { model.greeter }
    let origins = resolutions { #expect(greeter.number.wrappedValue == 1) }.map(\.origin)
    guard case .capturedOverride? = origins.first else {
      Issue.record("\(origins)")
      return
    }
  }
}

private enum OtherGreeterKey: DependencyKey {
  static var liveValue: Greeter { Greeter() }
  static var testValue: Greeter { Greeter() }
}
