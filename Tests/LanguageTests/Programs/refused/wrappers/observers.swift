// swift-format-ignore-file
struct Counter {
  var n = 0 { didSet { print(oldValue, n) } }
  let fixed = 1 { didSet { print("x") } }  // error: 'let' declarations cannot be observing properties
  var both: Int { get { 1 } didSet { print("x") } }  // error: 'didSet' cannot be provided together with a getter
  var computed: Int { 5 }
  var typed = 0 { willSet(new) { print(new + "x") } }  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
  var old = 0 { didSet { print(newValue) } }  // error: cannot find 'newValue' in scope
  var bad = 0 { willSet { print(oldValue) } }  // error: cannot find 'oldValue' in scope
  var twice = 0 { didSet {} didSet {} }  // error: variable already has 'didSet'
  lazy var later = 0 { didSet { print("x") } }
}
var c = Counter()
c.n = 5
