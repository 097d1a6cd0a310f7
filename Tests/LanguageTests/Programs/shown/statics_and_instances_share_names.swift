// swift-format-ignore-file
struct Token: Equatable { static let name = "static"; let name: String; static func make(_ n: String) -> Token { Token(name: n) }; func make() -> String { "made \(name)" }; static let empty = Token(name: ""), full: Token = .make("full") }
func take(_ t: Token?) -> String { t?.name ?? "nil" }
// expect: static true made x full q nil i
print(Token.name, Token.empty.name.isEmpty, Token.make("x").make(), take(.full), take(.make("q")), take(nil), take(.init(name: "i")))
let t: Token = .full, all: [Token] = [.empty, .full, .make("z")]
print(all.map(\.name), t == .full, all.contains(.make("z")))  // expect: ["", "full", "z"] true true
enum Kind { case a, b; static var preferred: Kind { .b }; static func from(_ n: Int) -> Kind? { n == 0 ? .a : nil }; var next: Self { self == .a ? .b : .a } }
let k: Kind = .preferred, m: Kind? = .from(0)
// expect: b a true a [main.Kind.a, main.Kind.b]
print(k, k.next, m == .a, Kind.a.next.next, [.a, .b] as [Kind])
