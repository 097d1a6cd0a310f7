// swift-format-ignore-file
let name = "Ada", items = ["a": 1]
let text = """
  Dear \(name),
    you have \(items.count) item\(items.count == 1 ? "" : "s"):
  \(items.map { "- \($0.key): \($0.value)" }.joined(separator: "\n"))
  one \
  line, "quoted" and \\ escaped
  """
print(text)
print("""
  raw
   indented
  """)
print("nested \("inner \("deep \(1 + 1)")")", "\(name.count > 2 ? "long" : "short")", "\(items["a"] ?? 0)", "\({ $0 * 2 }(4))", "tab\there")
var out = ""
print("a", 1, separator: "-", terminator: ".", to: &out); print("b", to: &out); print(out, out.count)
print(1, "two", 3.0, separator: ", "); print("no newline", terminator: " "); print("end"); print(); print("", "x"); print("a", terminator: "\n\n"); print(separator: "x")
struct Lines: TextOutputStream { var all: [String] = []; mutating func write(_ s: String) { if s != "\n" { all.append(s) } } }
var lines = Lines(); print("one", "two", to: &lines); print(lines.all)
// expect: Dear Ada,
// expect: you have 1 item:
// expect: - a: 1
// expect: one line, "quoted" and \ escaped
// expect: raw
// expect: indented
// expect: nested inner deep 2 long 1 8 tab	here
// expect: a-1.b
// expect: 6
// expect: 1, two, 3.0
// expect: no newline end
// expect:
// expect: x
// expect: a
// expect:
// expect:
// expect: ["", "one", " ", "two"]
