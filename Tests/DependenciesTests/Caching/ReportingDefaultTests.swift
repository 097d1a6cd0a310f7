import Dependencies
import Synchronization
import Testing

/// Its test value contains whether it would report an issue.
private struct Reporting: TestDependencyKey, Sendable {
  var reports: Bool
  var name = "default"

  static var testValue: Reporting { Reporting(reports: shouldReportUnimplemented) }
}

/// Its test value reads another one.
private struct ReadsAnother: TestDependencyKey, Sendable {
  var inner: Reporting

  static var testValue: ReadsAnother {
    @Dependency(Reporting.self) var client
    return ReadsAnother(inner: client)
  }
}

@Suite("A test value that reports its own issue")
struct ReportingDefaultTests {
  @Test("a read reports")
  func reading() {
    withDependencies {
      $0 = .test
    } operation: {
      @Dependency(Reporting.self) var client
      #expect(client.reports)
    }
  }

  @Test("an update that changes a part of the value doesn't report")
  func updating() {
    withDependencies {
      $0 = .test
      $0[Reporting.self].name = "override"
    } operation: {
      @Dependency(Reporting.self) var client
      #expect(client.name == "override")
      #expect(!client.reports)
    }
  }

  @Test("an update that awaits doesn't report")
  func updatingAsynchronously() async {
    await withDependencies {
      $0 = .test
      await Task.yield()
      $0[Reporting.self].name = "override"
    } operation: {
      @Dependency(Reporting.self) var client
      #expect(!client.reports)
    }
  }

  @Test("a read in an operation inside an update reports")
  func nested() {
    let reports = Mutex(false)
    withDependencies {
      $0 = .test
      withDependencies {
        $0 = .test
      } operation: {
        @Dependency(Reporting.self) var client
        reports.withLock { $0 = client.reports }
      }
    } operation: {
      #expect(reports.withLock { $0 })
    }
  }

  @Test("a default that another default reads reports, because nothing changes it")
  func dependent() {
    withDependencies {
      $0 = .test
      $0[ReadsAnother.self].inner.name = "override"
    } operation: {
      @Dependency(ReadsAnother.self) var outer
      #expect(outer.inner.reports)
    }
  }

  @Test("outside a computation, the property is true")
  func outside() {
    #expect(Reporting.shouldReportUnimplemented)
  }
}
