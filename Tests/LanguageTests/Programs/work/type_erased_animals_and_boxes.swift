// swift-format-ignore-file
protocol Animal { associatedtype Food: Equatable; var name: String { get }; func eats(_ food: Food) -> Bool }
struct AnyAnimal<Food: Equatable>: Animal {
  let name: String
  private let accepts: (Food) -> Bool
  init<A: Animal>(_ animal: A) where A.Food == Food { name = animal.name; accepts = animal.eats }
  func eats(_ food: Food) -> Bool { accepts(food) }
}
enum Plant: CaseIterable { case grass, leaf }
struct Cow: Animal { let name = "cow"; func eats(_ food: Plant) -> Bool { food == .grass } }
struct Goat: Animal { var name: String { "goat" }; func eats(_ food: Plant) -> Bool { true } }
struct Owl: Animal { let name = "owl"; func eats(_ food: String) -> Bool { food.hasPrefix("m") } }
let herd = [AnyAnimal(Cow()), AnyAnimal(Goat())]
// expect: cow [main.Plant.grass] // expect: goat [main.Plant.grass, main.Plant.leaf]
for animal in herd { print(animal.name, Plant.allCases.filter(animal.eats)) }
let zoo: [any Animal] = [Cow(), Owl(), herd[1]]
func foodType<A: Animal>(_ a: A) -> String { "\(a.name) eats \(A.Food.self)" }
// expect: cow eats Plant false // expect: owl eats String true // expect: goat eats Plant false
for animal in zoo { print(foodType(animal), animal is Owl) }
func feed<A: Animal>(_ a: A, _ foods: [A.Food]) -> Int { foods.filter(a.eats).count }
// expect: 1 1 true
print(feed(Owl(), ["mouse", "seed"]), feed(herd[0], Plant.allCases), (zoo[1] as? Owl)?.eats("mole") ?? false)
