// status: 0
nonisolated(unsafe) var kept: CheckedContinuation<Void, Never>?
Task { await withCheckedContinuation { kept = $0 } }
try? await Task.sleep(for: .milliseconds(50))
print("done")
