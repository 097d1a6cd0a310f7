// swift-format-ignore-file
// A protocol of the program with the name of one of Swift's has no requirement that Swift writes.
protocol Comparable { static func < (a: Self, b: Self) -> Bool }
enum Level: Comparable { case low, high }  // error: type 'Level' does not conform to protocol 'Comparable'
protocol Hashable { func hash(into hasher: inout Hasher) }
struct Point: Hashable { var x = 1 }  // error: type 'Point' does not conform to protocol 'Hashable'
protocol Encodable { func encode() -> String }
struct Report: Encodable { var text = "" }  // error: type 'Report' does not conform to protocol 'Encodable'
