// swift-format-ignore-file
struct Key: Hashable, CustomStringConvertible {
  let name: String, note: String
  init(_ name: String, _ note: String = "") { self.name = name; self.note = note }
  static func == (a: Key, b: Key) -> Bool { a.name.lowercased() == b.name.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
  var description: String { name }
}
var table = [Key("One"): 1]
table[Key("ONE")] = 11
table[Key("two")] = 2
print(table.count, table[Key("oNe")] as Any, table[Key("three")] as Any)  // expect: 2 Optional(11) nil
var set: Set<Key> = [Key("a", "first"), Key("b")]
let (inserted, member) = set.insert(Key("A", "second"))
print(inserted, member.note, set.count, set.contains(Key("B")))  // expect: false first 2 true
// expect: first third 1
print(set.update(with: Key("A", "third"))?.note ?? "-", set.remove(Key("a"))?.note ?? "-", set.count)
print(Key("x").hashValue == Key("X").hashValue)  // expect: true
final class Person: Hashable { let id: Int; var name: String; init(_ id: Int, _ name: String) { self.id = id; self.name = name }
  static func == (a: Person, b: Person) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
let people: Set = [Person(1, "Ada"), Person(1, "Ava"), Person(2, "Bob")]
print(people.count, people.contains(Person(2, "?")))  // expect: 2 true
