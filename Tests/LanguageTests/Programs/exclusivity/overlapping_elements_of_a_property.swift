// swift-format-ignore-file
final class Shelf {
  var rows = [[1], [2]]
  var names = ["a": [1]]
}
func change(_ row: inout [Int], _ work: () -> Void) { work(); row.append(0) }
let shelf = Shelf()
change(&shelf.rows[0]) { shelf.names["b"] = [2] }
change(&shelf.names["b", default: []]) { shelf.rows.append([3]) }
print(shelf.rows)  // expect: [[1, 0], [2], [3]]
print(shelf.names["b"]!)  // expect: [2, 0]
change(&shelf.names["a", default: []]) {
  print(shelf.names.count)  // trap: simultaneous accesses to `names`, but modification requires exclusive access; it is being modified since 12:20
}
