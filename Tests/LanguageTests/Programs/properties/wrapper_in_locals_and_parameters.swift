// swift-format-ignore-file
@propertyWrapper struct Trimmed { private var text = ""; var wrappedValue: String { get { text } set { text = Trimmed.trim(newValue) } }
  init(wrappedValue: String) { text = Trimmed.trim(wrappedValue) }; var projectedValue: Int { text.count }
  private static func trim(_ s: String) -> String { var s = Substring(s); while s.first == " " { s.removeFirst() }; while s.last == " " { s.removeLast() }; return String(s) } }
func greet(@Trimmed name: String) -> String { "<\(name)> \($name)" }
func local() { @Trimmed var word = "  hi "; print("[\(word)]", $word); word = " there   "; print("[\(word)]", $word, _word.wrappedValue == word) }
print(greet(name: "  Ada "))
local()
func both(@Trimmed _ a: String, @Trimmed and b: String) -> String { a + b + "\($a + $b)" }
print(both(" x ", and: " yz"))
// expect: <Ada> 3
// expect: [hi] 2
// expect: [there] 5 true
// expect: xyz3
