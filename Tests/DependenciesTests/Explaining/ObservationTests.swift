import Dependencies
import Testing

// Sendable because a wrapper never changes, although it is declared as a variable.
private final class Model: @unchecked Sendable {
  @Dependency(\.number) var number
  static let wrapperLine = #line - 1
}

/// A default that reads another one.
private enum OuterKey: DependencyKey {
  static var liveValue: Int { DependencyValues._current.number + 1 }
  static var testValue: Int { liveValue }
}

private enum NamedKey: DependencyKey {
  static var liveValue: Int { 1 }
  static var testValue: Int { 1 }
  static var dependencyName: String { "a name of its own" }
}

@Suite("Observing resolutions")
struct ObservationTests {
  @Test("reports an override, with its scope and the assignment")
  func override() throws {
    let line = #line + 1
    let observed = withDependencies {
      $0.number = 1
    } operation: {
      resolutions { _ = DependencyValues._current.number }
    }
    let resolution = try #require(observed.first)
    #expect(observed.count == 1)
    #expect(resolution.origin.location?.line == line)
    #expect(resolution.origin.location?.fileID == #fileID)
    #expect(resolution.assignedAt?.fileID.hasSuffix("Fixtures.swift") == true)
    #expect(resolution.key == NumberKey.dependencyName)
    #expect(resolution.keyType == ObjectIdentifier(NumberKey.self))
    #expect(resolution.valueType == "Int")
    #expect(resolution.context == .test)
    #expect(resolution.wrapper == nil)
    #expect(resolution.providers.isEmpty)
  }

  @Test("distinguishes a captured override from a current one")
  func captured() throws {
    let line = #line + 1
    let model = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    let captured = try #require(resolutions { _ = model.number }.first)
    #expect(captured.origin == .capturedOverride(at: try #require(captured.origin.location)))
    #expect(captured.origin.location?.line == line)
    #expect(captured.wrapper?.line == Model.wrapperLine)

    let current = withDependencies {
      $0.number = 2
    } operation: {
      resolutions { _ = model.number }
    }
    #expect(current.first?.origin.isOverridden == true)
  }

  @Test("reports inherited values as captured, during the operation and after it")
  func inherited() {
    let line = #line + 1
    let model = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    let inside = withDependencies(from: model) {
      $0.allSides = "mine"
    } operation: {
      resolutions {
        _ = DependencyValues._current.number
        _ = DependencyValues._current.allSides
      }
    }
    #expect(inside.map(\.origin.isOverridden) == [false, true])
    #expect(inside.first?.origin.location?.line == line)
    let child = withDependencies(from: model) { Model() }
    let after = resolutions { _ = child.number }
    #expect(after.first?.origin.isOverridden == false)
    #expect(after.first?.origin.location?.line == line)
  }

  @Test("reports a computed default, and then where it was first resolved")
  func defaults() throws {
    let model = Model()
    let observed = resolutions {
      _ = model.number
      _ = DependencyValues._current.number
    }
    #expect(observed.map(\.providers) == [[.test], [.test]])
    #expect(observed.first?.origin == .computed(.test))
    guard case .cached(.test, let first) = try #require(observed.last).origin else {
      Issue.record("the second read was not from the cache")
      return
    }
    #expect(first?.line == Model.wrapperLine)
  }

  @Test("reports the reads of a default before its own")
  func nested() {
    let observed = resolutions { _ = DependencyValues._current[OuterKey.self] }
    #expect(observed.map(\.key) == [NumberKey.dependencyName, OuterKey.dependencyName])
    #expect(observed.map(\.wrapper) == [nil, nil])
  }

  @Test("uses the name that a key declares")
  func names() {
    let observed = resolutions { _ = DependencyValues._current[NamedKey.self] }
    #expect(observed.map(\.key) == ["a name of its own"])
  }

  @Test("uses the locations that the caller passes")
  func explicitLocations() throws {
    let observed = withDependencies(
      {
        $0[
          NumberKey.self, fileID: "lesson/lesson", filePath: "/lesson", line: 3, column: 5] = 1
      },
      operation: {
        resolutions {
          _ =
            DependencyValues._current[
              NumberKey.self, fileID: "lesson/lesson", filePath: "/lesson", line: 9, column: 7]
        }
      },
      fileID: "lesson/lesson", filePath: "/lesson", line: 2, column: 1)
    func location(_ line: Int, _ column: Int) -> Dependencies.SourceLocation {
      Dependencies.SourceLocation(
        fileID: "lesson/lesson", filePath: "/lesson", line: line, column: column)
    }
    let resolution = try #require(observed.first)
    #expect(resolution.origin == .overridden(at: location(2, 1)))
    #expect(resolution.assignedAt == location(3, 5))
    #expect(resolution.readAt == location(9, 7))
  }

  @Test("continues in tasks created meanwhile, and nowhere else")
  func inheritance() async {
    let observed = Box<[String]>([])
    let observer: @Sendable (Resolution) -> Void = { resolution in
      observed.change { $0.append(resolution.key) }
    }
    let read: @Sendable () -> Void = { _ = DependencyValues._current[NamedKey.self] }
    let task = await withResolutionObserver(observer) {
      await Task.yield()
      async let child: Void = read()
      await child
      await Task.detached { read() }.value
      await onThread(read)
      return Task {
        await Task.yield()
        read()
      }
    }
    await task.value
    read()
    #expect(observed.value.count == 2)
  }

  @Test("notifies every observer around the read, the innermost first")
  func several() {
    let order = Box<[String]>([])
    withResolutionObserver { _ in
      order.change { $0.append("outer") }
    } operation: {
      withResolutionObserver { _ in
        order.change { $0.append("inner") }
      } operation: {
        _ = DependencyValues._current.number
      }
    }
    #expect(order.value == ["inner", "outer"])
  }

  @Test("doesn't report what an observer itself reads")
  func recursion() {
    let count = Box(0)
    withResolutionObserver { _ in
      _ = DependencyValues._current.allSides
      count.change { $0 += 1 }
    } operation: {
      _ = DependencyValues._current.number
    }
    #expect(count.value == 1)
  }
}

extension Resolution.Origin {
  fileprivate var isOverridden: Bool {
    if case .overridden = self { true } else { false }
  }

  fileprivate var location: Dependencies.SourceLocation? {
    switch self {
    case .overridden(let location), .capturedOverride(let location): location
    case .cached, .prepared, .computed, .missing, .notADependency: nil
    }
  }
}
