// swift-format-ignore-file
func show<T>(_ result: AsyncStream<T>.Continuation.YieldResult) -> String {
  switch result {
  case .enqueued(let remaining): remaining == .max ? "enqueued" : "enqueued, \(remaining) left"
  case .dropped(let value): "dropped \(value)"
  case .terminated: "terminated"
  @unknown default: "unknown"
  }
}

let (oldest, keep) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingOldest(2))
for value in 1...3 { print(show(keep.yield(value))) }  // expect: enqueued, 1 left // expect: enqueued, 0 left // expect: dropped 3
keep.finish()
for await value in oldest { print("oldest", value) }  // expect: oldest 1 // expect: oldest 2

let (newest, push) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(2))
for value in 1...3 { print(show(push.yield(value))) }  // expect: enqueued, 1 left // expect: enqueued, 0 left // expect: dropped 1
push.finish()
print(show(push.yield(9)))  // expect: terminated
for await value in newest { print("newest", value) }  // expect: newest 2 // expect: newest 3

let all = AsyncStream<Int> { continuation in
  print(show(continuation.yield(1)))  // expect: enqueued
  print(show(continuation.yield(with: .success(2))))  // expect: enqueued
  continuation.finish()
}
var collected: [Int] = []
for await value in all { collected.append(value) }
print(collected)  // expect: [1, 2]

let ticks = AsyncStream<Void> { continuation in
  continuation.yield()
  continuation.yield()
  continuation.finish()
}
var count = 0
for await _ in ticks { count += 1 }
print(count, "ticks")  // expect: 2 ticks
