import Dependencies
import Foundation
import Testing

/// The executor is process-wide, so each test runs in a separate process.
@Suite("All tasks on the main thread")
struct MainSerialExecutorTests {
  @Test("tasks run in the order of their creation, and return to the pool afterwards")
  func order() async {
    await #expect(processExitsWith: .success) {
      await withMainSerialExecutor {
        let order = LockIsolated<[Int]>([])
        let tasks = (0..<50).map { number in
          Task.detached {
            order.withValue { $0.append(number) }
            await Task.yield()
            order.withValue { $0.append(number + 50) }
          }
        }
        for task in tasks { await task.value }
        #expect(order.value == Array(0..<100))
        #expect(uncheckedUseMainSerialExecutor)
      }
      #expect(!uncheckedUseMainSerialExecutor)
    }
  }

  @Test("a synchronous operation waits for tasks, which run in the order of their creation")
  func synchronous() async {
    await #expect(processExitsWith: .success) {
      let order = LockIsolated<[Int]>([])
      withMainSerialExecutor {
        for number in 0..<50 {
          Task.detached { order.withValue { $0.append(number) } }
        }
        // A starting task changes to the pool, so it is scheduled twice: both times before this
        // ends.
        while order.count < 50 { Thread.sleep(forTimeInterval: 0.001) }
      }
      #expect(order.value == Array(0..<50))
      #expect(!uncheckedUseMainSerialExecutor)
    }
  }

  @Test("an error ends it")
  func errors() async {
    await #expect(processExitsWith: .success) {
      await #expect(throws: CancellationError.self) {
        try await withMainSerialExecutor {
          await Task.yield()
          throw CancellationError()
        }
      }
      #expect(!uncheckedUseMainSerialExecutor)
    }
  }
}
