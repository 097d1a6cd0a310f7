//? b is a copy of a, but both contain the same Box, so the change through b is also visible in a.
final class Box {
  var value = 0
}
struct Shape {
  var name: String
  var box = Box()
  var corners = [Box(), Box()]
}

let a = Shape(name: "a")
var b = a
b.name = "b"
b.box.value = 1
print(a.name, a.box.value)

let c = a
c.corners[1].value += 5
print(a.corners[1].value)

var d = a
d.box = Box()
d.box.value = 9
print(a.box.value)
