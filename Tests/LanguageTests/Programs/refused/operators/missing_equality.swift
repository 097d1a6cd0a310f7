// swift-format-ignore-file
struct Point { var x = 0 }
enum Kind { case a, b }
enum Shape { case circle(Int), none }
class Node {}
print(Point() == Point())  // error: referencing operator function '==' on 'Equatable' requires that 'Point' conform to 'Equatable'
print(Kind.a == Kind.b)
print(Shape.none == .none)  // error: binary operator '==' cannot be applied to two 'Shape' operands
print(Node() == Node())  // error: binary operator '==' cannot be applied to two 'Node' operands
print(Point() != Point())  // error: referencing operator function '!=' on 'BinaryInteger' requires that 'Point' conform to 'BinaryInteger'  // says: referencing operator function '!=' on 'Equatable' requires that 'Point' conform to 'Equatable' — it names the type that lacks the conformance
print([Point()] == [Point()])  // error: operator function '==' requires that 'Point' conform to 'Equatable'
print(Optional(Point()) == nil)
