// swift-format-ignore-file
struct Person { var name = "A"; var tags = ["x"]; let id = 1 }
let a: WritableKeyPath<Person, Int> = \.id  // error: cannot convert key path type 'any KeyPath<Person, Int> & Sendable' to contextual type 'WritableKeyPath<Person, Int>'  // says: cannot convert value of type 'KeyPath<Person, Int>' to specified type 'WritableKeyPath<Person, Int>' — it compares the types of the whole value
let b: KeyPath<Person, Int> = \.name  // error: cannot assign value of type 'KeyPath<Person, String>' to type 'KeyPath<Person, Int>'  // says: key path value type 'String' cannot be converted to contextual type 'Int' — not yet in the compiler's words
let c = \Person.age  // error: value of type 'Person' has no member 'age'
let d = \Person.tags.count
let e: ReferenceWritableKeyPath<Person, String> = \.name  // error: cannot convert key path type 'any WritableKeyPath<Person, String> & Sendable' to contextual type 'ReferenceWritableKeyPath<Person, String>'  // says: cannot convert value of type 'WritableKeyPath<Person, String>' to specified type 'ReferenceWritableKeyPath<Person, String>' — it compares the types of the whole value
let g = \Person.tags[0]
let names = [Person()].map(\.name)
print(Person()[keyPath: d], Person()[keyPath: g], names)
