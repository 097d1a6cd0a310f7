// swift-format-ignore-file
class Counter {
  nonisolated(unsafe) static var count = 0 { didSet { print("did", oldValue, count) } }
  nonisolated(unsafe) static var name = "a" { willSet { print("will", newValue) } }
  func bump() { Counter.count += 1 }
  func bumpOwn() { Self.count += 1; Self.name += "b" }
}
final class Special: Counter {}
Counter.count = 3
Counter.count += 1
Counter().bump()
Counter().bumpOwn()
Special.count -= 2
Special().bumpOwn()
func change(_ value: inout Int) { value *= 10 }
change(&Counter.count)
print(Counter.count, Special.name, Counter.name)
// expect: did 0 3
// expect: did 3 4
// expect: did 4 5
// expect: did 5 6
// expect: will ab
// expect: did 6 4
// expect: did 4 5
// expect: will abb
// expect: did 5 50
// expect: 50 abb abb
