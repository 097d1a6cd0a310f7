// swift-format-ignore-file
protocol Codec { static var name: String { get }; static func encode(_ s: String) -> String; init() }
extension Codec { static var banner: String { "[\(name)]" }; func run(_ s: String) -> String { Self.encode(s) } }
enum Registry { nonisolated(unsafe) static var used: [String] = [] }
struct Upper: Codec { static let name = "upper"; static func encode(_ s: String) -> String { Registry.used.append(name); return s.uppercased() } }
struct Back: Codec { static let name = "back"; static func encode(_ s: String) -> String { Registry.used.append(name); return String(s.reversed()) } }
let codecs: [any Codec.Type] = [Upper.self, Back.self]
// expect: [upper] ABC X // expect: [back] cba x
for c in codecs { print(c.banner, c.encode("abc"), c.init().run("x")) }
let type: Upper.Type = Upper.self
print(type.encode("z"), type.name, type.init())  // expect: Z upper Upper()
func each<C: Codec>(_ t: C.Type) -> String { t.name + t.encode("q") }
print(each(Back.self), codecs.map { each($0) })  // expect: backq ["upperQ", "backq"]
print(Registry.used.count)  // expect: 8
