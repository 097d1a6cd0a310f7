// A property is read while a method changes it through its accessor.
class Model { var items = [3, 1, 2] }
let model = Model()
model.items.sort { one, other in
  one < other && model.items.count > 2  // trap: simultaneous accesses
}
