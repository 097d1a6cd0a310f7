// The parameter of a subscript for dynamic members can be of any type that a string literal can be.
struct Name: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
}
@dynamicMemberLookup struct Row {
  subscript(dynamicMember name: Name) -> String { "at \(name.text)" }
}
print(Row().title)  // expect: at title

@dynamicMemberLookup struct Settings {
  var values: [String: Int] = [:]
  subscript(dynamicMember name: Substring) -> Int? {
    get { values[String(name)] }
    set { values[String(name)] = newValue }
  }
}
var settings = Settings()
settings.width = 3
print(settings.width as Any, settings.height as Any)  // expect: Optional(3) nil

@dynamicMemberLookup struct Fixed {
  subscript(dynamicMember name: StaticString) -> String { "fixed \(name)" }
}
print(Fixed().point)  // expect: fixed point
