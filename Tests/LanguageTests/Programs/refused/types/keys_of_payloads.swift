// swift-format-ignore-file
enum Missing: Codable { case a(x: Int, y: Int); enum ACodingKeys: CodingKey { case x } }  // error: type 'Missing' does not conform to protocol 'Decodable'
enum Extra: Decodable { case a(x: Int); enum ACodingKeys: CodingKey { case x, z } }  // error: type 'Extra' does not conform to protocol 'Decodable'
enum Empty: Encodable {}  // error: cannot automatically synthesize 'Encodable' conformance for empty enum 'Empty'
