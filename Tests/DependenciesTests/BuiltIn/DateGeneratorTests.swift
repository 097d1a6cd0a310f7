import Dependencies
import Foundation
import Testing

private let epoch = Date(timeIntervalSinceReferenceDate: 0)
private let later = Date(timeIntervalSinceReferenceDate: 60)

@Suite("The date dependency")
struct DateGeneratorTests {
  @Test("is the system's date outside of tests", arguments: [DependencyContext.live, .preview])
  func systemDate(context: DependencyContext) {
    let issues = placedIssues {
      inContext(context) {
        @Dependency(\.date) var date
        @Dependency(\.date.now) var now
        for date in [date.now, date(), now] {
          #expect(abs(date.timeIntervalSinceNow) < 3600)
        }
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("may be read in a test")
  func reading() {
    @Dependency(\.date) var date
    #expect(placedIssues { _ = date }.isEmpty)
  }

  @Test("reports a call in a test without an override at the call")
  func unimplementedCall() throws {
    let declared = #line + 1
    @Dependency(\.date) var date
    var called = 0
    let issues = placedIssues {
      called = #line + 1
      #expect(abs(date().timeIntervalSinceNow) < 3600)
    }
    #expect(issues.count == 1)
    let issue = try #require(issues.first)
    #expect(issue.fileID == #fileID)
    #expect(issue.line == called)
    #expect(
      issue.message.hasPrefix(
        "`@Dependency(\\.date)` was used in a test without being overridden. "
          + "The system's date is used."))
    #expect(issue.message.contains("Declared at: \(#fileID):\(declared):"))
    #expect(issue.message.contains("Used at: \(#fileID):\(called):"))
    #expect(issue.message.contains("`withDependencies { $0.date.now = … } operation: { … }`"))
  }

  @Test("reports a read of its property in a test without an override at the wrapper")
  func unimplementedProperty() throws {
    let declared = #line + 1
    @Dependency(\.date) var date
    let issues = placedIssues { _ = date.now }
    #expect(issues.map(\.line) == [UInt(declared)])
    #expect(issues.map(\.fileID) == [#fileID])

    let nowDeclared = #line + 1
    @Dependency(\.date.now) var now
    let nested = placedIssues { #expect(abs(now.timeIntervalSinceNow) < 3600) }
    #expect(nested.map(\.line) == [UInt(nowDeclared)])
    #expect(nested.first?.message.contains("`@Dependency(\\.date)`") == true)
  }

  @Test("reports each use")
  func eachUse() {
    @Dependency(\.date) var date
    let copy = date
    #expect(placedIssues { for _ in 0..<3 { _ = copy() } }.count == 3)
  }

  @Test("reports a use even without a wrapper and a place")
  func withoutPlace() throws {
    let issues = placedIssues { _ = DependencyValues._current.date.now }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("at: ") == false)
  }

  @Test("fails the test that uses it")
  func failsTheTest() {
    @Dependency(\.date) var date
    let line = #line + 2
    withKnownIssue {
      _ = date()
    } matching: { issue in
      issue.sourceLocation?.line == line && "\(issue)".contains("@Dependency(\\.date)")
    }
  }

  @Test("can be stopped by assigning a part of it")
  func assigningNow() {
    let issues = placedIssues {
      withDependencies {
        $0.date.now = epoch
      } operation: {
        @Dependency(\.date) var date
        @Dependency(\.date.now) var now
        #expect([date.now, date(), now] == [epoch, epoch, epoch])
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("can be overridden by a constant, a closure or a changed generator")
  func overriding() {
    var generator = DateGenerator.constant(epoch)
    #expect(generator.now == epoch)
    generator.now = later
    #expect([generator(), generator.now] == [later, later])

    let count = Box(0)
    let counting = DateGenerator {
      Date(
        timeIntervalSinceReferenceDate: Double(
          count.change {
            $0 += 1
            return $0
          }))
    }
    for override in [generator, .constant(later), counting] {
      withDependencies {
        $0.date = override
      } operation: {
        @Dependency(\.date.now) var now
        #expect(now.timeIntervalSinceReferenceDate > 0)
      }
    }
    #expect(count.value == 1)
    #expect(counting() == Date(timeIntervalSinceReferenceDate: 2))
  }

  @Test("is a function without parameters where one is needed")
  func asFunction() {
    let function: () -> Date = DateGenerator.constant(epoch).callAsFunction
    #expect(function() == epoch)
    #expect([1, 2].map { _ in DateGenerator.constant(later)() } == [later, later])
  }
}
