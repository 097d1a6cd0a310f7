// swift-format-ignore-file
struct Point { var x = 0 }
enum E: Character { case a = "a" }
enum F: Int, String { case a }  // error: multiple enum raw types 'Int' and 'String'
enum G: Int {}  // error: an enum with no cases cannot declare a raw type
let n = 5
enum H: Int { case a = n }  // error: raw value for enum case must be a literal
enum I: Int { case a = 1 + 2 }  // error: raw value for enum case must be a literal
print(E.a.rawValue)
