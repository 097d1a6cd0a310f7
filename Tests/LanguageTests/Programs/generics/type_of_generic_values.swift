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
