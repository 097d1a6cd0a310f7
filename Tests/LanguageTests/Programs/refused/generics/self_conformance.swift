// swift-format-ignore-file
protocol Animal { func noise() -> String }
struct Cow: Animal { func noise() -> String { "moo" } }
struct Farm<A: Animal> { var animals: [A] }
func loud<A: Animal>(_ animals: [A]) {}
let mixed: [any Animal] = [Cow()]
loud([Cow()])
loud(mixed)  // error: type 'any Animal' cannot conform to 'Animal'
let f = Farm<Cow>(animals: [])
let g = Farm<any Animal>(animals: mixed)  // error: type 'any Animal' cannot conform to 'Animal'
let h = Farm(animals: mixed)  // error: type 'any Animal' cannot conform to 'Animal'
print(f.animals.count)
