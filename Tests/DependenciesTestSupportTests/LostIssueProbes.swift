import Dependencies
import DependenciesTestSupport
import Dispatch
import Foundation
import Synchronization
import Testing

/// Tests that report an issue where no test is current. `LostIssueTests` runs each in a separate
/// process.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HEIRLOOM_LOST_ISSUE"] != nil))
struct LostIssueProbes {
  @Test(.dependencies)
  func traitDetached() async { await Task.detached { readLiveOnly() }.value }

  @Test(.dependencies)
  func traitQueue() async { await onQueue { readLiveOnly() } }

  @Test(.dependencyTrace)
  func traceDetached() async { await Task.detached { readLiveOnly() }.value }

  @Test(.dependencies)
  func traitClock() async { await Task.detached { useClock() }.value }

  @Test
  func plainDetached() async { await Task.detached { readLiveOnly() }.value }

  @Test
  func plainQueue() async { await onQueue { readLiveOnly() } }

  @Test
  func plainClock() async { await Task.detached { useClock() }.value }

  private static let arrived = Atomic(0)

  @Test(.dependencies, arguments: [1, 2])
  func twoDetached(_ number: Int) async {
    Self.arrived.add(1, ordering: .sequentiallyConsistent)
    while Self.arrived.load(ordering: .sequentiallyConsistent) < 2 { await Task.yield() }
    if number == 1 { await Task.detached { readLiveOnly() }.value }
    Self.arrived.add(1, ordering: .sequentiallyConsistent)
    while Self.arrived.load(ordering: .sequentiallyConsistent) < 4 { await Task.yield() }
  }
}

private func readLiveOnly() {
  @Dependency(\.liveOnly) var liveOnly
  _ = liveOnly
}

private func useClock() { _ = UnimplementedClock(ContinuousClock()).now }

private func onQueue(_ work: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      work()
      continuation.resume()
    }
  }
}
