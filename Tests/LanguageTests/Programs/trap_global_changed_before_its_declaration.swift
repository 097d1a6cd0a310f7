// swift-format-ignore-file
@MainActor func add() {
  names.append("x")  // trap: `names` is used before it is initialized
}
print("begins")  // expect: begins
add()
var names: [String] = ["a"]
print(names)
