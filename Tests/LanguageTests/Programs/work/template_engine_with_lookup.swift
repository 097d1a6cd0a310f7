// swift-format-ignore-file
indirect enum Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral { case text(String), list([Value]), record([String: Value])
  init(stringLiteral s: String) { self = .text(s) }; init(integerLiteral n: Int) { self = .text("\(n)") }; init(arrayLiteral vs: Value...) { self = .list(vs) }; init(dictionaryLiteral ps: (String, Value)...) { self = .record(Dictionary(uniqueKeysWithValues: ps)) } }
enum TemplateError: Error, Equatable { case unclosed(at: Int), missing(String), notText(String) }
struct Template {
  let source: String
  func render(_ root: Value) throws(TemplateError) -> String {
    var out = "", rest = source[...]
    while let open = rest.firstRange(of: "{{") {
      out += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else { throw .unclosed(at: source.distance(from: source.startIndex, to: open.lowerBound)) }
      out += try text(String(rest[open.upperBound..<close.lowerBound]), root)
      rest = rest[close.upperBound...]
    }
    return out + rest
  }
  private func text(_ path: String, _ root: Value) throws(TemplateError) -> String {
    var value = root
    for part in path.split(separator: ".") {
      switch value {
      case .record(let fields): guard let v = fields[String(part)] else { throw .missing(path) }; value = v
      case .list(let items): if part == "count" { value = .text("\(items.count)") } else if let i = Int(part), items.indices.contains(i) { value = items[i] } else { throw .missing(path) }
      case .text: throw .missing(path)
      }
    }
    guard case .text(let s) = value else { throw .notText(path) }
    return s
  }
}
let data: Value = ["user": ["name": "Ada", "langs": ["Swift", "C"]], "n": 3]
for source in ["Hi {{user.name}}, {{n}} new!", "{{user.langs.1}} of {{user.langs.count}}", "{{nope}}", "x {{user", "{{user.langs}}", "plain"] {
  // expect: Hi Ada, 3 new!
  // expect: C of 2
  // expect: error: missing("nope")
  // expect: error: unclosed(at: 2)
  // expect: error: notText("user.langs")
  // expect: plain
  do { print(try Template(source: source).render(data)) } catch { print("error:", error) }
}
