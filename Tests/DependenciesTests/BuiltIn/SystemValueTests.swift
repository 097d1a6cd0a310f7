import Dependencies
import Foundation
import Testing

/// A dependency that is a system value. In a test, reading it counts as a use.
struct SystemValueCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Returns the read's line, and whether the value is the system's.
  var read: @Sendable () -> (line: Int, isSystems: Bool)
  /// Overrides the dependency, and returns whether a read returns the override.
  var override: @Sendable () -> Bool
}

@Suite("A system value")
struct SystemValueTests {
  static let cases = [
    SystemValueCase(testDescription: "calendar") {
      let line = #line + 1
      @Dependency(\.calendar) var calendar
      return (line, calendar == .autoupdatingCurrent)
    } override: {
      withDependencies {
        $0.calendar = Calendar(identifier: .hebrew)
      } operation: {
        @Dependency(\.calendar.identifier) var identifier
        return identifier == .hebrew
      }
    },
    SystemValueCase(testDescription: "locale") {
      let line = #line + 1
      @Dependency(\.locale) var locale
      return (line, locale == .autoupdatingCurrent)
    } override: {
      withDependencies {
        $0.locale = Locale(identifier: "el_GR")
      } operation: {
        @Dependency(\.locale.identifier) var identifier
        return identifier == "el_GR"
      }
    },
    SystemValueCase(testDescription: "preferredLocales") {
      let line = #line + 1
      @Dependency(\.preferredLocales) var locales
      return (line, locales.map(\.identifier) == Locale.preferredLanguages.map { $0 })
    } override: {
      withDependencies {
        $0.preferredLocales = [Locale(identifier: "el_GR"), Locale(identifier: "de_CH")]
      } operation: {
        @Dependency(\.preferredLocales) var locales
        return locales.map(\.identifier) == ["el_GR", "de_CH"]
      }
    },
    SystemValueCase(testDescription: "timeZone") {
      let line = #line + 1
      @Dependency(\.timeZone) var timeZone
      return (line, timeZone == .autoupdatingCurrent)
    } override: {
      withDependencies {
        $0.timeZone = .gmt
      } operation: {
        @Dependency(\.timeZone) var timeZone
        return timeZone == .gmt
      }
    },
    SystemValueCase(testDescription: "notificationCenter") {
      let line = #line + 1
      @Dependency(\.notificationCenter) var notificationCenter
      return (line, notificationCenter === NotificationCenter.default)
    } override: {
      let own = NotificationCenter()
      return withDependencies {
        $0.notificationCenter = own
      } operation: {
        @Dependency(\.notificationCenter) var notificationCenter
        return notificationCenter === own
      }
    },
  ]

  @Test("is the system's, and reports a read in a test without an override", arguments: cases)
  func unimplemented(value: SystemValueCase) throws {
    var line = 0
    let issues = placedIssues {
      let read = value.read()
      line = read.line
      #expect(read.isSystems)
    }
    #expect(issues.count == 1)
    let issue = try #require(issues.first)
    #expect(issue.fileID == #fileID)
    #expect(issue.line == line)
    #expect(
      issue.message.hasPrefix(
        "`@Dependency(\\.\(value.testDescription))` has no test implementation, "
          + "but was read in a test without being overridden."))
    #expect(issue.message.contains("Key: \(value.testDescription)\n"))
    #expect(issue.message.contains("`withDependencies`"))
  }

  @Test("is the system's outside of tests", arguments: cases, [DependencyContext.live, .preview])
  func system(value: SystemValueCase, context: DependencyContext) {
    let issues = placedIssues {
      inContext(context) { #expect(value.read().isSystems) }
    }
    #expect(issues.isEmpty)
  }

  @Test("can be overridden without an issue", arguments: cases)
  func overriding(value: SystemValueCase) {
    let issues = placedIssues { #expect(value.override()) }
    #expect(issues.isEmpty)
  }

  @Test("can be overridden in part without an issue")
  func overridingPart() {
    let issues = placedIssues {
      withDependencies {
        $0.calendar.timeZone = .gmt
      } operation: {
        @Dependency(\.calendar) var calendar
        #expect(calendar.timeZone == .gmt)
      }
    }
    #expect(issues.isEmpty)
  }
}
