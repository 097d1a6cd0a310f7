// swift-format-ignore-file
protocol Switchable { var isOn: Bool { get set } }
struct Lamp: Switchable { var isOn = false }
struct Sun: Switchable {  // error: type 'Sun' does not conform to protocol 'Switchable'
  let isOn = true
}
struct Moon: Switchable {  // error: type 'Moon' does not conform to protocol 'Switchable'
  var phase = 3
  var isOn: Bool { phase > 2 }
}
struct Star: Switchable {
  private(set) var isOn = true  // error: setter for property 'isOn' must be declared internal because it matches a requirement in internal protocol 'Switchable'
}
protocol Table { subscript(key: String) -> Int { get set } }
struct Fixed: Table {  // error: type 'Fixed' does not conform to protocol 'Table'
  subscript(key: String) -> Int { key.count }
}
var lamp = Lamp()
lamp.isOn = true
print(lamp.isOn)
