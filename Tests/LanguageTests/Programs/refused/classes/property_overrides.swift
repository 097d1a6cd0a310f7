// swift-format-ignore-file
class Base {
  var count = 1
  let fixed = 2
  var read: Int { 3 }
  var both: Int { get { 4 } set {} }
}
class Child: Base {
  override var count: String { "x" }  // error: property 'count' with type 'String' cannot override a property with type 'Int'
  override var fixed: Int { 3 }  // error: cannot override immutable 'let' property 'fixed' with the getter of a 'var'
  override var read: Int = 4  // error: cannot override with a stored property 'read'
  override var both: Int { 5 }  // error: cannot override mutable property with read-only property 'both'
}
class Other: Base {
  override var count: Int { didSet { print(count) } }
  override var read: Int { get { 1 } set {} }
  override let both = 5  // error: cannot override with a stored property 'both'
}
class Third: Base {
  override var read: Int { didSet { print("x") } }  // error: cannot observe read-only property 'read'; it can't change
}
Other().count = 5
