//? The failure belongs to a task that outlived `first()`; the run fails.
// swift-format-ignore-file
// A failure that is reported by another test's work: which test is blamed?
import Testing

@Suite(.serialized) struct Blame {
  @Test func first() { Task { try await Task.sleep(for: .milliseconds(30)); Issue.record("from first's task") } }
  @Test func second() async throws { try await Task.sleep(for: .milliseconds(80)) }
}
