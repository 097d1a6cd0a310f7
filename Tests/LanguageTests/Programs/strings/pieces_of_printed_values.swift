// swift-format-ignore-file
// The pieces that print, debugPrint and dump write to a stream.
struct S1: TextOutputStream { var n = 0; mutating func write(_ s: String) { n += 1; pieces.append(s) } ; var pieces: [String] = [] }
struct Pt { var x = 1; var y = "a"; var z: Double? = nil }
struct Empty {}
enum En { case a, b(Int), c(x: Int, y: String), d(Pt) }
class Cl {}
struct Nest { var p = Pt(); var e = En.b(2); var arr = [1, 2]; var d = ["k": 1]; var t = (1, "x"); var l = (a: 1, b: 2); var o: Pt? = Pt(); var c = Cl(); var r = 1..<3; var f: Float = 1.5; var ch: Character = "q"; var any: Any = 3; var cd = CD() }
struct CD: CustomStringConvertible { var description: String { "cd" } }
struct DD: CustomDebugStringConvertible { var debugDescription: String { "dd" } }
func show<T>(_ v: T) { var s = S1(); print(v, to: &s); print(s.n, s.pieces); var t = S1(); debugPrint(v, to: &t); print(t.n, t.pieces) }
show(Pt())
show(Empty())
show(En.a); show(En.b(1)); show(En.c(x: 1, y: "k")); show(En.d(Pt()))
show(Nest())
show([1, 2]); show(["a": 1]); show(Set([1])); show((1, "b")); show((a: 1, b: "c"))
show(Optional(1)); show(Optional<Int>.none); show(Cl()); show(CD()); show(DD()); show(1...2)
show([Pt(), Pt()]); show([CD()]); show([DD()]); show(Pt?.some(Pt())); show("text"); show(Character("x")); show(1); show(1.5); show(true)
show(Int.self); show(ContiguousArray([1, 2])); show([1, 2, 3][1...]); show("abc".dropFirst())
show(Result<Int, Never>.success(1)); show([[1], [2]]); show([1: Pt()])
show(()); show(stride(from: 1, to: 4, by: 1)); show([1, 2].lazy.map { $0 }.count)
var s = S1(); print(1, Pt(), "b", separator: "-", terminator: "!", to: &s); print(s.pieces)
var s2 = S1(); dump(Pt(), to: &s2); print(s2.n, s2.pieces)
var s3 = S1(); dump([1, 2], to: &s3); print(s3.n, s3.pieces)
var s4 = S1(); print(to: &s4); print(s4.n, s4.pieces)
var s5 = S1(); dump(Nest(), to: &s5); print(s5.n); for p in s5.pieces where !p.hasPrefix("0x") { print(p.debugDescription, terminator: " ") }
print()
// expect: 16 ["", "Pt", "(", "x", ": ", "1", ", ", "y", ": ", "\"a\"", ", ", "z", ": ", "nil", ")", "\n"]
// expect: 16 ["", "main.Pt", "(", "x", ": ", "1", ", ", "y", ": ", "\"a\"", ", ", "z", ": ", "nil", ")", "\n"]
// expect: 5 ["", "Empty", "(", ")", "\n"]
// expect: 5 ["", "main.Empty", "(", ")", "\n"]
// expect: 3 ["", "a", "\n"]
// expect: 5 ["", "main.En", ".", "a", "\n"]
// expect: 6 ["", "b", "(", "1", ")", "\n"]
// expect: 8 ["", "main.En", ".", "b", "(", "1", ")", "\n"]
// expect: 12 ["", "c", "(", "x", ": ", "1", ", ", "y", ": ", "\"k\"", ")", "\n"]
// expect: 14 ["", "main.En", ".", "c", "(", "x", ": ", "1", ", ", "y", ": ", "\"k\"", ")", "\n"]
// expect: 19 ["", "d", "(", "main.Pt", "(", "x", ": ", "1", ", ", "y", ": ", "\"a\"", ", ", "z", ": ", "nil", ")", ")", "\n"]
// expect: 21 ["", "main.En", ".", "d", "(", "main.Pt", "(", "x", ": ", "1", ", ", "y", ": ", "\"a\"", ", ", "z", ": ", "nil", ")", ")", "\n"]
// expect: 86 ["", "Nest", "(", "p", ": ", "main.Pt", "(", "x", ": ", "1", ", ", "y", ": ", "\"a\"", ", ", "z", ": ", "nil", ")", ", ", "e", ": ", "main.En", ".", "b", "(", "2", ")", ", ", "arr", ": ", "[1, 2]", ", ", "d", ": ", "[\"k\": 1]", ", ", "t", ": ", "(", "1", ", ", "\"x\"", ")", ", ", "l", ": ", "(", "a", ": ", "1", ", ", "b", ": ", "2", ")", ", ", "o", ": ", "Optional(main.Pt(x: 1, y: \"a\", z: nil))", ", ", "c", ": ", "main.Cl", ", ", "r", ": ", "Range(1..<3)", ", ", "f", ": ", "1.5", ", ", "ch", ": ", "\"q\"", ", ", "any", ": ", "3", ", ", "cd", ": ", "cd", ")", "\n"]
// expect: 86 ["", "main.Nest", "(", "p", ": ", "main.Pt", "(", "x", ": ", "1", ", ", "y", ": ", "\"a\"", ", ", "z", ": ", "nil", ")", ", ", "e", ": ", "main.En", ".", "b", "(", "2", ")", ", ", "arr", ": ", "[1, 2]", ", ", "d", ": ", "[\"k\": 1]", ", ", "t", ": ", "(", "1", ", ", "\"x\"", ")", ", ", "l", ": ", "(", "a", ": ", "1", ", ", "b", ": ", "2", ")", ", ", "o", ": ", "Optional(main.Pt(x: 1, y: \"a\", z: nil))", ", ", "c", ": ", "main.Cl", ", ", "r", ": ", "Range(1..<3)", ", ", "f", ": ", "1.5", ", ", "ch", ": ", "\"q\"", ", ", "any", ": ", "3", ", ", "cd", ": ", "cd", ")", "\n"]
// expect: 3 ["", "[1, 2]", "\n"]
// expect: 3 ["", "[1, 2]", "\n"]
// expect: 3 ["", "[\"a\": 1]", "\n"]
// expect: 3 ["", "[\"a\": 1]", "\n"]
// expect: 3 ["", "[1]", "\n"]
// expect: 3 ["", "Set([1])", "\n"]
// expect: 7 ["", "(", "1", ", ", "\"b\"", ")", "\n"]
// expect: 7 ["", "(", "1", ", ", "\"b\"", ")", "\n"]
// expect: 11 ["", "(", "a", ": ", "1", ", ", "b", ": ", "\"c\"", ")", "\n"]
// expect: 11 ["", "(", "a", ": ", "1", ", ", "b", ": ", "\"c\"", ")", "\n"]
// expect: 3 ["", "Optional(1)", "\n"]
// expect: 3 ["", "Optional(1)", "\n"]
// expect: 3 ["", "nil", "\n"]
// expect: 3 ["", "nil", "\n"]
// expect: 3 ["", "main.Cl", "\n"]
// expect: 3 ["", "main.Cl", "\n"]
// expect: 3 ["", "cd", "\n"]
// expect: 3 ["", "cd", "\n"]
// expect: 3 ["", "dd", "\n"]
// expect: 3 ["", "dd", "\n"]
// expect: 3 ["", "1...2", "\n"]
// expect: 3 ["", "ClosedRange(1...2)", "\n"]
// expect: 3 ["", "[main.Pt(x: 1, y: \"a\", z: nil), main.Pt(x: 1, y: \"a\", z: nil)]", "\n"]
// expect: 3 ["", "[main.Pt(x: 1, y: \"a\", z: nil), main.Pt(x: 1, y: \"a\", z: nil)]", "\n"]
// expect: 3 ["", "[cd]", "\n"]
// expect: 3 ["", "[cd]", "\n"]
// expect: 3 ["", "[dd]", "\n"]
// expect: 3 ["", "[dd]", "\n"]
// expect: 3 ["", "Optional(main.Pt(x: 1, y: \"a\", z: nil))", "\n"]
// expect: 3 ["", "Optional(main.Pt(x: 1, y: \"a\", z: nil))", "\n"]
// expect: 3 ["", "text", "\n"]
// expect: 3 ["", "\"text\"", "\n"]
// expect: 3 ["", "x", "\n"]
// expect: 3 ["", "\"x\"", "\n"]
// expect: 3 ["", "1", "\n"]
// expect: 3 ["", "1", "\n"]
// expect: 3 ["", "1.5", "\n"]
// expect: 3 ["", "1.5", "\n"]
// expect: 3 ["", "true", "\n"]
// expect: 3 ["", "true", "\n"]
// expect: 3 ["", "Int", "\n"]
// expect: 3 ["", "Swift.Int", "\n"]
// expect: 3 ["", "[1, 2]", "\n"]
// expect: 3 ["", "ContiguousArray([1, 2])", "\n"]
// expect: 3 ["", "[2, 3]", "\n"]
// expect: 3 ["", "ArraySlice([2, 3])", "\n"]
// expect: 3 ["", "bc", "\n"]
// expect: 3 ["", "\"bc\"", "\n"]
// expect: 6 ["", "success", "(", "1", ")", "\n"]
// expect: 8 ["", "Swift.Result<Swift.Int, Swift.Never>", ".", "success", "(", "1", ")", "\n"]
// expect: 3 ["", "[[1], [2]]", "\n"]
// expect: 3 ["", "[[1], [2]]", "\n"]
// expect: 3 ["", "[1: main.Pt(x: 1, y: \"a\", z: nil)]", "\n"]
// expect: 3 ["", "[1: main.Pt(x: 1, y: \"a\", z: nil)]", "\n"]
// expect: 4 ["", "(", ")", "\n"]
// expect: 4 ["", "(", ")", "\n"]
// expect: 3 ["", "Swift.StrideTo<Swift.Int>", "\n"]
// expect: 3 ["", "Swift.StrideTo<Swift.Int>", "\n"]
// expect: 3 ["", "2", "\n"]
// expect: 3 ["", "2", "\n"]
// expect: ["", "1", "-", "Pt", "(", "x", ": ", "1", ", ", "y", ": ", "\"a\"", ", ", "z", ": ", "nil", ")", "-", "b", "!"]
// expect: 28 ["▿", " ", "main.Pt", "\n", " ", " ", "-", " ", "x", ": ", "1", "\n", " ", " ", "-", " ", "y", ": ", "\"a\"", "\n", " ", " ", "-", " ", "z", ": ", "nil", "\n"]
// expect: 16 ["▿", " ", "2 elements", "\n", " ", " ", "-", " ", "1", "\n", " ", " ", "-", " ", "2", "\n"]
// expect: 1 ["\n"]
// expect: 306
// expect: "▿" " " "main.Nest" "\n" " " " " "▿" " " "p" ": " "main.Pt" "\n" " " " " " " " " "-" " " "x" ": " "1" "\n" " " " " " " " " "-" " " "y" ": " "\"a\"" "\n" " " " " " " " " "-" " " "z" ": " "nil" "\n" " " " " "▿" " " "e" ": " "main.En" "." "b" "\n" " " " " " " " " "-" " " "b" ": " "2" "\n" " " " " "▿" " " "arr" ": " "2 elements" "\n" " " " " " " " " "-" " " "1" "\n" " " " " " " " " "-" " " "2" "\n" " " " " "▿" " " "d" ": " "1 key/value pair" "\n" " " " " " " " " "▿" " " "(2 elements)" "\n" " " " " " " " " " " " " "-" " " "key" ": " "\"k\"" "\n" " " " " " " " " " " " " "-" " " "value" ": " "1" "\n" " " " " "▿" " " "t" ": " "(2 elements)" "\n" " " " " " " " " "-" " " ".0" ": " "1" "\n" " " " " " " " " "-" " " ".1" ": " "\"x\"" "\n" " " " " "▿" " " "l" ": " "(2 elements)" "\n" " " " " " " " " "-" " " "a" ": " "1" "\n" " " " " " " " " "-" " " "b" ": " "2" "\n" " " " " "▿" " " "o" ": " "Optional(main.Pt(x: 1, y: \"a\", z: nil))" "\n" " " " " " " " " "▿" " " "some" ": " "main.Pt" "\n" " " " " " " " " " " " " "-" " " "x" ": " "1" "\n" " " " " " " " " " " " " "-" " " "y" ": " "\"a\"" "\n" " " " " " " " " " " " " "-" " " "z" ": " "nil" "\n" " " " " "-" " " "c" ": " "main.Cl" " #" "0" "\n" " " " " "▿" " " "r" ": " "Range(1..<3)" "\n" " " " " " " " " "-" " " "lowerBound" ": " "1" "\n" " " " " " " " " "-" " " "upperBound" ": " "3" "\n" " " " " "-" " " "f" ": " "1.5" "\n" " " " " "-" " " "ch" ": " "\"q\"" "\n" " " " " "-" " " "any" ": " "3" "\n" " " " " "-" " " "cd" ": " "cd" "\n" 
