// swift-format-ignore-file
enum Keys: CodingKey { case one, two }
enum Names: String, CodingKey { case a = "A", b }
print(Keys.one.stringValue, Keys.two, Names.a.stringValue, Names.b, Names.a.rawValue, Names(stringValue: "A") as Any)
print(Names.a.intValue as Any)
struct S: Codable, CustomStringConvertible { var keys: Set<String>; var description: String { keys.sorted().joined() } }
print(S(keys: ["a"]), [S(keys: [])].isEmpty)
protocol Endpoint { associatedtype Response: Decodable; var path: String { get } }
struct Get<T: Decodable>: Endpoint { typealias Response = T; let path: String }
func load<E: Endpoint>(_ e: E) -> E.Response.Type { E.Response.self }
print(load(Get<[S]>(path: "x")))
// expect: one Keys(stringValue: "two", intValue: nil) A Names(stringValue: "b", intValue: nil) A Optional(Names(stringValue: "A", intValue: nil))
// expect: nil
// expect: a false
// expect: Array<S>
