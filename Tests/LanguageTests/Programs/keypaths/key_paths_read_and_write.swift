// swift-format-ignore-file
struct Address { var city: String; var lines: [String] = ["one", "two"] }
struct Person { var name: String; var age: Int; var address: Address; var friend: [Person] = []; var initials: String { String(name.prefix(1)) } }
var p = Person(name: "Ada", age: 36, address: Address(city: "London"))
let city = \Person.address.city
print(p[keyPath: city], p[keyPath: \.initials], p[keyPath: \.name.count])  // expect: London A 3
p[keyPath: city] = "Paris"
p[keyPath: \.age] += 1
p[keyPath: \.address.lines[0]] = "uno"
print(p.address, p.age)  // expect: Address(city: "Paris", lines: ["uno", "two"]) 37
func set<Root, V>(_ path: WritableKeyPath<Root, V>, _ v: V) -> (Root) -> Root { { var copy = $0; copy[keyPath: path] = v; return copy } }
print(set(\Person.name, "Bob")(p).name, p.name)  // expect: Bob Ada
func update<Root, V>(_ root: inout Root, _ path: WritableKeyPath<Root, V>, _ change: (inout V) -> Void) { change(&root[keyPath: path]) }
update(&p, \.address.lines) { $0.append("three") }
print(p.address.lines)  // expect: ["uno", "two", "three"]
