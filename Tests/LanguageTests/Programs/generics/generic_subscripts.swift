// swift-format-ignore-file
struct Table {
  var cells: [String: Any] = ["n": 1, "name": "Ada", "ratio": 0.5]
  subscript<T>(key: String, as type: T.Type) -> T? { cells[key] as? T }
  subscript<T>(key: String, default fallback: @autoclosure () -> T) -> T {
    get { cells[key] as? T ?? fallback() }
    set { cells[key] = newValue }
  }
  subscript<S: Sequence>(keys: S) -> [Any?] where S.Element == String { keys.map { cells[$0] } }
}
var table = Table()
print(table["n", as: Int.self] as Any, table["n", as: String.self] as Any)  // expect: Optional(1) nil
print(table["name", default: "nobody"], table["age", default: 7])  // expect: Ada 7
table["age", default: 0] += 30
print(table["age", default: 0])  // expect: 30
print(table[["n", "none"]].map { $0 == nil ? "-" : "\($0!)" })  // expect: ["1", "-"]
