// swift-format-ignore-file
// The debug names of types that are declared in constrained extensions and in those of other modules.
struct Box<T> {}
extension Box where T: Equatable { struct Inner {}; enum E { case a } }
extension Box { struct Plain {}; struct Gen<U> {} }
extension Box where T == Int { struct OnlyInt { struct Deep {} } }
extension Dictionary { struct Group<Z> { struct Deep {} } }
extension Array where Element == Int { struct Sums { var total = 0 } }
print(String(reflecting: Box<Int>.Inner.self), Box<Int>.Inner(), Box<Int>.E.a)
print(String(reflecting: Box<Int>.Plain.self), String(reflecting: Box<Int>.Gen<String>.self))
print(String(reflecting: Box<Int>.OnlyInt.self), String(reflecting: Box<Int>.OnlyInt.Deep.self))
print(String(reflecting: [Int: Int].Group<Bool>.self), String(reflecting: [Int: Int].Group<Bool>.Deep.self))
print(Box<Int>.Gen<String>.self, [Int: Int].Group<Bool>.Deep.self, Box<Int>.OnlyInt.Deep())
debugPrint(Box<Int>.Gen<String>(), [Int].Sums(total: 3))
print(String(reflecting: Set<Int>.Index.self))
extension Int { struct In {} ; enum E { case a } }
extension Array { struct Inner {} }
print(Int.In.self, String(reflecting: Int.In.self), Int.In(), String.K(), String(reflecting: Int.E.a), [Int].Inner.self, String(reflecting: [Int].Inner.self))
debugPrint(Int.In(), Int.E.a, String.K())
dump(Int.In()); dump(String.K()); dump(Int.E.a)
print("\(Optional<Int.In>.self)", [Int.In.self])
print(String(describing: Int.In.self), type(of: Int.In()), Mirror(reflecting: Int.In()))
print(NSObjectLike.self)
enum NSObjectLike {}
extension String { final class K {} }
// expect: (extension in main):main.Box<Swift.Int>.Inner Inner() a
// expect: main.Box<Swift.Int>.Plain main.Box<Swift.Int>.Gen<Swift.String>
// expect: (extension in main):main.Box<Swift.Int>.OnlyInt (extension in main):main.Box<Swift.Int>.OnlyInt.Deep
// expect: (extension in main):Swift.Dictionary<Swift.Int, Swift.Int>.Group<Swift.Bool> (extension in main):Swift.Dictionary<Swift.Int, Swift.Int>.Group<Swift.Bool>.Deep
// expect: Gen<String> Deep Deep()
// expect: main.Box<Swift.Int>.Gen<Swift.String>() (extension in main):Swift.Array<Swift.Int>.Sums(total: 3)
// expect: Swift.Set<Swift.Int>.Index
// expect: In (extension in main):Swift.Int.In In() (extension in main):Swift.String.K (extension in main):Swift.Int.E.a Inner (extension in main):Swift.Array<Swift.Int>.Inner
// expect: (extension in main):Swift.Int.In() (extension in main):Swift.Int.E.a (extension in main):Swift.String.K
// expect: - (extension in main):Swift.Int.In
// expect: - (extension in main):Swift.String.K #0
// expect: - (extension in main):Swift.Int.E.a
// expect: Optional<In> [(extension in main):Swift.Int.In]
// expect: In In Mirror for In
// expect: NSObjectLike
