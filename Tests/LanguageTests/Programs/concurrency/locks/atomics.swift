// swift-format-ignore-file
import Synchronization

final class Stats: Sendable {
  let count = Atomic(0)
  let isOpen = Atomic<Bool>(true)
  let best = Atomic<Int64>(3)
}

let stats = Stats()
print(stats.count.load(ordering: .relaxed))  // expect: 0
stats.count.store(5, ordering: .releasing)
print(stats.count.add(2, ordering: .relaxed))  // expect: (oldValue: 5, newValue: 7)
print(stats.count.subtract(3, ordering: .sequentiallyConsistent).newValue)  // expect: 4
print(stats.count.exchange(10, ordering: .acquiringAndReleasing))  // expect: 4
print(stats.count.wrappingAdd(.max, ordering: .relaxed).newValue < 0)  // expect: true
stats.count.store(1, ordering: .relaxed)

let (swapped, was) = stats.count.compareExchange(expected: 1, desired: 9, ordering: .relaxed)
print(swapped, was, stats.count.load(ordering: .acquiring))  // expect: true 1 9
print(stats.count.compareExchange(expected: 1, desired: 0, ordering: .relaxed))  // expect: (exchanged: false, original: 9)
print(stats.best.max(7, ordering: .relaxed).newValue, stats.best.min(2, ordering: .relaxed).newValue)  // expect: 7 2
print(stats.isOpen.exchange(false, ordering: .relaxed), stats.isOpen.load(ordering: .relaxed))  // expect: true false
print(stats.isOpen.logicalOr(true, ordering: .relaxed).newValue)  // expect: true

await withTaskGroup { group in
  for _ in 0..<100 { group.addTask { stats.count.add(1, ordering: .relaxed) } }
}
print(stats.count.load(ordering: .relaxed))  // expect: 109
