import Dependencies
import Testing

private struct Failure: Error {}

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
      // A caller that waits would wait for ever; the time limit lets it go on, and fail.
      mayStart.finish()
    }
    events.change { $0.append("caller goes on") }
    mayStart.finish()
    for await _ in end {}
    #expect(events.value == ["caller goes on", "work"])
  }

  @Test(
    "drops errors, gives the work the priority and the dependencies, not the cancellation",
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
            throw Failure()
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
