// swift-format-ignore-file
class Animal {}
class Dog: Animal {}
struct Box<T> { var value: T }
let dog = Box(value: Dog())
let animal: Box<Animal> = dog  // error: cannot assign value of type 'Box<Dog>' to type 'Box<Animal>'  // says: cannot convert value of type 'Box<Dog>' to specified type 'Box<Animal>' — it compares the types of the whole value
let ok: Box<Animal> = Box(value: Dog())
let dogs: [Dog] = [Dog()]
let animals: [Animal] = dogs
let back: [Dog] = animals  // error: cannot assign value of type '[Animal]' to type '[Dog]'  // says: cannot convert value of type '[Animal]' to specified type '[Dog]' — it compares the types of the whole value
func feed(_ box: Box<Animal>) {}
feed(dog)  // error: cannot convert value of type 'Box<Dog>' to expected argument type 'Box<Animal>'
let anys: [Any] = dogs
let ints: Box<Int> = Box(value: 1.5)  // error: cannot convert value of type 'Double' to expected argument type 'Int'  // says: cannot convert value of type 'Box<Double>' to specified type 'Box<Int>' — not yet in the compiler's words
print(animals.count, anys.count)
