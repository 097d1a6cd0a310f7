// What `type(of:)` says of a value in generic code is its static type, unless that is a class or a
// protocol.
protocol Shape {}
struct Square: Shape {}
class Animal {}
final class Dog: Animal {}

func name<T>(_ value: T) -> String { "\(type(of: value)) as \(T.self)" }

struct Box<Content> {
  var content: Content
  var name: String { "\(type(of: content)) in \(Content.self)" }
}

final class Log<Entry> {
  var entries: [Entry] = []
  func add(_ entry: Entry) {
    print("added a", type(of: entry))
    entries.append(entry)
  }
  func describe() { print("a log of", type(of: entries)) }
}

extension Sequence {
  func first() -> String { "\(type(of: self)) of \(Element.self)" }
}

print(name([Int]()))
print(name([String: Double]()))
print(name(Set<Character>()))
print(name(Int?.none))
print(name([1] as [Any]))
print(name([[]] as [[Int]]))
print(name(("a", [Bool]())))
print(name(Square() as any Shape))
print(name(Dog() as Animal))
print(name(Dog() as Animal?))
print(name(1), name(1 as Any))
print(name(Dog() as AnyObject))
print(name(Box(content: [Int]())))
print(Box(content: [Int]()).name)
print(Box<Animal>(content: Dog()).name)
print(Box<any Shape>(content: Square()).name)
print(Box<Animal?>(content: nil).name)
let log = Log<[Int]>()
log.add([])
log.describe()
Log<Int?>().add(nil)
print([Int]().first(), [String: Int]().first(), (0..<3).first())
print(name({ (a: Int) in a > 0 }))
// expect: Array<Int> as Array<Int>
// expect: Dictionary<String, Double> as Dictionary<String, Double>
// expect: Set<Character> as Set<Character>
// expect: Optional<Int> as Optional<Int>
// expect: Array<Any> as Array<Any>
// expect: Array<Array<Int>> as Array<Array<Int>>
// expect: (String, Array<Bool>) as (String, Array<Bool>)
// expect: Shape as Shape
// expect: Dog as Animal
// expect: Optional<Animal> as Optional<Animal>
// expect: Int as Int Any as Any
// expect: AnyObject as AnyObject
// expect: Box<Array<Int>> as Box<Array<Int>>
// expect: Array<Int> in Array<Int>
// expect: Dog in Animal
// expect: Shape in Shape
// expect: Optional<Animal> in Optional<Animal>
// expect: added a Array<Int>
// expect: a log of Array<Array<Int>>
// expect: added a Optional<Int>
// expect: Array<Int> of Int Dictionary<String, Int> of (key: String, value: Int) Range<Int> of Int
// expect: (Int) -> Bool as (Int) -> Bool
