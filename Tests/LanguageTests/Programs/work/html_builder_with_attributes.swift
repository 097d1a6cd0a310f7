// swift-format-ignore-file
protocol HTML { func render(into out: inout [String], indent: Int) }
struct Text: HTML { let text: String; init(_ t: String) { text = t }; func render(into out: inout [String], indent: Int) { out.append(String(repeating: " ", count: indent) + text) } }
struct Tag: HTML {
  let name: String, attributes: [(String, String)], children: [any HTML]
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], @HTMLBuilder _ content: () -> [any HTML] = { [] }) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    children = content()
  }
  func render(into out: inout [String], indent: Int) {
    let pad = String(repeating: " ", count: indent)
    let open = ([name] + attributes.map { "\($0.0)=\"\($0.1)\"" }).joined(separator: " ")
    if children.isEmpty { out.append("\(pad)<\(open)/>"); return }
    out.append("\(pad)<\(open)>")
    for child in children { child.render(into: &out, indent: indent + 2) }
    out.append("\(pad)</\(name)>")
  }
}
@resultBuilder enum HTMLBuilder {
  static func buildExpression(_ html: any HTML) -> [any HTML] { [html] }
  static func buildExpression(_ text: String) -> [any HTML] { [Text(text)] }
  static func buildBlock(_ parts: [any HTML]...) -> [any HTML] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any HTML]?) -> [any HTML] { part ?? [] }
  static func buildEither(first part: [any HTML]) -> [any HTML] { part }
  static func buildEither(second part: [any HTML]) -> [any HTML] { part }
  static func buildArray(_ parts: [[any HTML]]) -> [any HTML] { parts.flatMap { $0 } }
}
func list(_ items: [String], numbered: Bool) -> some HTML {
  Tag(numbered ? "ol" : "ul", ["class": "list"]) {
    if items.isEmpty { "nothing" } else {
      for (i, item) in items.enumerated() {
        let label = "\(i + 1). \(item)"
        Tag("li") { label; if item == "b" { Tag("br") } }
      }
    }
  }
}
for items in [["a", "b"], []] {
  var out: [String] = []
  Tag("main") { "Items:"; list(items, numbered: !items.isEmpty) }.render(into: &out, indent: 0)
  // expect: <main>
  // expect: Items:
  // expect: <ol class="list">
  // expect: <li>
  // expect: 1. a
  // expect: </li>
  // expect: <li>
  // expect: 2. b
  // expect: <br/>
  // expect: </li>
  // expect: </ol>
  // expect: </main>
  // expect: <main>
  // expect: Items:
  // expect: <ul class="list">
  // expect: nothing
  // expect: </ul>
  // expect: </main>
  for line in out { print(line) }
}
