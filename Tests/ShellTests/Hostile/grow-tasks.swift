// status: 3
// says: more tasks
nonisolated(unsafe) var kept: [CheckedContinuation<Void, Never>] = []
for _ in 0..<10_000_000 { Task { await withCheckedContinuation { kept.append($0) } } }
