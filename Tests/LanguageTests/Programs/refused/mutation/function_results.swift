// swift-format-ignore-file
struct Point { var x = 0 }
final class Ref { var x = 0 }
func origin() -> Point { Point() }
func shared() -> Ref { Ref() }
func numbers() -> [Int] { [1] }
origin().x = 5  // error: cannot assign to property: 'origin' returns immutable value
shared().x = 5
numbers().append(2)  // error: cannot use mutating member on immutable value: 'numbers' returns immutable value
numbers()[0] = 3  // error: cannot assign through subscript: 'numbers' returns immutable value
Point().x = 1  // error: cannot assign to property: function call returns immutable value
var p = origin()
p.x = 5
print(p.x)
