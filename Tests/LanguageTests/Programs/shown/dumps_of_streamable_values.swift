// swift-format-ignore-file
struct Line: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("line ")
    target.write("one")
  }
}
struct Named: TextOutputStreamable, CustomStringConvertible {
  var description: String { "named" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}
dump(Line())
dump([Line()])
dump((Line(), 1))
dump(Named())
print(Named(), Line(), String(describing: Named()), "\(Named())")
let text = "a🚀"
let inside = text.utf8.index(text.startIndex, offsetBy: 2)
print(inside.samePosition(in: text.utf16) as Any, text.endIndex.samePosition(in: text.utf16) == text.endIndex)
// expect: - line one
// expect: ▿ 1 element
// expect:   - line one
// expect: ▿ (2 elements)
// expect:   - .0: line one
// expect:   - .1: 1
// expect: - named
// expect: streamed line one named streamed
// expect: nil true
