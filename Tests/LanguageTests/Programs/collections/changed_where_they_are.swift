// swift-format-ignore-file
struct Item { var name: String; var tags: [String] = []; var count = 0 }
struct Grid {
  var cells: [[Int]]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }
}
var items = [Item(name: "a"), Item(name: "b")]
let before = items
items[0].tags.append("x")
items[1].count += 2
items[0].tags[0] += "!"
print(items, before[0].tags, before[1].count)

var grid = Grid(cells: [[0, 1], [2, 3]])
let saved = grid
grid[1, 0] += 10
grid.cells[0][1] *= 7
grid.cells[1].append(4)
print(grid.cells, saved.cells)

var groups: [String: [Int]] = [:]
for n in 1...6 { groups[n % 2 == 0 ? "even" : "odd", default: []].append(n) }
print(groups["even"]!, groups["odd"]!)
groups["odd"]?[0] = 100
groups["even"]![1] -= 1
groups["none"]?.append(1)
print(groups["odd"]!, groups["even"]!, groups["none"] as Any, groups.count)
groups["new", default: [1, 2]][1] += 5
groups["odd"]?.removeAll()
print(groups["new"]!, groups["odd"]!)

var nested: [String: [String: [Int]]] = [:]
nested["a", default: [:]]["b", default: []].append(1)
nested["a", default: [:]]["b", default: []].append(2)
nested["a"]?["b"]?[0] += 40
nested["a"]?["c"] = [9]
nested["a"]?["b"]? += [3]
print(nested["a"]!["b"]!, nested["a"]!["c"]!)
nested["a"]?["c"] = nil
print(nested["a"]!.count, nested["z"]?["b"]?.count ?? -1)

func made(_ text: String) -> String { print("made", text); return text }
var counts = ["k": [1, 2, 3]]
counts[made("k"), default: { print("default"); return [] }()].append(made("4").count)
counts[made("q"), default: { print("default"); return [] }()].append(5)
print(counts["k"]!, counts["q"]!)
var optional: [[Int]]? = [[1], [2]]
optional?[1].append(3)
optional![0][0] = 8
print(optional!)
var tuples = [(1, [1]), (2, [2])]
tuples[1].1.append(7)
tuples[0].0 += 1
print(tuples)
final class Store { var rows: [[Int]] = [[1], [2]]; nonisolated(unsafe) static var all: [String: [Int]] = ["s": [1]] }
let store = Store()
store.rows[0].append(5)
store.rows[1][0] += 1
Store.all["s"]?.append(2)
Store.all["t", default: []].append(3)
print(store.rows, Store.all["s"]!, Store.all["t"]!)
func bump(_ rows: inout [[Int]]) { rows[0][0] += 1; rows[0].append(0) }
bump(&store.rows)
print(store.rows)
func grow(_ row: inout [Int]) { row.append(-1) }
grow(&store.rows[1])
grow(&groups["even", default: []])
grow(&groups["fresh", default: [0]])
print(store.rows, groups["even"]!, groups["fresh"]!)
var sets: [Int: Set<String>] = [:]
sets[1, default: []].insert("a")
let (inserted, member) = sets[1, default: []].insert("a")
print(inserted, member, sets[1]!.count)
let closure = { items[1].tags.append("late") }
closure()
print(items[1].tags)
var numbers: [Double: [Int]] = [:]
numbers[.nan, default: []].append(1)
numbers[.nan, default: [7]].append(2)
numbers[1, default: [7]].append(2)
print(numbers.count, numbers[1]!, numbers[.nan] as Any)
// expect: [main.Item(name: "a", tags: ["x!"], count: 0), main.Item(name: "b", tags: [], count: 2)] [] 0
// expect: [[0, 7], [12, 3, 4]] [[0, 1], [2, 3]]
// expect: [2, 4, 6] [1, 3, 5]
// expect: [100, 3, 5] [2, 3, 6] nil 2
// expect: [1, 7] []
// expect: [41, 2, 3] [9]
// expect: 1 -1
// expect: made k
// expect: made 4
// expect: made q
// expect: default
// expect: [1, 2, 3, 1] [5]
// expect: [[8], [2, 3]]
// expect: [(2, [1]), (2, [2, 7])]
// expect: [[1, 5], [3]] [1, 2] [3]
// expect: [[2, 5, 0], [3]]
// expect: [[2, 5, 0], [3, -1]] [2, 3, 6, -1] [0, -1]
// expect: false a 1
// expect: ["late"]
// expect: 3 [7, 2] nil
