// swift-format-ignore-file
final class Owner { let name = "o" }
final class Pet {
  unowned let owner: Owner
  init(_ owner: Owner) { self.owner = owner }
}
func make() -> Pet { Pet(Owner()) }
let pet = make()
print("made")  // expect: made
print(Array(Mirror(reflecting: pet).children)[0].label ?? "")  // trap: attempted to read an unowned reference
