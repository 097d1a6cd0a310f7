// swift-format-ignore-file
protocol Vehicle { var wheels: Int { get } }
protocol Electric where Self: Vehicle { var charge: Double { get } }
struct Car: Vehicle, Electric { var wheels = 4; var charge = 0.5 }
struct Phone: Electric {  // error: type 'Phone' does not conform to protocol 'Vehicle'
  var charge = 0.9
}
class View { var frame = 0 }
protocol Tappable: View { func tap() }
class Button: View, Tappable { func tap() { print(frame) } }
class Key: Tappable {  // error: type 'Key' does not conform to protocol 'Tappable'  // error: 'Tappable' requires that 'Key' inherit from 'View'  // says: 'Tappable' requires that 'Key' inherit from 'View' — it names the type that lacks the conformance
  func tap() {}
}
Button().tap()
