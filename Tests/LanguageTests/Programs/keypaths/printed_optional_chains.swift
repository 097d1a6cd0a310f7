// swift-format-ignore-file
struct Pet {
  var age = 1
  var weight: Int? = 1
}
struct Owner {
  var pet: Pet? = Pet()
  var other = Pet()
}
// The last question mark wraps the value of the chain, unless it is an optional itself.
print(\Owner.pet?.age, \Owner.pet?.weight, \Owner.pet!.age)  // expect: \Owner.pet?.age? \Owner.pet?.weight \Owner.pet!.age
print((\Owner.other).appending(path: \.weight))  // expect: \Owner.other.weight
let path = \Owner.pet?.age
print("\(path)", String(describing: path))  // expect: \Owner.pet?.age? \Owner.pet?.age?
print(Owner()[keyPath: path] as Any)  // expect: Optional(1)
