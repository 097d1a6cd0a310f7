// swift-format-ignore-file
import Foundation

struct Person: Equatable {
  let name: String
  let age: Int
  let city: String?
  let score: Double
}
let people = [
  Person(name: "Mia", age: 31, city: "Rome", score: 2.5),
  Person(name: "Ben", age: 25, city: nil, score: 1.5),
  Person(name: "ada", age: 31, city: "Bonn", score: 2.5),
  Person(name: "Zoe", age: 25, city: "Kiel", score: 9),
]
func names(_ people: [Person]) -> String { people.map(\.name).joined(separator: " ") }

print(names(people.sorted(using: KeyPathComparator(\.age))))  // expect: Ben Zoe Mia ada
print(names(people.sorted(using: KeyPathComparator(\.name, order: .reverse))))  // expect: ada Zoe Mia Ben
print(names(people.sorted(using: [KeyPathComparator(\.age), KeyPathComparator(\.name)])))  // expect: Ben Zoe Mia ada
print(names(people.sorted(using: [KeyPathComparator(\.score, order: .reverse), KeyPathComparator(\.age)])))  // expect: Zoe Mia ada Ben
print(names(people.sorted(using: KeyPathComparator(\.city))))  // expect: Ben ada Zoe Mia
print(names(people.sorted(using: KeyPathComparator(\.city, order: .reverse))))  // expect: Mia Zoe ada Ben
print(names(people.sorted(using: SortDescriptor(\.score, order: .reverse))))  // expect: Zoe Mia ada Ben
print(names(people.sorted(using: [SortDescriptor(\.age, order: .reverse), SortDescriptor(\.name)])))  // expect: Mia ada Ben Zoe
print([3, 1, 2].sorted(using: ComparableComparator<Int>(order: .reverse)))  // expect: [3, 2, 1]

struct ByLength: SortComparator {
  var order: SortOrder = .forward
  func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    if lhs.count == rhs.count { return .orderedSame }
    let isLess = order == .forward ? lhs.count < rhs.count : lhs.count > rhs.count
    return isLess ? .orderedAscending : .orderedDescending
  }
}
print(["ccc", "a", "bb", "d"].sorted(using: ByLength()))  // expect: ["a", "d", "bb", "ccc"]
print(["ccc", "a", "bb", "d"].sorted(using: ByLength(order: .reverse)))  // expect: ["ccc", "bb", "a", "d"]
let words = [["ccc", "x"], ["a"], ["bb"]]
print(words.sorted(using: KeyPathComparator(\.[0], comparator: ByLength(), order: .reverse)))  // expect: [["ccc", "x"], ["bb"], ["a"]]
var comparator = KeyPathComparator(\Person.age)
comparator.order = .reverse
print(comparator.order, comparator == KeyPathComparator(\Person.age, order: .reverse), comparator == KeyPathComparator(\Person.age))  // expect: reverse true false
print(comparator.compare(people[0], people[1]) == .orderedAscending)  // expect: true
var mutable = people
mutable.sort(using: KeyPathComparator(\.name))
print(names(mutable))  // expect: Ben Mia Zoe ada
mutable.sort(using: [comparator, KeyPathComparator(\.name)])
print(names(mutable))  // expect: Mia ada Ben Zoe
var order = [KeyPathComparator(\Person.age)]
order.insert(KeyPathComparator(\.score, order: .reverse), at: 0)
print(names(people.sorted(using: order)))  // expect: Zoe Mia ada Ben
print(order.compare(people[0], people[2]) == .orderedSame)  // expect: true
print(names(people.sorted(using: KeyPathComparator(\.name, comparator: String.StandardComparator.lexical))))  // expect: Ben Mia Zoe ada
func top<C: SortComparator>(_ comparator: C) -> Person? where C.Compared == Person {
  people.sorted(using: comparator).first
}
print(top(SortDescriptor(\Person.name))?.name ?? "none")  // expect: Ben
let erased: any SortComparator<Person> = KeyPathComparator(\Person.score)
print(erased.compare(people[0], people[1]) == .orderedDescending)  // expect: true
print(SortOrder.forward, [SortOrder.reverse: 1][.reverse] ?? 0)  // expect: forward 1
