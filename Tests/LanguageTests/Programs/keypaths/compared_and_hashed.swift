// swift-format-ignore-file
struct Person { var address = Address(); var name = "p" }
struct Address { var city = "X" }

// A path that was put together is the one that is written in one go.
let address = \Person.address
print(address.appending(path: \.city) == \Person.address.city)  // expect: true
print(address.appending(path: \Address.city) == \Person.name, address == \.address)  // expect: false true
let city = address.appending(path: \.city)
let titles: [PartialKeyPath<Person>: String] = [\.address: "address", \.address.city: "city"]
print(titles[city] ?? "-", titles[\.name] ?? "-")  // expect: city -
var seen: Set<AnyKeyPath> = [\Person.address, \Address.city]
print(seen.insert(\Person.address).inserted, seen.contains(\Address.city))  // expect: false true

// In a box, under which keys of all types are found.
let counts: [AnyHashable: Int] = ["a": 1, 2: 2, \String.count: 3]
print(counts["a"]!, counts[2]!, counts[\String.count] ?? -1)  // expect: 1 2 3
let boxed: AnyHashable = \String.count
print(boxed == AnyHashable(\String.count))  // expect: true
var marks: [AnyHashable: Int] = [:]
marks[\String.count] = 3
let partial: PartialKeyPath<String> = \.count
marks[partial] = 4
let any: AnyKeyPath = partial
marks[any] = 9
print(marks[boxed] ?? -1, marks.count)  // expect: 9 1

// Code that doesn't know their type compares them as well.
func areSame<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(areSame(\String.count, \String.count), areSame(partial, \.isEmpty))  // expect: true false
