// swift-format-ignore-file
// The value of a member's pattern must have the pattern's parts.
final class Whole {
  let (first, second) = 3  // error: cannot convert value of type 'Int' to specified type '(_, _)'
}
actor Short {
  var (first, second, third) = (1, 2)  // error: '(Int, Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
}
struct Long {
  static let (first, second) = (1, 2, 3)  // error: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements
}
final class Inner {
  let (first, (second, third)) = (1, 2)  // error: cannot convert value of type '(Int, Int)' to specified type '(Int, (_, _))'
}
struct Annotated {
  var (first, second): Int = 3  // error: tuple pattern cannot match values of the non-tuple type 'Int'
}
