// swift-format-ignore-file
final class Model { var count = 0; var title = "t"; var child: Model? }
let m = Model()
let path: ReferenceWritableKeyPath<Model, Int> = \.count
m[keyPath: path] = 5
m[keyPath: \.title] += "!"
m.child = Model()
m[keyPath: \.child!.count] = 7
print(m.count, m.title, m.child!.count)  // expect: 5 t! 7
func bind<Root: AnyObject, V>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, V>) -> (V) -> Void { { root[keyPath: path] = $0 } }
let setTitle = bind(m, \.title)
setTitle("new"); print(m.title)  // expect: new
struct Holder { let model = Model() }
let h = Holder()
h[keyPath: \.model.count] = 3
print(h.model.count)  // expect: 3
let paths: [PartialKeyPath<Model>] = [\.count, \.title]
print(paths.map { m[keyPath: $0] }, paths[0] == \Model.count, Set(paths).count)  // expect: [5, "new"] true 2
let any: AnyKeyPath = \Model.title
// expect: Optional("new") true true
print(m[keyPath: any] as Any, any is KeyPath<Model, String>, path is WritableKeyPath<Model, Int>)
struct Tally { private(set) var n = 0 }
final class Keeper { private(set) var tally = Tally() }
let known = \Tally.n
print(type(of: known), type(of: \Keeper.tally.n))  // expect: WritableKeyPath<Tally, Int> ReferenceWritableKeyPath<Keeper, Int>
var tally = Tally()
if let writable = known as? WritableKeyPath<Tally, Int> { tally[keyPath: writable] = 9; print(tally.n) }  // expect: 9
// Through an existential.
protocol Counted { var n: Int { get set } }
struct Counts: Counted { var n = 1 }
var counted: any Counted = Counts()
counted[keyPath: \.n] = 5; counted[keyPath: \.n] += 1; print(counted.n)  // expect: 6
