// A property whose type is an associated type of `any P`: its members, also from variables and calls.
protocol Named { var name: String { get } }
struct Plain: Named { var name: String }

protocol Source {
  associatedtype Item: Named
  var item: Item { get }
  var items: [Item] { get }
}
struct Shelf: Source {
  var item = Plain(name: "one")
  var items: [Plain] { [item, item] }
}

var source: any Source = Shelf()
print(source.item.name)  // expect: one
source = Shelf(item: Plain(name: "two"))
print(source.item.name, source.items.count)  // expect: two 2
func make() -> any Source { Shelf() }
print(make().item.name, make().items.map(\.name))  // expect: one ["one", "one"]
let sources: [any Source] = [Shelf(), source]
print(sources.map { $0.item.name }, sources[1].item.name)  // expect: ["one", "two"] two

enum Failure: Error { case one }
func twice(_ work: () throws(Failure) -> Int) throws(Failure) -> Int {
  try withoutActuallyEscaping(work) { (kept) throws(Failure) in try kept() + kept() }
}
do { print(try twice { 2 }) } catch { print(error) }  // expect: 4
do { print(try twice { () throws(Failure) in throw .one }) } catch { print(error) }  // expect: one

class Base { var a = 1 }
final class Derived: Base { var b = 2 }
print(Mirror(reflecting: Derived()).superclassMirror?.descendant("a") ?? "nil")  // expect: 1
print(Mirror(3, children: ["y": 1]).descendant("y") ?? "nil")  // expect: 1

final class Owner { var child: Base? = Base() }
print(type(of: \Owner.child?.a))  // expect: KeyPath<Owner, Optional<Int>>
