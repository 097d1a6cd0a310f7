//? The issue comes from a task that outlived the test, although the test was still waiting a little.
import Testing

@Suite struct Reports {
  @Test func starts() {
    Task {
      try await Task.sleep(for: .milliseconds(5))
      Issue.record("too late")
    }
  }
}
