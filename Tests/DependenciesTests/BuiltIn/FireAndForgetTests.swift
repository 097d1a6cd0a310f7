import Dependencies
import Testing

private struct Failure: Error {}

/// Passes issues on as they are reported.
private struct StreamReporter: IssueReporter {
  private let continuation: AsyncStream<PlacedIssue>.Continuation

  init(_ continuation: AsyncStream<PlacedIssue>.Continuation) { self.continuation = continuation }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    continuation.yield(PlacedIssue(message: message() ?? "", fileID: "\(fileID)", line: line))
  }
}

@Suite("The fireAndForget dependency")
struct FireAndForgetTests {
  @Test("waits for the work in tests and previews", arguments: [DependencyContext.test, .preview])
  func waits(context: DependencyContext) async {
    let isDone = Box(false)
    let issues = await placedAsynchronousIssues {
      await inContext(context) {
        @Dependency(\.fireAndForget) var fireAndForget
        await fireAndForget {
          for _ in 0..<10 { await Task.yield() }
          isDone.change { $0 = true }
        }
        #expect(isDone.value)
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("does not wait for the work in the live context", .timeLimit(.minutes(1)))
  func doesNotWait() async {
    let (start, mayStart) = AsyncStream.makeStream(of: Void.self)
    let (end, hasEnded) = AsyncStream.makeStream(of: Void.self)
    let events = Box<[String]>([])
    await withTaskCancellationHandler {
      await inContext(.live) {
        @Dependency(\.fireAndForget) var fireAndForget
        await fireAndForget {
          for await _ in start {}
          events.change { $0.append("work") }
          hasEnded.finish()
        }
      }
    } onCancel: {
      // A caller that waits would wait forever. The time limit lets it continue, and fail.
      mayStart.finish()
    }
    events.change { $0.append("caller goes on") }
    mayStart.finish()
    for await _ in end {}
    #expect(events.value == ["caller goes on", "work"])
  }

  @Test(
    "passes the priority and the dependencies to the work, but not the cancellation",
    .timeLimit(.minutes(1)), arguments: DependencyContext.allCases)
  func work(context: DependencyContext) async {
    let (facts, report) = AsyncStream.makeStream(of: (TaskPriority?, Int, Bool).self)
    let issues = await placedAsynchronousIssues {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await withDependencies {
          $0 = DependencyValues()
          $0.context = context
          $0.number = 3
        } operation: {
          @Dependency(\.fireAndForget) var fireAndForget
          await fireAndForget(priority: .utility) {
            @Dependency(\.number) var number
            report.yield((Task.basePriority, number, Task.isCancelled))
            report.finish()
          }
        }
      }.value
      var count = 0
      for await (priority, number, isCancelled) in facts {
        count += 1
        #expect(priority == .utility)
        #expect(number == 3)
        #expect(!isCancelled)
      }
      #expect(count == 1)
    }
    #expect(issues.isEmpty)
  }

  @Test(
    "reports an error of the work at its call, with the error's description",
    .timeLimit(.minutes(1)), arguments: DependencyContext.allCases)
  func error(context: DependencyContext) async throws {
    let (issues, report) = AsyncStream.makeStream(of: PlacedIssue.self)
    let line = #line + 4
    await withIssueReporters([StreamReporter(report)]) {
      await inContext(context) {
        @Dependency(\.fireAndForget) var fireAndForget
        await fireAndForget { throw Failure() }
      }
    }
    var found = issues.makeAsyncIterator()
    let issue = try #require(await found.next())
    #expect(issue.line == UInt(line))
    #expect(issue.fileID == #fileID)
    #expect(issue.message.contains("Error: Failure()\n"))
  }

  @Test("doesn't treat the cancellation of the work as an error")
  func cancellation() async {
    let issues = await placedAsynchronousIssues {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget { throw CancellationError() }
    }
    #expect(issues.isEmpty)
  }

  @Test("records an error of the work in the running test")
  func errorOfTest() async {
    await withKnownIssue {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget { throw Failure() }
    } matching: { issue in
      "\(issue)".contains("Failure()")
    }
  }

  @Test("leaves errors to a function that overrides it")
  func errorOfOverride() async {
    let caught = Box(0)
    let issues = await placedAsynchronousIssues {
      await withDependencies {
        $0.fireAndForget = FireAndForget { _, work in
          do { try await work() } catch { caught.change { $0 += 1 } }
        }
      } operation: {
        @Dependency(\.fireAndForget) var fireAndForget
        await fireAndForget { throw Failure() }
      }
    }
    #expect(issues.isEmpty)
    #expect(caught.value == 1)
  }

  @Test("can be overridden")
  func overriding() async {
    let priorities = Box<[TaskPriority?]>([])
    await withDependencies {
      $0.fireAndForget = FireAndForget { priority, _ in
        priorities.change { $0.append(priority) }
      }
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget { Issue.record("the override does not run the work") }
      await fireAndForget(priority: .high) { Issue.record("the override does not run the work") }
    }
    #expect(priorities.value == [nil, .high])
  }
}
