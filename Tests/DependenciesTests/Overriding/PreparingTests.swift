import Foundation
import Testing

@testable import DependenciesCore

@Suite("Preparing dependencies")
struct PreparingTests {
  @Test("provides a default for all later reads, wherever they run")
  func everywhere() async {
    prepareDependencies { $0.number = 42 }
    #expect(NumberReader().number == 42)
    await Task { #expect(NumberReader().number == 42) }.value
    #expect(DependencyValues._current.number == 42)
  }

  @Test("is overridden by scoped overrides")
  func scoped() {
    prepareDependencies { $0.number = 42 }
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(NumberReader().number == 1)
    }
    #expect(NumberReader().number == 42)
  }

  @Test("applies only to the context in effect")
  func context() {
    prepareDependencies { $0.number = 42 }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(NumberReader().number == 0)
    }
  }

  @Test("replaces a value within one update, and parts of a client, whose default it may read")
  func parts() {
    let (_, issues) = recordingIssues {
      prepareDependencies {
        $0.number = 1
        $0.number += 1
        #expect($0.number == 2)
        $0.client.name = "prepared"
        $0.client.fetch = { 7 }
      }
    }
    #expect(issues.isEmpty)
    #expect(DependencyValues._current.number == 2)
    #expect(DependencyValues._current.client.name == "prepared")
    #expect(DependencyValues._current.client.fetch() == 7)
  }

  @Test("is visible to objects made in the same update")
  func visible() {
    let seen = prepareDependencies {
      $0.number = 42
      return NumberReader().number
    }
    #expect(seen == 42)
  }

  @Test("of a live-only key keeps a test from reporting it")
  func liveOnly() {
    let (value, issues) = recordingIssues {
      prepareDependencies { $0[LiveSide.self] = "prepared" }
      return DependencyValues._current[LiveSide.self]
    }
    #expect(value == "prepared")
    #expect(issues.isEmpty)
  }

  @Test("is refused for a key that was read")
  func lateAfterRead() throws {
    let line = #line
    @Dependency(\.number) var number
    #expect(number == 0)
    let (_, issues) = recordingIssues { prepareDependencies { $0.number = 42 } }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(
      issue.hasPrefix(
        "`DependenciesTests.NumberKey` was prepared too late: "
          + "the wrapper at DependenciesTests/PreparingTests.swift:\(line + 1):"))
    #expect(issue.contains(" had read it. Its value is unchanged."))
    #expect(issue.contains("Prepared now at: DependenciesTests/PreparingTests.swift:\(line + 3):"))
    #expect(issue.contains("withDependencies"))
    #expect(number == 0)
  }

  @Test("is refused for a key that was read without a wrapper")
  func lateAfterSubscript() throws {
    let line = #line
    #expect(DependencyValues._current[NumberKey.self] == 0)
    let (_, issues) = recordingIssues { prepareDependencies { $0.number = 42 } }
    let issue = try #require(issues.first)
    #expect(
      issue.contains("it was first read at DependenciesTests/PreparingTests.swift:\(line + 1):"))
  }

  @Test("is refused for a key that was prepared")
  func lateAfterPreparing() throws {
    let line = #line
    prepareDependencies { $0.number = 1 }
    let (_, issues) = recordingIssues { prepareDependencies { $0.number = 2 } }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(
      issue.contains("it had been prepared at DependenciesTests/PreparingTests.swift:\(line + 1):"))
    #expect(DependencyValues._current.number == 1)
  }

  @Test("fails the test in which it is late, at its own place")
  func late() {
    prepareDependencies { $0.number = 1 }
    withKnownIssue {
      prepareDependencies { $0.number = 2 }
    } matching: {
      $0.sourceLocation?.line == #line - 2
    }
  }

  @Test("decides the context in effect from then on")
  func preparedContext() {
    #expect(DependencyValues._current[AllSides.self] == "test")
    prepareDependencies {
      $0.context = .preview
      $0.number = 5
    }
    #expect(DependencyValues._current.context == .preview)
    #expect(DependencyValues._current[AllSides.self] == "preview")
    #expect(DependencyValues._current.number == 5)
  }

  @Test("keeps values that were assigned before an error, and ends then")
  func throwing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try prepareDependencies {
        $0.number = 1
        throw Failure()
      }
    }
    #expect(DependencyValues._current.number == 1)
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(DependencyValues._current.number == 2)
    }
    #expect(DependencyValues._current.number == 1)
  }

  @Test("may await its values, and prepare parts of a client")
  func asynchronous() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await prepareDependencies {
        $0.number = await Task { 41 }.value
        $0.number += 1
        await Task.yield()
        $0.client.name = "prepared"
        $0[LiveSide.self] += "!"
      }
    }
    #expect(recorder.reported.isEmpty)
    #expect(DependencyValues._current.number == 42)
    #expect(DependencyValues._current.client.name == "prepared")
    #expect(DependencyValues._current[LiveSide.self] == "live!")
    await withIssueReporters([recorder]) {
      await prepareDependencies { $0.number = await Task { 1 }.value }
    }
    #expect(recorder.reported.count == 1)
  }

  @Test("ends for copies of the values that escape")
  func copies() {
    var copy = prepareDependencies { $0 }
    copy.number = 3
    #expect(copy.number == 3)
    #expect(DependencyValues._current.number == 0)
  }

  @Test("is the origin of later reads")
  func origin() throws {
    prepareDependencies { $0.number = 42 }
    let line = #line - 1
    let resolution = try #require(
      resolutions { _ = DependencyValues._current.number }.first)
    guard case .prepared(.test, let location) = resolution.origin else {
      Issue.record("\(resolution)")
      return
    }
    #expect(location.line == line)
    #expect("\(DependencyValues.explain(\.number))".contains("prepared for the test context at"))
  }

  @Test("releases its values with the values whose cache contains them")
  func release() {
    weak var parcel: Parcelled?
    do {
      let first = Parcelled()
      parcel = first
      withDependencies {
        $0 = DependencyValues()
      } operation: {
        prepareDependencies {
          $0[ParcelledKey.self] = first
          $0[ParcelledKey.self] = Parcelled()
        }
      }
    }
    #expect(parcel == nil)
  }

  @Test("keeps nothing of a default during whose computation it prepares")
  func inDefault() throws {
    _ = DependencyValues._current[PreparingKey.self]
    #expect(DependencyValues._current.number == 42)
    let values = DependencyValues.inEffect
    let prepared = values.withResolvingCache { cache in
      let record = KeyRecord.record(for: NumberKey.self)
      let context = values.resolvingContext(with: cache)
      return cache.takeUnretainedValue().find(record, context)?.takeUnretainedValue()
    }
    #expect(try #require(prepared).computation.outer == nil)
  }
}

private enum PreparingKey: DependencyKey {
  static var liveValue: Int { testValue }
  static var testValue: Int {
    prepareDependencies { $0.number = 42 }
    return 1
  }
}

private final class Parcelled: Sendable {}

private enum ParcelledKey: DependencyKey {
  static var liveValue: Parcelled { Parcelled() }
  static var testValue: Parcelled { Parcelled() }
}

private struct NumberReader {
  @Dependency(\.number) var number
}
