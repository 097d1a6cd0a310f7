// swift-format-ignore-file
@dynamicMemberLookup struct Flags: ExpressibleByDictionaryLiteral {
  private var values: [String: Bool]
  init(dictionaryLiteral elements: (String, Bool)...) { values = Dictionary(elements) { _, last in last } }
  subscript(dynamicMember name: String) -> Bool { get { values[name] ?? false } set { values[name] = newValue } }
  func overriding(_ change: (inout Flags) -> Void) -> Flags { var copy = self; change(&copy); return copy }
  var enabled: [String] { values.filter(\.value).keys.sorted() }
}
enum Environment { @TaskLocal static var flags: Flags = ["search": true] }
extension Flags { func withValue<R>(_ body: () throws -> R) rethrows -> R { try Environment.$flags.withValue(self, operation: body) } }
struct Screen { var title: String { Environment.flags.newTitle ? "New" : "Old" }; var body: [String] { (Environment.flags.search ? ["search"] : []) + (Environment.flags.beta ? ["beta"] : []) } }
let screen = Screen()
print(screen.title, screen.body, Environment.flags.enabled)  // expect: Old ["search"] ["search"]
Environment.flags.overriding { $0.newTitle = true; $0.beta = true }.withValue {
  print(screen.title, screen.body)  // expect: New ["search", "beta"]
  // expect: New [] ["newTitle"]
  Environment.flags.overriding { $0.search = false; $0.beta.toggle() }.withValue { print(screen.title, screen.body, Environment.flags.enabled) }
}
print(screen.title, await Task.detached { Screen().body }.value)  // expect: Old ["search"]
