// swift-format-ignore-file
let pairs = ["a", "b"].enumerated().compactMap { i, o in if o == "a" { (o, i) } else { nil } }
print(Dictionary(uniqueKeysWithValues: pairs).count)
// WRONG: `nil` in a ternary whose other side is a type that is made of nil, where an optional is wanted.
// heirloom prints: removed
// swiftc prints:   null    (nil is the value's own literal, one conversion to optional outside)
enum JSON: Equatable, ExpressibleByNilLiteral {
  case null, one
  init(nilLiteral: ()) { self = .null }
}
var object: [String: JSON] = ["a": .one]
let new = JSON.null
object["a"] = new == .null ? nil : new
print(object["a"].map { "\($0)" } ?? "removed")
// expect: 1
// expect: null
