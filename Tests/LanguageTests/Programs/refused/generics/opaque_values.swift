// swift-format-ignore-file
protocol Shape { var sides: Int { get } }
struct Square: Shape { var sides = 4 }
struct Circle: Shape { var sides = 0 }
func a() -> some Shape { Square() }
func b() -> some Shape { Square() }
var x = a()
x = a()
x = b()  // error: cannot assign value of type 'some Shape' (result of 'b()') to type 'some Shape' (result of 'a()')  // says: cannot assign value of type 'some Shape' to type 'some Shape' — not yet in the compiler's words
x = Square()  // error: cannot assign value of type 'Square' to type 'some Shape'
let list = [a(), a()]
var y: any Shape = a()
y = Circle()
var z: some Shape = Square()
z = Circle()  // error: cannot assign value of type 'Circle' to type 'some Shape'
print(x.sides, y.sides, z.sides, list.count)
