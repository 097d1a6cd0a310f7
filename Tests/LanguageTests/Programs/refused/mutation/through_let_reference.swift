// swift-format-ignore-file
struct Engine { var power = 1 }
struct Car { let engine = Engine(); var spare = Engine() }
final class Garage {
  let car = Car()
  var other = Car()
  private(set) var visits = 0
  func visit() { visits += 1 }
}
let garage = Garage()
garage.other.spare.power = 2
garage.car.spare.power = 2  // error: cannot assign to property: 'car' is a 'let' constant
garage.other.engine.power = 2  // error: cannot assign to property: 'engine' is a 'let' constant
garage.visits = 1  // error: cannot assign to property: 'visits' setter is inaccessible
garage.visit()
let cars = [Car()]
cars[0].spare.power = 3  // error: cannot assign to property: 'cars' is a 'let' constant
var more = cars
more[0].spare.power = 3
more.first?.spare.power = 4  // error: cannot assign to property: 'first' is a get-only property
more.last!.spare.power = 4  // error: cannot assign to property: 'last' is a get-only property
print(garage.visits)
