// swift-format-ignore-file
class Base { var id = 1 }
final class Model: Base { var title = "t"; var tags = ["a": 1]; let fixed = 2; var child: Base? }
struct Point { var x = 1; let y = 2; var both: (Int, Int) { (x, y) } }
let paths: [AnyKeyPath] = [\Model.title, \Model.fixed, \Point.x, \Point.y, \Point.both, \Model.tags["a"], \Model.child?.id, \Base.id]
let model = Model(), point = Point()
for path in paths {
  let kinds = [path is PartialKeyPath<Model>, path is KeyPath<Model, String>, path is WritableKeyPath<Point, Int>, path is ReferenceWritableKeyPath<Model, String>, path is KeyPath<Point, Int>]
  print(kinds, model[keyPath: path] as Any, point[keyPath: path] as Any)
}
if let p = paths[2] as? WritableKeyPath<Point, Int> { var q = point; q[keyPath: p] = 9; print(q.x) }
if let p = paths[0] as? ReferenceWritableKeyPath<Model, String> { model[keyPath: p] += "!"; print(model.title) }
print(type(of: \Point.x), type(of: \Point.y), type(of: \Model.title), type(of: \Point.x.description))
let narrow: KeyPath<Point, Int> = \.x
print(narrow is WritableKeyPath<Point, Int>, narrow == \Point.x)
print((\Model.title).appending(path: \.count) is KeyPath<Model, Int>)
// expect: [true, true, false, true, false] Optional("t") nil
// expect: [true, false, false, false, false] Optional(2) nil
// expect: [false, false, true, false, true] nil Optional(1)
// expect: [false, false, false, false, true] nil Optional(2)
// expect: [false, false, false, false, false] nil Optional((1, 2))
// expect: [true, false, false, false, false] Optional(Optional(1)) nil
// expect: [true, false, false, false, false] Optional(nil) nil
// expect: [false, false, false, false, false] Optional(1) nil
// expect: 9
// expect: t!
// expect: WritableKeyPath<Point, Int> KeyPath<Point, Int> ReferenceWritableKeyPath<Model, String> KeyPath<Point, String>
// expect: true true
// expect: true
