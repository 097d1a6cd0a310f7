// swift-format-ignore-file
struct Temperature {
  var celsius = 0.0
  var fahrenheit: Double { celsius * 9 / 5 + 32 }
  var kelvin: Double {
    get { celsius + 273 }
    set { celsius = newValue - 273 }
  }
  var list: [Double] { [celsius] }
}
var t = Temperature()
t.kelvin = 300
t.fahrenheit = 100  // error: cannot assign to property: 'fahrenheit' is a get-only property
t.list[0] = 1  // error: cannot assign through subscript: 'list' is a get-only property
t.list.append(2)  // error: cannot use mutating member on immutable value: 'list' is a get-only property
let fixed = Temperature()
fixed.kelvin = 300  // error: cannot assign to property: 'fixed' is a 'let' constant
var now: Int { 5 }
now = 6  // error: cannot assign to value: 'now' is a get-only property  // says: cannot assign to property: 'now' is a get-only property — not yet in the compiler's words
now += 1  // error: left side of mutating operator isn't mutable: 'now' is a get-only property
print(t.celsius)
