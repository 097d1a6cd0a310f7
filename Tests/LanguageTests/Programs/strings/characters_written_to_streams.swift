// swift-format-ignore-file
// Characters and slices write themselves to a stream.
struct T: TextOutputStreamable { func write<S: TextOutputStream>(to s: inout S) { print(1, 2, separator: ".", terminator: "€", to: &s) } }
var s = ""
T().write(to: &s)
print(s)
for x in ["q" as any TextOutputStreamable, "c" as Character, "abc".dropFirst(), "u" as Unicode.Scalar] { x.write(to: &s) }
print(s)
// expect: 1.2€
// expect: 1.2€qcbcu
