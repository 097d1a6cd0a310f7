import Dependencies
import Testing

/// One row of the table of defaults.
struct DefaultCase: Sendable, CustomTestStringConvertible {
  var name: String
  var context: DependencyContext
  var value: String
  var providers: [Resolution.Provider]
  var issue: String?
  var read: @Sendable (DependencyValues) -> String

  init<Key: TestDependencyKey<String>>(
    _ key: Key.Type, in context: DependencyContext, is value: String,
    through providers: [Resolution.Provider], reporting issue: String? = nil
  ) {
    name = key.dependencyName
    self.context = context
    self.value = value
    self.providers = providers
    self.issue = issue
    read = { $0[Key.self] }
  }

  var testDescription: String { "\(name) in \(context)" }
}

@Suite("A default")
struct DefaultTests {
  static let cases = [
    DefaultCase(AllSides.self, in: .live, is: "live", through: [.live]),
    DefaultCase(AllSides.self, in: .preview, is: "preview", through: [.preview]),
    DefaultCase(AllSides.self, in: .test, is: "test", through: [.test]),
    DefaultCase(LiveSide.self, in: .live, is: "live", through: [.live]),
    DefaultCase(LiveSide.self, in: .preview, is: "live", through: [.preview, .live]),
    DefaultCase(
      LiveSide.self, in: .test, is: "live", through: [.test, .preview, .live],
      reporting: "has no test implementation"),
    DefaultCase(
      LiveAndPreviewSides.self, in: .test, is: "preview", through: [.test, .preview],
      reporting: "has no test implementation"),
    DefaultCase(LiveAndTestSides.self, in: .preview, is: "live", through: [.preview, .live]),
    DefaultCase(LiveAndTestSides.self, in: .test, is: "test", through: [.test]),
    DefaultCase(
      TestSide.self, in: .live, is: "test", through: [.test],
      reporting: "has no live implementation"),
    DefaultCase(TestSide.self, in: .preview, is: "test", through: [.preview, .test]),
    DefaultCase(TestSide.self, in: .test, is: "test", through: [.test]),
    DefaultCase(
      TestAndPreviewSides.self, in: .live, is: "test", through: [.test],
      reporting: "has no live implementation"),
    DefaultCase(TestAndPreviewSides.self, in: .preview, is: "preview", through: [.preview]),
    DefaultCase(
      TestValueIsPreviewValue.self, in: .test, is: "live", through: [.test, .live]),
  ]

  @Test("is the first value that the context has", arguments: cases)
  func cascade(_ row: DefaultCase) throws {
    let values = Self.values(in: row.context)
    let (observed, issues) = recordingIssues {
      resolutions { #expect(row.read(values) == row.value) }
    }

    let resolution = try #require(observed.last)
    #expect(resolution.providers == row.providers)
    let provider = try #require(row.providers.last)
    if let issue = row.issue {
      #expect(issues.count == 1)
      #expect(issues.first?.contains(issue) == true)
      #expect(issues.first?.contains(row.name) == true)
      #expect(resolution.origin == .missing(provider))
    } else {
      #expect(issues.isEmpty)
      #expect(resolution.origin == .computed(provider))
    }
  }

  @Test("without a live value is reported at every live read")
  func everyLiveRead() {
    let values = DependencyValues.live
    let (_, issues) = recordingIssues { (0..<3).map { _ in values[TestSide.self] } }
    #expect(issues.count == 3)
  }

  @Test("without a test value is reported once per cache")
  func oncePerCache() {
    let values = DependencyValues.test
    let (_, issues) = recordingIssues { (0..<3).map { _ in values[LiveSide.self] } }
    #expect(issues.count == 1)
    let (_, others) = recordingIssues { DependencyValues.test[LiveSide.self] }
    #expect(others.count == 1)
  }

  @Test("without a test value fails the test that reads it")
  func failsTheTest() {
    withKnownIssue {
      _ = DependencyValues._current[LiveSide.self]
    } matching: { issue in
      "\(issue)".contains("has no test implementation")
    }
  }

  @Test("read to assign a part of it is still reported when it is read again")
  func stillReportedAfterSetting() {
    let values = DependencyValues.test
    let (_, issues) = recordingIssues {
      withDependencies {
        $0 = values
        _ = $0[LiveSide.self]
        $0[LiveSide.self] += "!"
      } operation: {
        #expect(DependencyValues._current[LiveSide.self] == "live!")
      }
    }
    #expect(issues.isEmpty)
    let (value, later) = recordingIssues { values[LiveSide.self] }
    #expect(value == "live")
    #expect(later.count == 1)
  }

  @Test("is reported inside a scope that overrides another key")
  func insideScopes() async {
    let (_, issues) = recordingIssues {
      withDependencies {
        $0 = DependencyValues()
        $0.number = 1
      } operation: {
        DependencyValues._current[LiveSide.self]
      }
    }
    #expect(issues.count == 1)

    let later = await withDependencies {
      await Task.yield()
      $0.number = 1
    } operation: {
      recordingIssues { DependencyValues._current[LiveSide.self] }.issues
    }
    #expect(later.count == 1)
  }

  private static func values(in context: DependencyContext) -> DependencyValues {
    switch context {
    case .live: .live
    case .preview: .preview
    case .test: .test
    }
  }
}
