// swift-format-ignore-file
@resultBuilder enum HTML { static func buildBlock(_ parts: String...) -> String { parts.joined() }; static func buildOptional(_ p: String?) -> String { p ?? "" }; static func buildEither(first: String) -> String { first }; static func buildEither(second: String) -> String { second }; static func buildArray(_ ps: [String]) -> String { ps.joined() }; static func buildExpression(_ s: String) -> String { s }; static func buildExpression(_ n: Int) -> String { "#\(n)" } }
func tag(_ name: String, @HTML _ body: () -> String) -> String { "<\(name)>\(body())</\(name)>" }
func page(_ items: [String], admin: Bool) -> String {
  tag("body") {
    tag("h1") { "Hi"; 7 }
    if admin { tag("p") { "admin" } }
    if items.isEmpty { "none" } else { tag("ul") { for item in items { tag("li") { item } } } }
    switch items.count { case 0: "0"; case 1: "one"; default: "many" }
  }
}
// expect: <body><h1>Hi#7</h1><p>admin</p><ul><li>a</li><li>b</li></ul>many</body>
print(page(["a", "b"], admin: true))
print(page([], admin: false))  // expect: <body><h1>Hi#7</h1>none0</body>
