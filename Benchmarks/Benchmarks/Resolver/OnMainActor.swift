import Benchmark
import Catalogue

/// Registers a benchmark that runs on the main actor, as stores do.
func addOnMainActor(_ row: Row, _ body: @escaping @MainActor (Benchmark) async -> Void) {
  addAsync(row) { benchmark in
    // Whoever runs the benchmark waits for it, and doesn't touch it meanwhile.
    nonisolated(unsafe) let benchmark = benchmark
    await body(benchmark)
  }
}

extension Benchmark {
  /// Measures an operation of the main actor; see `repeated`.
  @MainActor
  @inline(__always)
  func repeatedOnMainActor(_ operation: () -> Void) { repeated(operation) }

  /// Measures an asynchronous operation of the main actor; see `repeatedAsync`.
  @MainActor
  func repeatedOnMainActor(_ operation: @MainActor () async -> Void) async {
    startMeasurement()
    for _ in scaledIterations { await operation() }
    stopMeasurement()
  }
}
