// status: 1
// says: nothing can go on
nonisolated(unsafe) var held: CheckedContinuation<Int, Never>?
let n = await withCheckedContinuation { held = $0 }
print(n)
