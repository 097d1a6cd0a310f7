// Weak and unowned properties of an observed class stay weak and unowned.
import Observation

final class Parent {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of \(name)") }
}

@Observable final class Child {
  weak var parent: Parent?
  unowned var school: Parent
  init(school: Parent) { self.school = school }
}

let school = Parent("school")
var parent: Parent? = Parent("parent")
let child = Child(school: school)
withObservationTracking {
  _ = child.parent
} onChange: {
  print("another parent")
}
child.parent = parent  // expect: another parent
print(child.parent?.name ?? "none", child.school.name)  // expect: parent school
parent = nil  // expect: end of parent
print(child.parent == nil)  // expect: true
