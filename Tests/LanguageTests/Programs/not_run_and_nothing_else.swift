// swift-format-ignore-file
// no more errors
// A declaration with unsupported parts has one error, and its uses have none.
func pairs<each A, each B>(_ a: repeat (each A), with b: repeat (each B)) -> (repeat (each A, each B)) {  // error: a generic parameter with `each` can't be run here
  (repeat (each a, each b))
}
struct Row<each Column> {  // error: a generic parameter with `each` can't be run here
  let columns: (repeat each Column)
  init(_ c: repeat each Column) { columns = (repeat each c) }
  var count: Int { var n = 0; for _ in repeat each columns { n += 1 }; return n }
}
print(pairs(1, "a", with: 2.0, true))
let row = Row(1, "x", [2.5])
let count = row.count
print(count + 1, Row().count)
func show(_ row: Row<Int, String>) -> String { "\(row.columns.0)" }
struct Table { let first: Row<Int, String>; func text() -> String { show(first) } }

struct Ticket: ~Copyable {
  let id: Int
  deinit { print("returned \(id)") }
  consuming func use() -> Int { id }
}
func check(_ ticket: borrowing Ticket) -> Int { ticket.id }
func sell() {
  let ticket = Ticket(id: 1)
  if let used = Optional(ticket.use()) { print(used) }
}
sell()

protocol Shape { func area() -> Int }
struct Square { let side: Int }
extension Square: Shape { consuming func area() -> Int { side * side } }

struct Vector<let size: Int> { func ends() -> [Int] { [0, size - 1] } }  // error: a generic parameter with `let` can't be run here
print(Vector<3>().ends())
func both() -> (some Equatable, some Comparable) { (1, 2) }  // error: more than one opaque type in a result can't be run here
let (left, right) = both()
print(left == left, right < right)
