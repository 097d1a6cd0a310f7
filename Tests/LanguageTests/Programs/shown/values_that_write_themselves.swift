// A type that writes itself to streams is printed that way.
struct Tag: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("<")
    target.write("t>")
  }
}
struct Both: TextOutputStreamable, CustomStringConvertible {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
  var description: String { "described" }
}
struct Debugged: TextOutputStreamable, CustomDebugStringConvertible {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
  var debugDescription: String { "debugged" }
}
class Base: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("base") }
}
class Derived: Base, CustomStringConvertible {
  var description: String { "derived" }
}
struct Log: TextOutputStream {
  var pieces: [String] = []
  mutating func write(_ string: String) { pieces.append(string) }
}
func generic<Value>(_ value: Value) -> String { "\(value) " + String(describing: value) }

print(Tag(), "\(Tag())", String(describing: Tag()), [Tag()], String(reflecting: Tag()))
print(Both(), "\(Both())", String(describing: Both()), [Both()], String(reflecting: Both()))
print(Debugged(), "\(Debugged())", String(describing: Debugged()), [Debugged()])
print(Derived(), [Derived()], Optional(Tag()) as Any)
print(generic(Tag()), generic(Both()))
// expect: <t> <t> <t> [<t>] <t>
// expect: streamed streamed described [described] described
// expect: streamed streamed streamed [debugged]
// expect: base [derived] Optional(<t>)
// expect: <t> <t> streamed streamed

var log = Log()
print(Tag(), 1, to: &log)
print(log.pieces)
// expect: ["", "<", "t>", " ", "1", "\n"]
log = Log()
dump([1], to: &log)
print(log.pieces)
// expect: ["▿", " ", "1 element", "\n", " ", " ", "-", " ", "1", "\n"]
