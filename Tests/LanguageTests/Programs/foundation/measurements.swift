// swift-format-ignore-file
// Measurements and their units.
import Foundation
print(UnitLength.megameters.symbol, Measurement(value: 3, unit: UnitLength.megameters).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .megameters))
print(UnitLength.kilometers.symbol, Measurement(value: 3, unit: UnitLength.kilometers).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .kilometers))
print(UnitLength.hectometers.symbol, Measurement(value: 3, unit: UnitLength.hectometers).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .hectometers))
print(UnitLength.decameters.symbol, Measurement(value: 3, unit: UnitLength.decameters).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .decameters))
print(UnitLength.meters.symbol, Measurement(value: 3, unit: UnitLength.meters).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .meters))
print(UnitLength.decimeters.symbol, Measurement(value: 3, unit: UnitLength.decimeters).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .decimeters))
print(UnitLength.centimeters.symbol, Measurement(value: 3, unit: UnitLength.centimeters).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .centimeters))
print(UnitLength.millimeters.symbol, Measurement(value: 3, unit: UnitLength.millimeters).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .millimeters))
print(UnitLength.micrometers.symbol, Measurement(value: 3, unit: UnitLength.micrometers).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .micrometers))
print(UnitLength.nanometers.symbol, Measurement(value: 3, unit: UnitLength.nanometers).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .nanometers))
print(UnitLength.picometers.symbol, Measurement(value: 3, unit: UnitLength.picometers).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .picometers))
print(UnitLength.inches.symbol, Measurement(value: 3, unit: UnitLength.inches).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .inches))
print(UnitLength.feet.symbol, Measurement(value: 3, unit: UnitLength.feet).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .feet))
print(UnitLength.yards.symbol, Measurement(value: 3, unit: UnitLength.yards).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .yards))
print(UnitLength.miles.symbol, Measurement(value: 3, unit: UnitLength.miles).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .miles))
print(UnitLength.scandinavianMiles.symbol, Measurement(value: 3, unit: UnitLength.scandinavianMiles).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .scandinavianMiles))
print(UnitLength.lightyears.symbol, Measurement(value: 3, unit: UnitLength.lightyears).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .lightyears))
print(UnitLength.nauticalMiles.symbol, Measurement(value: 3, unit: UnitLength.nauticalMiles).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .nauticalMiles))
print(UnitLength.fathoms.symbol, Measurement(value: 3, unit: UnitLength.fathoms).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .fathoms))
print(UnitLength.furlongs.symbol, Measurement(value: 3, unit: UnitLength.furlongs).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .furlongs))
print(UnitLength.astronomicalUnits.symbol, Measurement(value: 3, unit: UnitLength.astronomicalUnits).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .astronomicalUnits))
print(UnitLength.parsecs.symbol, Measurement(value: 3, unit: UnitLength.parsecs).converted(to: .meters).value, Measurement(value: 7.5, unit: UnitLength.meters).converted(to: .parsecs))
print(UnitMass.kilograms.symbol, Measurement(value: 3, unit: UnitMass.kilograms).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .kilograms))
print(UnitMass.grams.symbol, Measurement(value: 3, unit: UnitMass.grams).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .grams))
print(UnitMass.decigrams.symbol, Measurement(value: 3, unit: UnitMass.decigrams).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .decigrams))
print(UnitMass.centigrams.symbol, Measurement(value: 3, unit: UnitMass.centigrams).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .centigrams))
print(UnitMass.milligrams.symbol, Measurement(value: 3, unit: UnitMass.milligrams).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .milligrams))
print(UnitMass.micrograms.symbol, Measurement(value: 3, unit: UnitMass.micrograms).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .micrograms))
print(UnitMass.nanograms.symbol, Measurement(value: 3, unit: UnitMass.nanograms).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .nanograms))
print(UnitMass.picograms.symbol, Measurement(value: 3, unit: UnitMass.picograms).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .picograms))
print(UnitMass.ounces.symbol, Measurement(value: 3, unit: UnitMass.ounces).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .ounces))
print(UnitMass.pounds.symbol, Measurement(value: 3, unit: UnitMass.pounds).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .pounds))
print(UnitMass.stones.symbol, Measurement(value: 3, unit: UnitMass.stones).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .stones))
print(UnitMass.metricTons.symbol, Measurement(value: 3, unit: UnitMass.metricTons).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .metricTons))
print(UnitMass.shortTons.symbol, Measurement(value: 3, unit: UnitMass.shortTons).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .shortTons))
print(UnitMass.carats.symbol, Measurement(value: 3, unit: UnitMass.carats).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .carats))
print(UnitMass.ouncesTroy.symbol, Measurement(value: 3, unit: UnitMass.ouncesTroy).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .ouncesTroy))
print(UnitMass.slugs.symbol, Measurement(value: 3, unit: UnitMass.slugs).converted(to: .kilograms).value, Measurement(value: 7.5, unit: UnitMass.kilograms).converted(to: .slugs))
print(UnitDuration.hours.symbol, Measurement(value: 3, unit: UnitDuration.hours).converted(to: .seconds).value, Measurement(value: 7.5, unit: UnitDuration.seconds).converted(to: .hours))
print(UnitDuration.minutes.symbol, Measurement(value: 3, unit: UnitDuration.minutes).converted(to: .seconds).value, Measurement(value: 7.5, unit: UnitDuration.seconds).converted(to: .minutes))
print(UnitDuration.seconds.symbol, Measurement(value: 3, unit: UnitDuration.seconds).converted(to: .seconds).value, Measurement(value: 7.5, unit: UnitDuration.seconds).converted(to: .seconds))
print(UnitDuration.milliseconds.symbol, Measurement(value: 3, unit: UnitDuration.milliseconds).converted(to: .seconds).value, Measurement(value: 7.5, unit: UnitDuration.seconds).converted(to: .milliseconds))
print(UnitDuration.microseconds.symbol, Measurement(value: 3, unit: UnitDuration.microseconds).converted(to: .seconds).value, Measurement(value: 7.5, unit: UnitDuration.seconds).converted(to: .microseconds))
print(UnitDuration.nanoseconds.symbol, Measurement(value: 3, unit: UnitDuration.nanoseconds).converted(to: .seconds).value, Measurement(value: 7.5, unit: UnitDuration.seconds).converted(to: .nanoseconds))
print(UnitDuration.picoseconds.symbol, Measurement(value: 3, unit: UnitDuration.picoseconds).converted(to: .seconds).value, Measurement(value: 7.5, unit: UnitDuration.seconds).converted(to: .picoseconds))
print(UnitSpeed.metersPerSecond.symbol, Measurement(value: 3, unit: UnitSpeed.metersPerSecond).converted(to: .metersPerSecond).value, Measurement(value: 7.5, unit: UnitSpeed.metersPerSecond).converted(to: .metersPerSecond))
print(UnitSpeed.kilometersPerHour.symbol, Measurement(value: 3, unit: UnitSpeed.kilometersPerHour).converted(to: .metersPerSecond).value, Measurement(value: 7.5, unit: UnitSpeed.metersPerSecond).converted(to: .kilometersPerHour))
print(UnitSpeed.milesPerHour.symbol, Measurement(value: 3, unit: UnitSpeed.milesPerHour).converted(to: .metersPerSecond).value, Measurement(value: 7.5, unit: UnitSpeed.metersPerSecond).converted(to: .milesPerHour))
print(UnitSpeed.knots.symbol, Measurement(value: 3, unit: UnitSpeed.knots).converted(to: .metersPerSecond).value, Measurement(value: 7.5, unit: UnitSpeed.metersPerSecond).converted(to: .knots))
print(UnitAngle.degrees.symbol, Measurement(value: 3, unit: UnitAngle.degrees).converted(to: .degrees).value, Measurement(value: 7.5, unit: UnitAngle.degrees).converted(to: .degrees))
print(UnitAngle.arcMinutes.symbol, Measurement(value: 3, unit: UnitAngle.arcMinutes).converted(to: .degrees).value, Measurement(value: 7.5, unit: UnitAngle.degrees).converted(to: .arcMinutes))
print(UnitAngle.arcSeconds.symbol, Measurement(value: 3, unit: UnitAngle.arcSeconds).converted(to: .degrees).value, Measurement(value: 7.5, unit: UnitAngle.degrees).converted(to: .arcSeconds))
print(UnitAngle.radians.symbol, Measurement(value: 3, unit: UnitAngle.radians).converted(to: .degrees).value, Measurement(value: 7.5, unit: UnitAngle.degrees).converted(to: .radians))
print(UnitAngle.gradians.symbol, Measurement(value: 3, unit: UnitAngle.gradians).converted(to: .degrees).value, Measurement(value: 7.5, unit: UnitAngle.degrees).converted(to: .gradians))
print(UnitAngle.revolutions.symbol, Measurement(value: 3, unit: UnitAngle.revolutions).converted(to: .degrees).value, Measurement(value: 7.5, unit: UnitAngle.degrees).converted(to: .revolutions))
print(UnitArea.squareMegameters.symbol, Measurement(value: 3, unit: UnitArea.squareMegameters).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareMegameters))
print(UnitArea.squareKilometers.symbol, Measurement(value: 3, unit: UnitArea.squareKilometers).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareKilometers))
print(UnitArea.squareMeters.symbol, Measurement(value: 3, unit: UnitArea.squareMeters).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareMeters))
print(UnitArea.squareCentimeters.symbol, Measurement(value: 3, unit: UnitArea.squareCentimeters).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareCentimeters))
print(UnitArea.squareMillimeters.symbol, Measurement(value: 3, unit: UnitArea.squareMillimeters).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareMillimeters))
print(UnitArea.squareInches.symbol, Measurement(value: 3, unit: UnitArea.squareInches).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareInches))
print(UnitArea.squareFeet.symbol, Measurement(value: 3, unit: UnitArea.squareFeet).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareFeet))
print(UnitArea.squareYards.symbol, Measurement(value: 3, unit: UnitArea.squareYards).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareYards))
print(UnitArea.squareMiles.symbol, Measurement(value: 3, unit: UnitArea.squareMiles).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .squareMiles))
print(UnitArea.acres.symbol, Measurement(value: 3, unit: UnitArea.acres).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .acres))
print(UnitArea.ares.symbol, Measurement(value: 3, unit: UnitArea.ares).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .ares))
print(UnitArea.hectares.symbol, Measurement(value: 3, unit: UnitArea.hectares).converted(to: .squareMeters).value, Measurement(value: 7.5, unit: UnitArea.squareMeters).converted(to: .hectares))
print(UnitVolume.megaliters.symbol, Measurement(value: 3, unit: UnitVolume.megaliters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .megaliters))
print(UnitVolume.kiloliters.symbol, Measurement(value: 3, unit: UnitVolume.kiloliters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .kiloliters))
print(UnitVolume.liters.symbol, Measurement(value: 3, unit: UnitVolume.liters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .liters))
print(UnitVolume.deciliters.symbol, Measurement(value: 3, unit: UnitVolume.deciliters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .deciliters))
print(UnitVolume.centiliters.symbol, Measurement(value: 3, unit: UnitVolume.centiliters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .centiliters))
print(UnitVolume.milliliters.symbol, Measurement(value: 3, unit: UnitVolume.milliliters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .milliliters))
print(UnitVolume.cubicKilometers.symbol, Measurement(value: 3, unit: UnitVolume.cubicKilometers).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cubicKilometers))
print(UnitVolume.cubicMeters.symbol, Measurement(value: 3, unit: UnitVolume.cubicMeters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cubicMeters))
print(UnitVolume.cubicDecimeters.symbol, Measurement(value: 3, unit: UnitVolume.cubicDecimeters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cubicDecimeters))
print(UnitVolume.cubicCentimeters.symbol, Measurement(value: 3, unit: UnitVolume.cubicCentimeters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cubicCentimeters))
print(UnitVolume.cubicMillimeters.symbol, Measurement(value: 3, unit: UnitVolume.cubicMillimeters).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cubicMillimeters))
print(UnitVolume.cubicInches.symbol, Measurement(value: 3, unit: UnitVolume.cubicInches).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cubicInches))
print(UnitVolume.cubicFeet.symbol, Measurement(value: 3, unit: UnitVolume.cubicFeet).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cubicFeet))
print(UnitVolume.cubicYards.symbol, Measurement(value: 3, unit: UnitVolume.cubicYards).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cubicYards))
print(UnitVolume.teaspoons.symbol, Measurement(value: 3, unit: UnitVolume.teaspoons).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .teaspoons))
print(UnitVolume.tablespoons.symbol, Measurement(value: 3, unit: UnitVolume.tablespoons).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .tablespoons))
print(UnitVolume.fluidOunces.symbol, Measurement(value: 3, unit: UnitVolume.fluidOunces).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .fluidOunces))
print(UnitVolume.cups.symbol, Measurement(value: 3, unit: UnitVolume.cups).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .cups))
print(UnitVolume.pints.symbol, Measurement(value: 3, unit: UnitVolume.pints).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .pints))
print(UnitVolume.quarts.symbol, Measurement(value: 3, unit: UnitVolume.quarts).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .quarts))
print(UnitVolume.gallons.symbol, Measurement(value: 3, unit: UnitVolume.gallons).converted(to: .liters).value, Measurement(value: 7.5, unit: UnitVolume.liters).converted(to: .gallons))
for u in [UnitTemperature.kelvin, .celsius, .fahrenheit] { print(u.symbol, Measurement(value: 20, unit: u).converted(to: .celsius).value, Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: u)) }
print(UnitLength.baseUnit().symbol, UnitMass.baseUnit() == UnitMass.kilograms, UnitLength.meters == UnitLength.feet)
let m = Measurement(value: 5, unit: UnitLength.kilometers)
print(m + Measurement(value: 300, unit: .meters), m > Measurement(value: 3, unit: UnitLength.miles), m * 2, m / 2, 3 * m, m - Measurement(value: 1, unit: .kilometers))
var v = m; v.convert(to: .feet); print(v, v == m, v.hashValue == v.hashValue, [m, Measurement(value: 1, unit: .miles)].max()!, m.unit === UnitLength.kilometers)
print(Measurement(value: 1, unit: UnitLength.kilometers) == Measurement(value: 1000, unit: UnitLength.meters), Set([m, m]).count)
final class Smoots: Dimension, @unchecked Sendable { static let smoot = Smoots(symbol: "sm", converter: UnitConverterLinear(coefficient: 1)); static let half = Smoots(symbol: "hs", converter: UnitConverterLinear(coefficient: 0.5)); override class func baseUnit() -> Smoots { smoot } }
print(Measurement(value: 3, unit: Smoots.smoot).converted(to: .half), UnitConverterLinear(coefficient: 2, constant: 1).baseUnitValue(fromValue: 3))
let custom = Unit(symbol: "pts"); print(Measurement(value: 2, unit: custom), Measurement(value: 2, unit: custom) == Measurement(value: 2, unit: Unit(symbol: "pts")))
let len = UnitLength(symbol: "hand", converter: UnitConverterLinear(coefficient: 0.1016)); print(Measurement(value: 15, unit: len).converted(to: .meters))
// expect: Mm 3000000.0 7.5e-06 Mm
// expect: km 3000.0 0.0075 km
// expect: hm 300.0 0.075 hm
// expect: dam 30.0 0.75 dam
// expect: m 3.0 7.5 m
// expect: dm 0.30000000000000004 75.0 dm
// expect: cm 0.03 750.0 cm
// expect: mm 0.003 7500.0 mm
// expect: µm 3e-06 7500000.0 µm
// expect: nm 3.0000000000000004e-09 7500000000.0 nm
// expect: pm 3e-12 7500000000000.0 pm
// expect: in 0.07619999999999999 295.2755905511811 in
// expect: ft 0.9144000000000001 24.606299212598422 ft
// expect: yd 2.7432 8.202099737532809 yd
// expect: mi 4828.0199999999995 0.004660295524873551 mi
// expect: smi 30000.0 0.00075 smi
// expect: ly 2.8383e+16 7.927280414332523e-16 ly
// expect: NM 5556.0 0.004049676025917927 NM
// expect: ftm 5.4864 4.101049868766404 ftm
// expect: fur 603.504 0.03728227153424004 fur
// expect: ua 448800000000.0 5.0133689839572194e-11 ua
// expect: pc 9.258e+16 2.4303305249513935e-16 pc
// expect: kg 3.0 7.5 kg
// expect: g 0.003 7500.0 g
// expect: dg 0.00030000000000000003 75000.0 dg
// expect: cg 3.0000000000000004e-05 749999.9999999999 cg
// expect: mg 3e-06 7500000.0 mg
// expect: µg 3.0000000000000004e-09 7500000000.0 µg
// expect: ng 3e-12 7500000000000.0 ng
// expect: pg 3.0000000000000002e-15 7499999999999999.0 pg
// expect: oz 0.0850485 264.5549304220533 oz
// expect: lb 1.360776 16.53468315137833 lb
// expect: st 0.47241900000000003 47.62721228401059 st
// expect: t 3000.0 0.0075 t
// expect: ton 2721.555 0.008267332462507647 ton
// expect: ct 0.0006000000000000001 37500.0 ct
// expect: oz t 0.09331044 241.13057445662028 oz t
// expect: slug 43.7817 0.5139133473574575 slug
// expect: h 10800.0 0.0020833333333333333 h
// expect: m 180.0 0.125 m
// expect: s 3.0 7.5 s
// expect: ms 0.003 7500.0 ms
// expect: µs 3e-06 7500000.0 µs
// expect: ns 3.0000000000000004e-09 7500000000.0 ns
// expect: ps 3e-12 7500000000000.0 ps
// expect: m/s 3.0 7.5 m/s
// expect: km/h 0.833334 26.999978400017277 km/h
// expect: mph 1.34112 16.77702219040802 mph
// expect: kn 1.543332 14.578846288420118 kn
// expect: ° 3.0 7.5 °
// expect: ʹ 0.05 450.0 ʹ
// expect: ʹʹ 0.0008333333333333333 27000.0 ʹʹ
// expect: rad 171.88733853924697 0.1308996938995747 rad
// expect: grad 2.7 8.333333333333334 grad
// expect: rev 1080.0 0.020833333333333332 rev
// expect: Mm² 3000000000000.0 7.5e-12 Mm²
// expect: km² 3000000.0 7.5e-06 km²
// expect: m² 3.0 7.5 m²
// expect: cm² 0.00030000000000000003 75000.0 cm²
// expect: mm² 3e-06 7500000.0 mm²
// expect: in² 0.0019354799999999998 11625.0232500465 in²
// expect: ft² 0.278709 80.72936288386812 ft²
// expect: yd² 2.508381 8.96992920931868 yd²
// expect: mi² 7770000.0 2.8957528957528956e-06 mi²
// expect: ac 12140.58 0.0018532887226145702 ac
// expect: a 300.0 0.075 a
// expect: ha 30000.0 0.00075 ha
// expect: ML 3000000.0 7.5e-06 ML
// expect: kL 3000.0 0.0075 kL
// expect: L 3.0 7.5 L
// expect: dl 0.30000000000000004 75.0 dl
// expect: cL 0.03 750.0 cL
// expect: mL 0.003 7500.0 mL
// expect: km³ 3000000000000.0 7.5e-12 km³
// expect: m³ 3000.0 0.0075 m³
// expect: dm³ 3.0 7.5 dm³
// expect: cm³ 0.003 7500.0 cm³
// expect: mm³ 3e-06 7500000.0 mm³
// expect: in³ 0.049161300000000005 457.67707526041823 in³
// expect: ft³ 84.9504 0.26486043620748106 ft³
// expect: yd³ 2293.665 0.009809627822720407 yd³
// expect: tsp 0.01478676 1521.6315135972993 tsp
// expect: tbsp 0.044360399999999994 507.2091324694999 tbsp
// expect: fl oz 0.0887205 253.60542377466314 fl oz
// expect: cup 0.72 31.25 cup
// expect: pt 1.419528 15.850338985916446 pt
// expect: qt 2.8390589999999998 7.92516111852554 qt
// expect: gal 11.35623 1.9812913264349172 gal
// expect: K -253.14999999999998 293.15 K
// expect: °C 20.0 20.0 °C
// expect: °F -6.666666666664469 67.99999999999571 °F
// expect: m true false
// expect: 5300.0 m true 10.0 km 2.5 km 15.0 km 4.0 km
// expect: 16404.199475065616 ft true true 5.0 km false
// expect: true 1
// expect: 6.0 hs 7.0
// expect: 2.0 pts true
// expect: 1.524 m
