// swift-format-ignore-file
enum ParseError: Error { case empty }
enum DiskError: Error { case full }
protocol Parser { func parse(_ s: String) throws(ParseError) -> Int }
struct Strict: Parser {
  func parse(_ s: String) throws(ParseError) -> Int {
    if s.isEmpty { throw .empty }
    return s.count
  }
}
struct Loose: Parser {  // error: type 'Loose' does not conform to protocol 'Parser'
  func parse(_ s: String) throws -> Int { s.count }
}
struct Other: Parser {  // error: type 'Other' does not conform to protocol 'Parser'
  func parse(_ s: String) throws(DiskError) -> Int { throw .full }
}
struct Never: Parser { func parse(_ s: String) -> Int { 0 } }
print(try Strict().parse("abc"))
