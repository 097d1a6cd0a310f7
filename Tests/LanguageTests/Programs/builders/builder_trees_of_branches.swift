// Several branches are wrapped as the leaves of a balanced tree, from the left.
@resultBuilder enum Path {
  static func buildExpression(_ name: String) -> String { name }
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
  static func buildEither(first: String) -> String { "l" + first }
  static func buildEither(second: String) -> String { "r" + second }
}
@Path func three(_ n: Int) -> String {
  switch n {
  case 0: ":0"
  case 1: ":1"
  default: ":2"
  }
}
@Path func five(_ n: Int) -> String {
  if n == 0 {
    ":0"
  } else if n == 1 {
    ":1"
  } else if n == 2 {
    ":2"
  } else if n == 3 {
    ":3"
  } else {
    ":4"
  }
}
print((0..<3).map(three))  // expect: ["ll:0", "lr:1", "r:2"]
print((0..<5).map(five))  // expect: ["lll:0", "llr:1", "lrl:2", "lrr:3", "r:4"]
