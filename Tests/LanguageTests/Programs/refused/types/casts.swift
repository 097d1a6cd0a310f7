// swift-format-ignore-file
class Animal {}
class Dog: Animal { var name = "d" }
protocol P {}
let a: Any = 5
let n: Int = a  // error: cannot convert value of type 'Any' to specified type 'Int'
let m = a as Int  // error: 'Any' is not convertible to 'Int'
let k = a as! Int
let j: Int = a as? Int  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let o = "5" as Int  // error: cannot convert value of type 'String' to type 'Int' in coercion
let p = 5 as Double
let x = 5
let q = x as Double  // error: cannot convert value of type 'Int' to type 'Double' in coercion
let r: Dog = Animal() as Dog  // error: 'Animal' is not convertible to 'Dog'
let s = Dog() as Animal
print(k, p)
