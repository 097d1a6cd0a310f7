import Testing

@testable import DependenciesCore

@Suite("Concurrent threads and tasks")
struct StressTests {
  /// Designed mainly for Thread Sanitizer. Reads are checked without it, too.
  @Test(
    "read only what their own scopes set, and leak nothing",
    arguments: [1, 2] as [UInt64])
  func everything(seed: UInt64) async {
    let recorder = IssueRecorder()
    let ledger = StressLedger()
    await withIssueReporters([recorder]) {
      await StressLedger.$current.withValue(ledger) {
        await withTaskGroup { group in
          for index in 0..<8 {
            group.addTask {
              await onThread {
                // In applications, reads borrow values that they retain in tests.
                if index.isMultiple(of: 2) { ThreadState.current.pointee.isTesting = false }
                withIssueReporters([recorder]) {
                  StressLedger.$current.withValue(ledger) {
                    StressWorker(
                      "thread \(index)", seed: seed &+ UInt64(index) << 32, steps: 400, ledger
                    ).run()
                  }
                }
              }
            }
          }
          // So many tasks must not prevent other tests from running.
          for index in 8..<208 {
            group.addTask(priority: .low) {
              await StressWorker(
                "task \(index)", seed: seed &+ UInt64(index) << 32, steps: 60, ledger
              ).runAsynchronously()
            }
          }
        }
      }
    }
    #expect(ledger.failures.isEmpty)
    #expect(recorder.reported.isEmpty)
    #expect(ledger.defaultsComputed > 100)
    #expect(ledger.readsChecked > 10_000)

    #expect(ledger.livingParcels > 0)
    ledger.empty()
    #expect(ledger.livingParcels == 0)
  }
}
