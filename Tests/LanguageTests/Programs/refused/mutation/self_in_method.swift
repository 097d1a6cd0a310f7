// swift-format-ignore-file
struct Counter {
  var count = 0
  var names: [String] = []
  func increment() { count += 1 }  // error: left side of mutating operator isn't mutable: 'self' is immutable
  func add(_ name: String) { names.append(name) }  // error: cannot use mutating member on immutable value: 'self' is immutable
  mutating func reset() { count = 0; self = Counter() }
  func restart() { reset() }  // error: cannot use mutating member on immutable value: 'self' is immutable
  func replace() { self = Counter() }  // error: cannot assign to value: 'self' is immutable
  var next: Int {
    count += 1  // error: left side of mutating operator isn't mutable: 'self' is immutable
    return count
  }
  var total: Int {
    get { count }
    set { count = newValue }
  }
}
var counter = Counter()
counter.reset()
counter.total = 3
print(counter.count)
