import Benchmark
import CAllocationCounter
import Catalogue
import Foundation
import Synchronization

/// What each thread does: it prepares, starts, and repeats the operation as often as that says.
typealias ThreadBody = @Sendable (_ start: () -> Range<Int>) -> Void

/// Registers the benchmark of a row that threads, which belong to no task, measure together.
func add(_ row: Row, threads: Int, _ prepare: @escaping @Sendable () -> ThreadBody) {
  add(row) { benchmark in
    measure(benchmark, threads: threads, prepare())
  }
}

private func measure(_ benchmark: Benchmark, threads: Int, _ body: @escaping ThreadBody) {
  let line = StartingLine(threads: threads)
  let iterations = benchmark.scaledIterations
  for _ in 1..<threads {
    Thread.detachNewThread {
      body {
        line.arrive()
        line.awaitStart()
        return iterations
      }
      line.finish()
    }
  }
  withoutTask {
    body {
      line.arrive()
      line.awaitArrivals()
      if benchmark.isFirstSample { allocation_counter_start() }
      benchmark.startMeasurement()
      line.start()
      return iterations
    }
    line.finish()
    line.awaitFinishes()
    benchmark.stopMeasurement()
    if benchmark.isFirstSample { benchmark.record(allocation_counter_stop(), threads: threads) }
  }
}

/// Where threads meet before and after they are measured.
///
/// They spin: to wake one takes longer than some samples.
private final class StartingLine: Sendable {
  private let threads: Int
  private let arrived = Atomic(0)
  private let isStarted = Atomic(false)
  private let finished = Atomic(0)

  init(threads: Int) { self.threads = threads }

  func arrive() { arrived.add(1, ordering: .acquiringAndReleasing) }
  func awaitArrivals() { while arrived.load(ordering: .acquiring) < threads {} }
  func start() { isStarted.store(true, ordering: .releasing) }
  func awaitStart() { while !isStarted.load(ordering: .acquiring) {} }
  func finish() { finished.add(1, ordering: .acquiringAndReleasing) }
  func awaitFinishes() { while finished.load(ordering: .acquiring) < threads {} }
}
