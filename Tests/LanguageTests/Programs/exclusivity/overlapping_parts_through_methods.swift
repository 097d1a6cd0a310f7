// swift-format-ignore-file
class Point {
  var place = (x: 1, y: 2)
}
let point = Point()
print(point.place)  // expect: (x: 1, y: 2)
swap(&point.place.x, &point.place.y)  // trap: simultaneous accesses to `place`
