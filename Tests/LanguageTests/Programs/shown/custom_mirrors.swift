// swift-format-ignore-file
struct Money: CustomReflectable { let cents = 150, currency = "EUR"; var customMirror: Mirror { Mirror(self, children: ["amount": Double(cents) / 100, "currency": currency], displayStyle: .struct) } }
print(Money(), [Money()], Optional(Money()) as Any, "\(Money())")
debugPrint(Money(), [Money()])
struct Holder { var m = Money(); var n = 1 }
print(Holder()); dump(Holder())
class Node: CustomReflectable { let v = 1; weak var parent: Node?; var customMirror: Mirror { Mirror(self, children: ["v": v]) } }
print(Node(), [Node()]); dump(Node())
enum E: CustomReflectable { case a, b(Int); var customMirror: Mirror { Mirror(self, children: ["x": 1], displayStyle: .enum) } }
print(E.a, E.b(2)); dump(E.b(1))
struct Bag: CustomReflectable { var items = [1, 2]; var customMirror: Mirror { Mirror(self, unlabeledChildren: items, displayStyle: .collection) } }
print(Bag(), String(reflecting: Bag())); dump(Bag())
struct None: CustomReflectable { let a = 1; var customMirror: Mirror { Mirror(self, children: [:]) } }
print(None()); dump(None())
struct T: CustomReflectable { let a = 1; var customMirror: Mirror { Mirror(self, children: ["q": 1, "r": "s"], displayStyle: .tuple) } }
print(T()); dump(T())
struct D: CustomReflectable, CustomStringConvertible { let a = 1; var description: String { "D!" }; var customMirror: Mirror { Mirror(self, children: ["q": 1]) } }
print(D(), [D()]); dump(D())
// expect: Money(amount: 1.5, currency: "EUR") [main.Money(amount: 1.5, currency: "EUR")] Optional(main.Money(amount: 1.5, currency: "EUR")) Money(amount: 1.5, currency: "EUR")
// expect: main.Money(amount: 1.5, currency: "EUR") [main.Money(amount: 1.5, currency: "EUR")]
// expect: Holder(m: main.Money(amount: 1.5, currency: "EUR"), n: 1)
// expect: ▿ main.Holder
// expect:   ▿ m: main.Money
// expect:     - amount: 1.5
// expect:     - currency: "EUR"
// expect:   - n: 1
// expect: main.Node [main.Node]
// expect: ▿ main.Node #0
// expect:   - v: 1
// expect: a(1) b(1)
// expect: ▿ main.E.b
// expect:   - x: 1
// expect: main.Bag main.Bag
// expect: ▿ 2 elements
// expect:   - 1
// expect:   - 2
// expect: main.None
// expect: - main.None
// expect: (q: 1, r: "s")
// expect: ▿ (2 elements)
// expect:   - q: 1
// expect:   - r: "s"
// expect: D! [D!]
// expect: ▿ D!
// expect:   - q: 1
