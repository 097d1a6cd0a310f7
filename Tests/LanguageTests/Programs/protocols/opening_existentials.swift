// swift-format-ignore-file
protocol Item: Equatable { var weight: Int { get } }
extension Item { func equals(_ other: any Item) -> Bool { guard let other = other as? Self else { return false }; return self == other } }
struct Book: Item { var weight = 3 }
struct Lamp: Item { var weight = 8; var on = false }
func describe<I: Item>(_ item: I) -> String { "\(I.self) \(item.weight)" }
func pair<A: Item, B: Item>(_ a: A, _ b: B) -> String { "\(A.self)+\(B.self)=\(a.weight + b.weight)" }
func wrapped<T>(_ value: T) -> [T] { [value, value] }
let items: [any Item] = [Book(), Lamp(), Lamp(on: true)]
for item in items { print(describe(item)) }  // expect: Book 3 // expect: Lamp 8 // expect: Lamp 8
print(pair(items[0], items[1]))  // expect: Book+Lamp=11
// expect: false true false
print(items[1].equals(items[2]), items[1].equals(Lamp()), items[0].equals(items[1]))
print(wrapped(items[0]).count, type(of: items[2]))  // expect: 2 Lamp
