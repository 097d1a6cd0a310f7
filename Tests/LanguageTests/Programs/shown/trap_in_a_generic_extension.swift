// swift-format-ignore-file
extension Array { func checked(_ i: Int) -> Element {
  precondition(indices.contains(i), "no element \(i)")  // trap: no element 9
  return self[i] } }
print([1, 2].checked(1))  // expect: 2
print(["a"].checked(9))
