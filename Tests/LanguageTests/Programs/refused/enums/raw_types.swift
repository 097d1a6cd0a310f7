// swift-format-ignore-file
struct Point { var x = 0 }
enum A: Point { case a }  // error: raw type 'Point' is not expressible by a string, integer, or floating-point literal
enum B: Bool { case yes = true }  // error: raw type 'Bool' is not expressible by a string, integer, or floating-point literal  // says: 'B' declares raw type 'Bool', but does not conform to RawRepresentable and conformance could not be synthesized — not yet in the compiler's words
enum C: Int { case one(Int) }  // error: enum with raw type cannot have cases with arguments
enum D: Character { case a }  // error: enum cases require explicit raw values when the raw type is not expressible by integer or string literal
enum E: Character { case a = "a" }
let n = 5
print(E.a.rawValue)
