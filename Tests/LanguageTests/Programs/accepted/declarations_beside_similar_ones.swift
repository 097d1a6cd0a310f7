// A case without values isn't a function, so a static method may have its name.
enum Shape {
  case point
  static func point() -> Shape {
    print("made", terminator: " ")
    return .point
  }
}
print(Shape.point, Shape.point())  // expect: made point point
enum Size {
  case of(Int)
  static func of(_ text: String) -> Size { .of(text.count) }
}
print(Size.of(1), Size.of("abc"))  // expect: of(1) of(3)

// A conformance that the standard library's type already has is only worth a warning.
extension Array: CustomStringConvertible { public var size: Int { count } }
extension String: Hashable {}
print([1].size, [1].description)  // expect: 1 [1]

guard true else {}
