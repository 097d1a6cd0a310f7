// swift-format-ignore-file
var items = [3, 1, 2]
print(items.sorted { _, _ in items.count > 5 })  // expect: [3, 1, 2]
items.sort { left, right in
  items.count > 0 && left < right  // trap: simultaneous accesses to `items`, but modification requires exclusive access; it is being modified since 4:7
}
