// swift-format-ignore-file
struct Point { var x = 0 }
class Shape: Point {}  // error: inheritance from non-protocol, non-class type 'Point'
enum Kind { case a }
class Box: Kind {}  // error: inheritance from non-protocol, non-class type 'Kind'
final class Sealed {}
class Opened: Sealed {}  // error: inheritance from a final class 'Sealed'
struct Grid: Shape {}  // error: inheritance from non-protocol type 'Shape'
extension Point: Shape {}  // error: inheritance from non-protocol type 'Shape'
protocol Walk: Point {}  // error: inheritance from non-protocol, non-class type 'Point'
class Ok: Hashable {
  static func == (a: Ok, b: Ok) -> Bool { a === b }
  func hash(into h: inout Hasher) {}
}
print(Ok() == Ok())
