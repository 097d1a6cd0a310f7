// swift-format-ignore-file
struct Point { var x = 0; let y = 0; mutating func move() { x += 1 } }
class Box { var value = 1; let id = 2 }
let n = 1
n = 2  // error: cannot assign to value: 'n' is a 'let' constant
n += 1  // error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
let p = Point()
p.x = 5  // error: cannot assign to property: 'p' is a 'let' constant
var q = Point()
q.y = 5  // error: cannot assign to property: 'y' is a 'let' constant
q.x = 5
let b = Box()
b.value = 5
b.id = 3  // error: cannot assign to property: 'id' is a 'let' constant
p.move()  // error: cannot use mutating member on immutable value: 'p' is a 'let' constant
q.move()
print(n, q.x, b.value)
