// swift-format-ignore-file
class Owner {}
struct Value {}
class Holder {
  weak var owner: Owner?
  weak var wrong: Owner  // error: 'weak' variable should have optional type 'Owner?'
  weak let fixed: Owner?
  weak var value: Value?  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Value'
  unowned var kept: Owner
  unowned var number: Int  // error: 'unowned' may only be applied to class and class-bound protocol types, not 'Int'
  weak var list: [Owner]?  // error: 'weak' may only be applied to class and class-bound protocol types, not '[Owner]'
  init(_ o: Owner) { kept = o; fixed = o }
}
func f() {
  weak var o: Owner? = Owner()
  weak let p: Int? = 5  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
  print(o as Any)
}
f()
