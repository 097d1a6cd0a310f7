// swift-format-ignore-file
final class Point {
  var place = (x: 1, y: 2)
  func flip() {
    swap(&place.x, &place.y)  // trap: simultaneous accesses to `place`
  }
}
let point = Point()
print(point.place)  // expect: (x: 1, y: 2)
point.flip()
