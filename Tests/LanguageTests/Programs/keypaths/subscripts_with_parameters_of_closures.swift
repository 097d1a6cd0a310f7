// The argument of a subscript in a key path names a parameter of the closure around it.
struct Table {
  var rows = [1, 2]
  var names = ["a": 1]
}
let table = Table()
print([0, 1].map { table[keyPath: \Table.rows[$0]] })  // expect: [1, 2]
print(["a"].map { table[keyPath: \.names[$0]] })  // expect: [Optional(1)]
print([0, 1].map { row in table[keyPath: \.rows[row]] + row })  // expect: [1, 3]
let paths = table.rows.indices.map { \Table.rows[$0] }
print(paths.map { table[keyPath: $0] })  // expect: [1, 2]
