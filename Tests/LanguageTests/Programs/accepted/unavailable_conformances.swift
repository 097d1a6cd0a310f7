// swift-format-ignore-file
// A type that says that it isn't Sendable.
final class Counter { var count = 0 }
@available(*, unavailable)
extension Counter: Sendable {}
struct Point { var x = 1 }
@available(*, unavailable)
extension Point: Sendable {}
struct Holder { let point: Point }

let counter = Counter()
counter.count += 1
print(counter.count, Holder(point: Point()).point.x)  // expect: 1 1
