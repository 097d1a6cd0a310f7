// swift-format-ignore-file
struct Person { var name = "A"; var tags = ["x"]; let id = 1 }
let a: WritableKeyPath<Person, Int> = \.id  // error: cannot convert key path type 'any KeyPath<Person, Int> & Sendable' to contextual type 'WritableKeyPath<Person, Int>'
let b: KeyPath<Person, Int> = \.name  // error: cannot assign value of type 'KeyPath<Person, String>' to type 'KeyPath<Person, Int>'
let c = \Person.age  // error: value of type 'Person' has no member 'age'
let d = \Person.tags.count
let e: ReferenceWritableKeyPath<Person, String> = \.name  // error: cannot convert key path type 'any WritableKeyPath<Person, String> & Sendable' to contextual type 'ReferenceWritableKeyPath<Person, String>'
let g = \Person.tags[0]
let names = [Person()].map(\.name)
print(Person()[keyPath: d], Person()[keyPath: g], names)
