// A misspelled case beside a comparison is reported at the case.

enum Level { case low, high }
let level = Level.low
if level == .hgih {}  // error: type 'Level' has no member 'hgih'
if .lwo != level {}  // error: type 'Level' has no member 'lwo'
struct Point: Equatable {
  static let zero = Point()
  static func at(_ x: Int) -> Point { Point() }
}
let isZero = Point() == .zreo  // error: type 'Point' has no member 'zreo'
let isAt = Point() == .att(1)  // error: type 'Point' has no member 'att'
print(level == .hihg)  // error: type 'Level' has no member 'hihg'
if true && level == .lowest {}  // error: type 'Level' has no member 'lowest'
print(level == .high, Point() == .at(1))
