// swift-format-ignore-file
class Node { var n = 1 }
struct Point { var x = 1 }
let a = Node(), b = Node()
print(a === b, a !== b)
print(a == b)  // error: binary operator '==' cannot be applied to two 'Node' operands
print(Point() == Point())  // error: referencing operator function '==' on 'Equatable' requires that 'Point' conform to 'Equatable'
print(a < b)  // error: binary operator '<' cannot be applied to two 'Node' operands
print([a].contains(b))  // error: referencing instance method 'contains' on 'Sequence' requires that 'Node' conform to 'Equatable'
print([a].contains { $0 === b })
print(Set([a]))  // error: generic struct 'Set' requires that 'Node' conform to 'Hashable'  // says: type 'Node' does not conform to protocol 'Hashable' — it names the type that lacks the conformance
switch a { case b: print("same"); default: break }  // error: operator function '~=' requires that 'Node' conform to 'Equatable'
