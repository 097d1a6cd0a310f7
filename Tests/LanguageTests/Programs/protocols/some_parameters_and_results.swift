// swift-format-ignore-file
protocol Animal { var name: String { get }; func sound() -> String }
struct Dog: Animal { let name: String; func sound() -> String { "wuff" } }
struct Cat: Animal { let name: String; func sound() -> String { "miau" } }
func introduce(_ a: some Animal, _ b: some Animal) -> String { "\(a.name) \(a.sound()), \(b.name) \(b.sound())" }
func favourite() -> some Animal { Dog(name: "Rex") }
func numbers(_ n: Int) -> some Collection<Int> { (0..<n).lazy.map { $0 * $0 } }
struct Farm { var boss: some Animal { Cat(name: "Tom") }; var all: [any Animal] { [boss, favourite()] } }
print(introduce(favourite(), Farm().boss))  // expect: Rex wuff, Tom miau
print(Array(numbers(4)), numbers(3).count)  // expect: [0, 1, 4, 9] 3
print(Farm().all.map { "\(type(of: $0)) \($0.name)" })  // expect: ["Cat Tom", "Dog Rex"]
