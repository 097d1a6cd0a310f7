// swift-format-ignore-file
// A path through an object is writable, whatever leads to the object.
struct Screen { let model = Model() }
final class Model { var title = "a"; var size = Size() }
struct Size { var width = 1 }
func path(to value: KeyPath<Screen, Model>) -> ReferenceWritableKeyPath<Screen, String> {
  value.appending(path: \Model.title)
}
let screen = Screen()
screen[keyPath: path(to: \.model)] = "b"
let model: KeyPath<Screen, Model> = \.model
let width: ReferenceWritableKeyPath<Model, Int> = \.size.width
screen[keyPath: model.appending(path: width)] += 4
print(screen.model.title, screen.model.size.width)  // expect: b 5
