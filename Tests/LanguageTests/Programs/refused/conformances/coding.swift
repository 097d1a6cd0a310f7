// swift-format-ignore-file
struct B {}
struct A: Codable { var b: B; var c = 1 }  // error: type 'A' does not conform to protocol 'Decodable'
struct D: Encodable { let f: () -> Void }  // error: type 'D' does not conform to protocol 'Encodable'
struct E2: Decodable { var a: Int; var b: B? }  // error: type 'E2' does not conform to protocol 'Decodable'
enum F: Codable { case x(B), y }  // error: type 'F' does not conform to protocol 'Decodable'
struct G: Codable { var a: Int; var b: B = B(); enum CodingKeys: CodingKey { case a } }
struct H: Codable { var a: Int; var b: B; enum CodingKeys: String, CodingKey { case a } }  // error: type 'H' does not conform to protocol 'Decodable'
struct I: Codable { var a: Int; enum CodingKeys: String, CodingKey { case a, z } }  // error: type 'I' does not conform to protocol 'Decodable'
struct J<T>: Codable { var t: T }  // error: type 'J<T>' does not conform to protocol 'Decodable'  // says: type 'J' does not conform to protocol 'Decodable' — not yet in the compiler's words
struct K<T> { var t: T }
extension K: Decodable where T: Encodable {}  // error: type 'K<T>' does not conform to protocol 'Decodable'  // says: type 'K' does not conform to protocol 'Decodable' — not yet in the compiler's words
class L: Codable { var b: B?; init() {} }  // error: type 'L' does not conform to protocol 'Decodable'
func send<T: Encodable>(_ t: T) {}
send(B())  // error: global function 'send' requires that 'B' conform to 'Encodable'
send({ 1 })  // error: type '() -> Int' cannot conform to 'Encodable'
struct M: Codable { var c: Character; var t: (Int, Int) }  // error: type 'M' does not conform to protocol 'Decodable'
enum Keys: CodingKey { case one, two }
