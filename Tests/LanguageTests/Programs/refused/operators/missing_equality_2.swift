// swift-format-ignore-file
struct Point { var x = 0 }
enum Kind { case a, b }
enum Shape { case circle(Int), none }
class Node {}
print(Kind.a == Kind.b)
print([Point()].contains(Point()))  // error: referencing instance method 'contains' on 'Sequence' requires that 'Point' conform to 'Equatable'
print([Point()].firstIndex(of: Point()) as Any)  // error: referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'Point' conform to 'Equatable'
print(Point() < Point())  // error: referencing operator function '<' on 'Comparable' requires that 'Point' conform to 'Comparable'
print(Kind.a < Kind.b)  // error: binary operator '<' cannot be applied to two 'Kind' operands
print([Point()].sorted())  // error: referencing instance method 'sorted()' on 'Sequence' requires that 'Point' conform to 'Comparable'
print(Optional(Point()) == nil)
