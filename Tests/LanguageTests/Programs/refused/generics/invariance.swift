// swift-format-ignore-file
class Animal {}
class Dog: Animal {}
struct Box<T> { var value: T }
let dog = Box(value: Dog())
let animal: Box<Animal> = dog  // error: cannot assign value of type 'Box<Dog>' to type 'Box<Animal>'
let ok: Box<Animal> = Box(value: Dog())
let dogs: [Dog] = [Dog()]
let animals: [Animal] = dogs
let back: [Dog] = animals  // error: cannot assign value of type '[Animal]' to type '[Dog]'
func feed(_ box: Box<Animal>) {}
feed(dog)  // error: cannot convert value of type 'Box<Dog>' to expected argument type 'Box<Animal>'
let anys: [Any] = dogs
let ints: Box<Int> = Box(value: 1.5)  // error: cannot convert value of type 'Double' to expected argument type 'Int'
print(animals.count, anys.count)
