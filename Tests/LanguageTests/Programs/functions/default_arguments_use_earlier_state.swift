// swift-format-ignore-file
nonisolated(unsafe) var next = 0
func id() -> Int { next += 1; return next }
func item(_ id: Int = id(), tags: [String] = ["a", "b"], scale: Double = 1) -> String { "\(id) \(tags.count) \(scale)" }
// expect: 1 2 1.0 2 2 1.0 50 2 1.0 3 2 2.0 4 0 1.0
print(item(), item(), item(50), item(scale: 2), item(tags: []))
struct Config { static let limit = 9; var n: Int; init(n: Int = Config.limit) { self.n = n }; func plus(_ k: Int = limit) -> Int { n + k } }
print(Config().n, Config(n: 1).plus(), Config().plus(1))  // expect: 9 10 10
func generic<T>(_ value: T, as text: String = "\(T.self)") -> String { "\(value) \(text)" }
print(generic(1), generic("s", as: "text"))  // expect: 1 Int s text
class Base { func f(_ n: Int = 1) -> String { "base \(n)" } }
class Derived: Base { override func f(_ n: Int = 2) -> String { "derived \(n)" } }
print(Derived().f(), (Derived() as Base).f())  // expect: derived 2 derived 1
