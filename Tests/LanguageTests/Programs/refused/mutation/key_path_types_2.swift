// swift-format-ignore-file
struct Person { var name = "A"; var tags = ["x"]; let id = 1 }
let d = \Person.tags.count
let f = \.name  // error: cannot infer key path type from context; consider explicitly specifying a root type
let g = \Person.tags[0]
let h: KeyPath<Person, String> = \Person.tags.first  // error: cannot assign value of type 'KeyPath<Person, Optional<String>>' to type 'KeyPath<Person, String>'  // says: cannot convert value of type 'KeyPath<Person, String?>' to specified type 'KeyPath<Person, String>' — it compares the types of the whole value
let names = [Person()].map(\.name)
let sorted = [Person()].map(\.nmae)  // error: value of type 'Person' has no member 'nmae'
print(Person()[keyPath: d], Person()[keyPath: g], names)
