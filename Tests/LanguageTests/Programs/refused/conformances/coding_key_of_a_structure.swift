// swift-format-ignore-file
struct K: CodingKey { var stringValue: String }  // error: type 'K' does not conform to protocol 'CodingKey'
