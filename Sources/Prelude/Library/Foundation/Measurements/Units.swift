final class UnitLength: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  override class func baseUnit() -> Dimension { meters }
  class var megameters: UnitLength { _linear("Mm", 1e6) }
  class var kilometers: UnitLength { _linear("km", 1e3) }
  class var hectometers: UnitLength { _linear("hm", 1e2) }
  class var decameters: UnitLength { _linear("dam", 1e1) }
  class var meters: UnitLength { _linear("m", 1.0) }
  class var decimeters: UnitLength { _linear("dm", 1e-1) }
  class var centimeters: UnitLength { _linear("cm", 1e-2) }
  class var millimeters: UnitLength { _linear("mm", 1e-3) }
  class var micrometers: UnitLength { _linear("µm", 1e-6) }
  class var nanometers: UnitLength { _linear("nm", 1e-9) }
  class var picometers: UnitLength { _linear("pm", 1e-12) }
  class var inches: UnitLength { _linear("in", 0.0254) }
  class var feet: UnitLength { _linear("ft", 0.3048) }
  class var yards: UnitLength { _linear("yd", 0.9144) }
  class var miles: UnitLength { _linear("mi", 1609.34) }
  class var scandinavianMiles: UnitLength { _linear("smi", 10000.0) }
  class var lightyears: UnitLength { _linear("ly", 9.461e+15) }
  class var nauticalMiles: UnitLength { _linear("NM", 1852.0) }
  class var fathoms: UnitLength { _linear("ftm", 1.8288) }
  class var furlongs: UnitLength { _linear("fur", 201.168) }
  class var astronomicalUnits: UnitLength { _linear("ua", 1.496e+11) }
  class var parsecs: UnitLength { _linear("pc", 3.086e+16) }
}
final class UnitMass: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  override class func baseUnit() -> Dimension { kilograms }
  class var kilograms: UnitMass { _linear("kg", 1.0) }
  class var grams: UnitMass { _linear("g", 1e-3) }
  class var decigrams: UnitMass { _linear("dg", 1e-4) }
  class var centigrams: UnitMass { _linear("cg", 1e-5) }
  class var milligrams: UnitMass { _linear("mg", 1e-6) }
  class var micrograms: UnitMass { _linear("µg", 1e-9) }
  class var nanograms: UnitMass { _linear("ng", 1e-12) }
  class var picograms: UnitMass { _linear("pg", 1e-15) }
  class var ounces: UnitMass { _linear("oz", 0.0283495) }
  class var pounds: UnitMass { _linear("lb", 0.453592) }
  class var stones: UnitMass { _linear("st", 0.157473) }
  class var metricTons: UnitMass { _linear("t", 1000.0) }
  class var shortTons: UnitMass { _linear("ton", 907.185) }
  class var carats: UnitMass { _linear("ct", 0.0002) }
  class var ouncesTroy: UnitMass { _linear("oz t", 0.03110348) }
  class var slugs: UnitMass { _linear("slug", 14.5939) }
}
final class UnitDuration: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  override class func baseUnit() -> Dimension { seconds }
  class var hours: UnitDuration { _linear("h", 3600.0) }
  class var minutes: UnitDuration { _linear("m", 60.0) }
  class var seconds: UnitDuration { _linear("s", 1.0) }
  class var milliseconds: UnitDuration { _linear("ms", 1e-3) }
  class var microseconds: UnitDuration { _linear("µs", 1e-6) }
  class var nanoseconds: UnitDuration { _linear("ns", 1e-9) }
  class var picoseconds: UnitDuration { _linear("ps", 1e-12) }
}
final class UnitSpeed: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  override class func baseUnit() -> Dimension { metersPerSecond }
  class var metersPerSecond: UnitSpeed { _linear("m/s", 1.0) }
  class var kilometersPerHour: UnitSpeed { _linear("km/h", 0.277778) }
  class var milesPerHour: UnitSpeed { _linear("mph", 0.44704) }
  class var knots: UnitSpeed { _linear("kn", 0.514444) }
}
final class UnitAngle: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  override class func baseUnit() -> Dimension { degrees }
  class var degrees: UnitAngle { _linear("°", 1.0) }
  class var arcMinutes: UnitAngle { _linear("ʹ", 1 / 60) }
  class var arcSeconds: UnitAngle { _linear("ʹʹ", 1 / 3600) }
  class var radians: UnitAngle { _linear("rad", 180 / Double.pi) }
  class var gradians: UnitAngle { _linear("grad", 0.9) }
  class var revolutions: UnitAngle { _linear("rev", 360.0) }
}
final class UnitArea: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  override class func baseUnit() -> Dimension { squareMeters }
  class var squareMegameters: UnitArea { _linear("Mm²", 1e12) }
  class var squareKilometers: UnitArea { _linear("km²", 1e6) }
  class var squareMeters: UnitArea { _linear("m²", 1.0) }
  class var squareCentimeters: UnitArea { _linear("cm²", 1e-4) }
  class var squareMillimeters: UnitArea { _linear("mm²", 1e-6) }
  class var squareInches: UnitArea { _linear("in²", 0.00064516) }
  class var squareFeet: UnitArea { _linear("ft²", 0.092903) }
  class var squareYards: UnitArea { _linear("yd²", 0.836127) }
  class var squareMiles: UnitArea { _linear("mi²", 2.59e+6) }
  class var acres: UnitArea { _linear("ac", 4046.86) }
  class var ares: UnitArea { _linear("a", 100.0) }
  class var hectares: UnitArea { _linear("ha", 10000.0) }
}
final class UnitVolume: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  override class func baseUnit() -> Dimension { liters }
  class var megaliters: UnitVolume { _linear("ML", 1e6) }
  class var kiloliters: UnitVolume { _linear("kL", 1e3) }
  class var liters: UnitVolume { _linear("L", 1.0) }
  class var deciliters: UnitVolume { _linear("dl", 1e-1) }
  class var centiliters: UnitVolume { _linear("cL", 1e-2) }
  class var milliliters: UnitVolume { _linear("mL", 1e-3) }
  class var cubicKilometers: UnitVolume { _linear("km³", 1e12) }
  class var cubicMeters: UnitVolume { _linear("m³", 1000.0) }
  class var cubicDecimeters: UnitVolume { _linear("dm³", 1.0) }
  class var cubicCentimeters: UnitVolume { _linear("cm³", 0.001) }
  class var cubicMillimeters: UnitVolume { _linear("mm³", 1e-6) }
  class var cubicInches: UnitVolume { _linear("in³", 0.0163871) }
  class var cubicFeet: UnitVolume { _linear("ft³", 28.3168) }
  class var cubicYards: UnitVolume { _linear("yd³", 764.555) }
  class var teaspoons: UnitVolume { _linear("tsp", 0.00492892) }
  class var tablespoons: UnitVolume { _linear("tbsp", 0.0147868) }
  class var fluidOunces: UnitVolume { _linear("fl oz", 0.0295735) }
  class var cups: UnitVolume { _linear("cup", 0.24) }
  class var pints: UnitVolume { _linear("pt", 0.473176) }
  class var quarts: UnitVolume { _linear("qt", 0.946353) }
  class var gallons: UnitVolume { _linear("gal", 3.78541) }
}
final class UnitTemperature: Dimension, @unchecked Sendable {
  required init(symbol: String, converter: UnitConverter) {
    super.init(symbol: symbol, converter: converter)
  }
  required init(symbol: String) { super.init(symbol: symbol) }
  override class func baseUnit() -> Dimension { kelvin }
  class var kelvin: UnitTemperature { _linear("K", 1.0) }
  class var celsius: UnitTemperature { _linear("°C", 1.0, 273.15) }
  class var fahrenheit: UnitTemperature { _linear("°F", 0.55555555555556, 255.37222222222427) }
}
