// status: 1
// says: nothing can go on
nonisolated(unsafe) var held: UnsafeContinuation<Int, Never>?
let n = await withUnsafeContinuation { held = $0 }
print(n)
