// swift-format-ignore-file
var items = [3, 1, 2]
@MainActor func note(_ item: Int) {
  items.append(item)  // trap: simultaneous accesses to `items`, but modification requires exclusive access; it is being modified since 7:1
}
@MainActor func visit(_ numbers: inout [Int]) { for number in numbers { note(number) } }
visit(&items)
