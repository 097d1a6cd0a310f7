import Dependencies
import DependenciesTestSupport
import Testing

@Suite("Reading a dependency that isn't meant for tests")
struct IssueTests {
  @Test("fails a test without a trait, at the place of the wrapper")
  func withoutTrait() { Self.check() }

  @Test("fails a test with a trait, at the place of the wrapper", .dependencies)
  func withTrait() { Self.check() }

  @Test("fails each case", arguments: 0..<3)
  func cases(_: Int) { Self.check() }

  @Test("fails each case with a trait", .dependency(\.number, 1), arguments: 0..<3)
  func casesWithTrait(_: Int) { Self.check() }

  private static func check() {
    let line = #line + 1
    @Dependency(\.liveOnly) var liveOnly
    withKnownIssue {
      #expect(liveOnly == "live")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
        && issue.comments.contains { $0.rawValue.contains("LiveOnlyKey") }
    }
  }

  @Test("is fine when it is overridden", .dependency(\.liveOnly, "mine"))
  func overridden() {
    @Dependency(\.liveOnly) var liveOnly
    #expect(liveOnly == "mine")
  }
}
