// A subclass overrides a stored property, and protocols reach it.
protocol Counting: AnyObject { var count: Int { get set } }
class Counter: Counting { var count = 1 }
final class Loud: Counter {
  override var count: Int {
    get { 7 }
    set { print("set", newValue) }
  }
}
final class Observed: Counter {
  override var count: Int { didSet { print("was", oldValue, "is", count) } }
}
func increase<Item: Counting>(_ item: Item) {
  item.count += 1
  print(item.count)
}
increase(Counter())
increase(Loud())
increase(Observed())
let any: any Counting = Loud()
any.count = 9
print(any.count, any[keyPath: \.count])
print((any Counting).self, [any Counting].self, type(of: [any]))
// expect: 2
// expect: set 8
// expect: 7
// expect: was 1 is 2
// expect: 2
// expect: set 9
// expect: 7 7
// expect: Counting Array<Counting> Array<Counting>
