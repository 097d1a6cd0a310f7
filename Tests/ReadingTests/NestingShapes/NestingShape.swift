/// Ways to nest: the text before, the text per level, the inner text, and the text after each
/// level.
package struct NestingShape: CustomStringConvertible, Sendable {
  var start = ""
  var open: String
  var inside = "1"
  var close = ""

  package init(start: String = "", open: String, inside: String = "1", close: String = "") {
    self.start = start
    self.open = open
    self.inside = inside
    self.close = close
  }

  package func text(_ levels: Int) -> String {
    start + String(repeating: open, count: levels) + inside
      + String(repeating: close, count: levels)
  }

  package var description: String { open }

  package static let all = [
    NestingShape(open: "(", close: ")"),
    NestingShape(start: "let a = ", open: "{ ", close: " }()"),
    NestingShape(open: "do {\n", close: "\n}"),
    NestingShape(open: "struct A {\n", inside: "", close: "\n}"),
    NestingShape(open: "f(a: ", close: ")"),
    NestingShape(open: "f { x in\n", close: "\n}"),
    NestingShape(open: "if a {\n", close: "\n}"),
    NestingShape(open: "#if DEBUG\n", close: "\n#endif"),
    NestingShape(start: "let a = ", open: #""\("#, close: #")""#),
    NestingShape(start: "let a = ", open: ##"#"\#("##, close: ##")"#"##),
    NestingShape(start: "let a = ", open: "\"\"\"\n\\(", close: ")\n\"\"\""),
    NestingShape(open: "try "), NestingShape(open: "try\n"), NestingShape(open: "await "),
    NestingShape(open: "try? "),
    NestingShape(start: "switch x { case ", open: "let ", inside: "y: 1 }"),
    NestingShape(start: "if a {}\n", open: "else if a { b() }\n", inside: ""),
    NestingShape(start: "let a = if a { 1 } ", open: "else if a { 1 } ", inside: "else { 2 }"),
    NestingShape(start: "let a = ", open: "b ? 1 : "),
    NestingShape(start: "let a = ", open: "b\n? 1\n: "),
    NestingShape(open: "a: ", inside: "while false {}"),
    NestingShape(start: "let f: ", open: "() -> ", inside: "Int"),
    NestingShape(start: "let a: ", open: "A<", inside: "Int", close: ">"),
    NestingShape(start: "let a: Int", open: "?", inside: ""),
    NestingShape(start: "let a = b", open: ".c", inside: ""),
    NestingShape(start: "let a = b", open: "\n  .c { $0 }", inside: ""),
    NestingShape(start: "let a = b", open: "?.c()", inside: ""),
    NestingShape(start: "let a = b", open: "()", inside: ""),
    NestingShape(start: "let a = b", open: "[0]", inside: ""),
    NestingShape(start: "let a = b", open: "!", inside: ""),
    NestingShape(start: "let a = ", open: "-(", close: ")"),
    // The quotation mark seems to end a regular expression, but it begins a string.
    NestingShape(start: "let a = /\"/; ", open: "try "),
  ]
}
