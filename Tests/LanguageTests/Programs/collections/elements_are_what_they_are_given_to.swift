// swift-format-ignore-file
// What a literal's elements are given to says what they are, also where they are all of one type.
protocol Shape { var area: Double { get } }
struct Circle: Shape { var area: Double { 3 } }
class Animal { let name: String; init(_ name: String) { self.name = name } }
final class Dog: Animal {}
final class Cat: Animal {}
let circle = Circle()
var shapes: [any Shape] = []
shapes.append(contentsOf: [circle, Circle()])
shapes.insert(contentsOf: [circle], at: 0)
shapes += [circle]
shapes.replaceSubrange(0..<1, with: [circle, circle])
print(shapes.count, shapes.map(\.area))
let drawn = Array<any Shape>([circle])
let animals = Array<Animal>([Dog("Rex")])
let both = Array<Animal>([Dog("Rex"), Cat("Tom")])
print(drawn.count, animals.map(\.name), both.map(\.name), both.map { type(of: $0) })
struct Person { var age = 1; var name = "" }
let age: WritableKeyPath<Person, Int> = \.age
func count<Paths: Sequence>(_ paths: Paths) -> Int where Paths.Element == AnyKeyPath {
    paths.reduce(0) { sum, _ in sum + 1 }
}
print(Set<AnyKeyPath>([\Person.age, age]).count, count([\Person.age, \Person.name]))
print(Set<AnyKeyPath>([age]).count, Array<PartialKeyPath<Person>>([\.age, age, \.name]).count)
let seven = 7
print(Set<Int?>([seven, nil]).count, Set<AnyHashable>([seven, "x"]).count, Array<Any>([seven, "x"]).count)
func total(_ shapes: [any Shape]) -> Double { shapes.map(\.area).reduce(0, +) }
print(total(Array([circle])), total([circle] + [circle]), total([[circle]].flatMap { $0 }))
// expect: 5 [3.0, 3.0, 3.0, 3.0, 3.0]
// expect: 1 ["Rex"] ["Rex", "Tom"] [main.Dog, main.Cat]
// expect: 1 2
// expect: 1 3
// expect: 2 2 2
// expect: 3.0 6.0 3.0
