// swift-format-ignore-file
func types(of value: Any) {
  for child in Mirror(reflecting: value).children { print(type(of: child.value), terminator: " ") }
  print(type(of: value))
}
types(of: [Optional(1), nil])
types(of: [[1], []])
types(of: ["a": Optional(1)])
types(of: [(1, Optional("a")), (2, nil)])
types(of: [Set([1]), Set()])
// expect: Optional<Int> Optional<Int> Array<Optional<Int>>
// expect: Array<Int> Array<Int> Array<Array<Int>>
// expect: (key: String, value: Optional<Int>) Dictionary<String, Optional<Int>>
// expect: (Int, Optional<String>) (Int, Optional<String>) Array<(Int, Optional<String>)>
// expect: Set<Int> Set<Int> Array<Set<Int>>
