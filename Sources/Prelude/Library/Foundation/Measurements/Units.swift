class UnitLength: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  class var megameters: UnitLength {
    UnitLength(symbol: "Mm", converter: UnitConverterLinear(coefficient: 1e6))
  }
  class var kilometers: UnitLength {
    UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 1e3))
  }
  class var hectometers: UnitLength {
    UnitLength(symbol: "hm", converter: UnitConverterLinear(coefficient: 1e2))
  }
  class var decameters: UnitLength {
    UnitLength(symbol: "dam", converter: UnitConverterLinear(coefficient: 1e1))
  }
  class var meters: UnitLength {
    UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var decimeters: UnitLength {
    UnitLength(symbol: "dm", converter: UnitConverterLinear(coefficient: 1e-1))
  }
  class var centimeters: UnitLength {
    UnitLength(symbol: "cm", converter: UnitConverterLinear(coefficient: 1e-2))
  }
  class var millimeters: UnitLength {
    UnitLength(symbol: "mm", converter: UnitConverterLinear(coefficient: 1e-3))
  }
  class var micrometers: UnitLength {
    UnitLength(symbol: "µm", converter: UnitConverterLinear(coefficient: 1e-6))
  }
  class var nanometers: UnitLength {
    UnitLength(symbol: "nm", converter: UnitConverterLinear(coefficient: 1e-9))
  }
  class var picometers: UnitLength {
    UnitLength(symbol: "pm", converter: UnitConverterLinear(coefficient: 1e-12))
  }
  class var inches: UnitLength {
    UnitLength(symbol: "in", converter: UnitConverterLinear(coefficient: 0.0254))
  }
  class var feet: UnitLength {
    UnitLength(symbol: "ft", converter: UnitConverterLinear(coefficient: 0.3048))
  }
  class var yards: UnitLength {
    UnitLength(symbol: "yd", converter: UnitConverterLinear(coefficient: 0.9144))
  }
  class var miles: UnitLength {
    UnitLength(symbol: "mi", converter: UnitConverterLinear(coefficient: 1609.34))
  }
  class var scandinavianMiles: UnitLength {
    UnitLength(symbol: "smi", converter: UnitConverterLinear(coefficient: 10000.0))
  }
  class var lightyears: UnitLength {
    UnitLength(symbol: "ly", converter: UnitConverterLinear(coefficient: 9.461e+15))
  }
  class var nauticalMiles: UnitLength {
    UnitLength(symbol: "NM", converter: UnitConverterLinear(coefficient: 1852.0))
  }
  class var fathoms: UnitLength {
    UnitLength(symbol: "ftm", converter: UnitConverterLinear(coefficient: 1.8288))
  }
  class var furlongs: UnitLength {
    UnitLength(symbol: "fur", converter: UnitConverterLinear(coefficient: 201.168))
  }
  class var astronomicalUnits: UnitLength {
    UnitLength(symbol: "ua", converter: UnitConverterLinear(coefficient: 1.496e+11))
  }
  class var parsecs: UnitLength {
    UnitLength(symbol: "pc", converter: UnitConverterLinear(coefficient: 3.086e+16))
  }
}
class UnitMass: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  class var kilograms: UnitMass {
    UnitMass(symbol: "kg", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var grams: UnitMass {
    UnitMass(symbol: "g", converter: UnitConverterLinear(coefficient: 1e-3))
  }
  class var decigrams: UnitMass {
    UnitMass(symbol: "dg", converter: UnitConverterLinear(coefficient: 1e-4))
  }
  class var centigrams: UnitMass {
    UnitMass(symbol: "cg", converter: UnitConverterLinear(coefficient: 1e-5))
  }
  class var milligrams: UnitMass {
    UnitMass(symbol: "mg", converter: UnitConverterLinear(coefficient: 1e-6))
  }
  class var micrograms: UnitMass {
    UnitMass(symbol: "µg", converter: UnitConverterLinear(coefficient: 1e-9))
  }
  class var nanograms: UnitMass {
    UnitMass(symbol: "ng", converter: UnitConverterLinear(coefficient: 1e-12))
  }
  class var picograms: UnitMass {
    UnitMass(symbol: "pg", converter: UnitConverterLinear(coefficient: 1e-15))
  }
  class var ounces: UnitMass {
    UnitMass(symbol: "oz", converter: UnitConverterLinear(coefficient: 0.0283495))
  }
  class var pounds: UnitMass {
    UnitMass(symbol: "lb", converter: UnitConverterLinear(coefficient: 0.453592))
  }
  class var stones: UnitMass {
    UnitMass(symbol: "st", converter: UnitConverterLinear(coefficient: 0.157473))
  }
  class var metricTons: UnitMass {
    UnitMass(symbol: "t", converter: UnitConverterLinear(coefficient: 1000.0))
  }
  class var shortTons: UnitMass {
    UnitMass(symbol: "ton", converter: UnitConverterLinear(coefficient: 907.185))
  }
  class var carats: UnitMass {
    UnitMass(symbol: "ct", converter: UnitConverterLinear(coefficient: 0.0002))
  }
  class var ouncesTroy: UnitMass {
    UnitMass(symbol: "oz t", converter: UnitConverterLinear(coefficient: 0.03110348))
  }
  class var slugs: UnitMass {
    UnitMass(symbol: "slug", converter: UnitConverterLinear(coefficient: 14.5939))
  }
}
class UnitDuration: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  class var hours: UnitDuration {
    UnitDuration(symbol: "h", converter: UnitConverterLinear(coefficient: 3600.0))
  }
  class var minutes: UnitDuration {
    UnitDuration(symbol: "m", converter: UnitConverterLinear(coefficient: 60.0))
  }
  class var seconds: UnitDuration {
    UnitDuration(symbol: "s", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var milliseconds: UnitDuration {
    UnitDuration(symbol: "ms", converter: UnitConverterLinear(coefficient: 1e-3))
  }
  class var microseconds: UnitDuration {
    UnitDuration(symbol: "µs", converter: UnitConverterLinear(coefficient: 1e-6))
  }
  class var nanoseconds: UnitDuration {
    UnitDuration(symbol: "ns", converter: UnitConverterLinear(coefficient: 1e-9))
  }
  class var picoseconds: UnitDuration {
    UnitDuration(symbol: "ps", converter: UnitConverterLinear(coefficient: 1e-12))
  }
}
class UnitSpeed: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  class var metersPerSecond: UnitSpeed {
    UnitSpeed(symbol: "m/s", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var kilometersPerHour: UnitSpeed {
    UnitSpeed(symbol: "km/h", converter: UnitConverterLinear(coefficient: 0.277778))
  }
  class var milesPerHour: UnitSpeed {
    UnitSpeed(symbol: "mph", converter: UnitConverterLinear(coefficient: 0.44704))
  }
  class var knots: UnitSpeed {
    UnitSpeed(symbol: "kn", converter: UnitConverterLinear(coefficient: 0.514444))
  }
}
class UnitAngle: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  class var degrees: UnitAngle {
    UnitAngle(symbol: "°", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var arcMinutes: UnitAngle {
    UnitAngle(symbol: "ʹ", converter: UnitConverterLinear(coefficient: 1 / 60))
  }
  class var arcSeconds: UnitAngle {
    UnitAngle(symbol: "ʹʹ", converter: UnitConverterLinear(coefficient: 1 / 3600))
  }
  class var radians: UnitAngle {
    UnitAngle(symbol: "rad", converter: UnitConverterLinear(coefficient: 180 / Double.pi))
  }
  class var gradians: UnitAngle {
    UnitAngle(symbol: "grad", converter: UnitConverterLinear(coefficient: 0.9))
  }
  class var revolutions: UnitAngle {
    UnitAngle(symbol: "rev", converter: UnitConverterLinear(coefficient: 360.0))
  }
}
class UnitArea: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  class var squareMegameters: UnitArea {
    UnitArea(symbol: "Mm²", converter: UnitConverterLinear(coefficient: 1e12))
  }
  class var squareKilometers: UnitArea {
    UnitArea(symbol: "km²", converter: UnitConverterLinear(coefficient: 1e6))
  }
  class var squareMeters: UnitArea {
    UnitArea(symbol: "m²", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var squareCentimeters: UnitArea {
    UnitArea(symbol: "cm²", converter: UnitConverterLinear(coefficient: 1e-4))
  }
  class var squareMillimeters: UnitArea {
    UnitArea(symbol: "mm²", converter: UnitConverterLinear(coefficient: 1e-6))
  }
  class var squareInches: UnitArea {
    UnitArea(symbol: "in²", converter: UnitConverterLinear(coefficient: 0.00064516))
  }
  class var squareFeet: UnitArea {
    UnitArea(symbol: "ft²", converter: UnitConverterLinear(coefficient: 0.092903))
  }
  class var squareYards: UnitArea {
    UnitArea(symbol: "yd²", converter: UnitConverterLinear(coefficient: 0.836127))
  }
  class var squareMiles: UnitArea {
    UnitArea(symbol: "mi²", converter: UnitConverterLinear(coefficient: 2.59e+6))
  }
  class var acres: UnitArea {
    UnitArea(symbol: "ac", converter: UnitConverterLinear(coefficient: 4046.86))
  }
  class var ares: UnitArea {
    UnitArea(symbol: "a", converter: UnitConverterLinear(coefficient: 100.0))
  }
  class var hectares: UnitArea {
    UnitArea(symbol: "ha", converter: UnitConverterLinear(coefficient: 10000.0))
  }
}
class UnitVolume: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  class var megaliters: UnitVolume {
    UnitVolume(symbol: "ML", converter: UnitConverterLinear(coefficient: 1e6))
  }
  class var kiloliters: UnitVolume {
    UnitVolume(symbol: "kL", converter: UnitConverterLinear(coefficient: 1e3))
  }
  class var liters: UnitVolume {
    UnitVolume(symbol: "L", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var deciliters: UnitVolume {
    UnitVolume(symbol: "dl", converter: UnitConverterLinear(coefficient: 1e-1))
  }
  class var centiliters: UnitVolume {
    UnitVolume(symbol: "cL", converter: UnitConverterLinear(coefficient: 1e-2))
  }
  class var milliliters: UnitVolume {
    UnitVolume(symbol: "mL", converter: UnitConverterLinear(coefficient: 1e-3))
  }
  class var cubicKilometers: UnitVolume {
    UnitVolume(symbol: "km³", converter: UnitConverterLinear(coefficient: 1e12))
  }
  class var cubicMeters: UnitVolume {
    UnitVolume(symbol: "m³", converter: UnitConverterLinear(coefficient: 1000.0))
  }
  class var cubicDecimeters: UnitVolume {
    UnitVolume(symbol: "dm³", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var cubicCentimeters: UnitVolume {
    UnitVolume(symbol: "cm³", converter: UnitConverterLinear(coefficient: 0.001))
  }
  class var cubicMillimeters: UnitVolume {
    UnitVolume(symbol: "mm³", converter: UnitConverterLinear(coefficient: 1e-6))
  }
  class var cubicInches: UnitVolume {
    UnitVolume(symbol: "in³", converter: UnitConverterLinear(coefficient: 0.0163871))
  }
  class var cubicFeet: UnitVolume {
    UnitVolume(symbol: "ft³", converter: UnitConverterLinear(coefficient: 28.3168))
  }
  class var cubicYards: UnitVolume {
    UnitVolume(symbol: "yd³", converter: UnitConverterLinear(coefficient: 764.555))
  }
  class var teaspoons: UnitVolume {
    UnitVolume(symbol: "tsp", converter: UnitConverterLinear(coefficient: 0.00492892))
  }
  class var tablespoons: UnitVolume {
    UnitVolume(symbol: "tbsp", converter: UnitConverterLinear(coefficient: 0.0147868))
  }
  class var fluidOunces: UnitVolume {
    UnitVolume(symbol: "fl oz", converter: UnitConverterLinear(coefficient: 0.0295735))
  }
  class var cups: UnitVolume {
    UnitVolume(symbol: "cup", converter: UnitConverterLinear(coefficient: 0.24))
  }
  class var pints: UnitVolume {
    UnitVolume(symbol: "pt", converter: UnitConverterLinear(coefficient: 0.473176))
  }
  class var quarts: UnitVolume {
    UnitVolume(symbol: "qt", converter: UnitConverterLinear(coefficient: 0.946353))
  }
  class var gallons: UnitVolume {
    UnitVolume(symbol: "gal", converter: UnitConverterLinear(coefficient: 3.78541))
  }
}
class UnitTemperature: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  class var kelvin: UnitTemperature {
    UnitTemperature(symbol: "K", converter: UnitConverterLinear(coefficient: 1.0))
  }
  class var celsius: UnitTemperature {
    UnitTemperature(
      symbol: "°C", converter: UnitConverterLinear(coefficient: 1.0, constant: 273.15))
  }
  class var fahrenheit: UnitTemperature {
    UnitTemperature(
      symbol: "°F",
      converter: UnitConverterLinear(coefficient: 0.55555555555556, constant: 255.37222222222427))
  }
}
