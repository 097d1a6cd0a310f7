// swift-format-ignore-file
protocol Delegate: AnyObject { func done() }
final class Screen: Delegate { func done() { print("done") } }
struct Panel: Delegate {  // error: non-class type 'Panel' cannot conform to class protocol 'Delegate'
  func done() {}
}
enum Mode: Delegate {  // error: non-class type 'Mode' cannot conform to class protocol 'Delegate'
  case on
  func done() {}
}
struct Owner { weak var delegate: (any Delegate)? }
protocol Observer { func note() }
struct Weak { weak var observer: (any Observer)? }  // error: 'weak' must not be applied to non-class-bound 'any Observer'  // says: 'weak' may only be applied to class and class-bound protocol types, not 'any Observer' — not yet in the compiler's words
let screen = Screen()
Owner(delegate: screen).delegate?.done()
