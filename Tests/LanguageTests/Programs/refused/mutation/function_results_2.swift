// swift-format-ignore-file
struct Point { var x = 0 }
final class Ref { var x = 0 }
func origin() -> Point { Point() }
func shared() -> Ref { Ref() }
func numbers() -> [Int] { [1] }
shared().x = 5
(origin()).x += 1  // error: left side of mutating operator isn't mutable: 'origin' returns immutable value
origin() = Point()  // error: expression is not assignable: 'origin' returns immutable value  // says: cannot assign to value: 'origin' returns immutable value — not yet in the compiler's words
5 = 6  // error: cannot assign to value: literals are not mutable
"a" + "b" = "ab"  // error: expression is not assignable: binary operator returns immutable value  // says: cannot assign to value: function call returns immutable value — not yet in the compiler's words
var p = origin()
p.x = 5
print(p.x)
