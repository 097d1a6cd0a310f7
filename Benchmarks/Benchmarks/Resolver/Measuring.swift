import Benchmark
import CAllocationCounter
import Catalogue
import Foundation

/// Registers the benchmark of a row, which calls `repeated` once.
func add(_ row: Row, _ body: @escaping (Benchmark) -> Void) {
  Benchmark(row.rawValue, configuration: row.configuration, closure: body)
}

/// Registers an asynchronous benchmark.
func addAsync(_ row: Row, _ body: @escaping (Benchmark) async -> Void) {
  Benchmark(row.rawValue, configuration: row.configuration, closure: body)
}

extension Benchmark {
  /// Measures an operation, repeated as often as the row says, and then counts its allocations.
  @inline(__always)
  func repeated(_ operation: () -> Void) {
    startMeasurement()
    for _ in scaledIterations { operation() }
    stopMeasurement()
    guard isFirstSample else { return }
    allocation_counter_start()
    for _ in scaledIterations { operation() }
    record(allocation_counter_stop())
  }

  /// The same for an asynchronous operation.
  @inline(__always)
  func repeatedAsync(_ operation: () async -> Void) async {
    startMeasurement()
    for _ in scaledIterations { await operation() }
    stopMeasurement()
    guard isFirstSample else { return }
    allocation_counter_start()
    for _ in scaledIterations { await operation() }
    record(allocation_counter_stop())
  }

  var isFirstSample: Bool { currentIteration == configuration.warmupIterations }

  /// Records what a sample allocated, in which each of some threads repeated the operation.
  func record(_ total: allocation_total, threads: Int = 1) {
    guard allocation_counter_is_available() else { return }
    measurement(.allocations, total.count / threads)
    measurement(.allocatedBytes, total.bytes / threads)
  }
}

extension BenchmarkMetric {
  fileprivate static var allocations: BenchmarkMetric { .custom("Allocations") }
  fileprivate static var allocatedBytes: BenchmarkMetric { .custom("Allocated bytes") }
}

extension Row {
  fileprivate var configuration: Benchmark.Configuration {
    guard let scale = BenchmarkScalingFactor(rawValue: operations) else {
      preconditionFailure("the library repeats operations by powers of a thousand")
    }
    return Benchmark.Configuration(
      // The export needs the throughput.
      metrics: [.wallClock, .throughput, .allocations, .allocatedBytes],
      warmupIterations: 3, scalingFactor: scale, maxDuration: .milliseconds(120),
      maxIterations: 500)
  }
}

/// Runs an operation on a thread that belongs to no task: benchmarks run in one.
func withoutTask(_ operation: @escaping () -> Void) {
  // Only the new thread uses it, while this one waits.
  nonisolated(unsafe) let operation = operation
  let semaphore = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    operation()
    semaphore.signal()
  }
  semaphore.wait()
}
