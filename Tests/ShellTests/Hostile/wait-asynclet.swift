// status: 1
// says: nothing can go on
nonisolated(unsafe) var kept: CheckedContinuation<Int, Never>?
async let n = withCheckedContinuation { kept = $0 }
print(await n)
