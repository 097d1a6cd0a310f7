// swift-format-ignore-file
class Counter { var n = 0 }
nonisolated let counter = Counter()  // error: let 'counter' is not concurrency-safe because non-'Sendable' type 'Counter' may have shared mutable state
nonisolated var total = 3  // error: var 'total' is not concurrency-safe because it is nonisolated global shared mutable state
nonisolated let limit = 3
print(limit)
