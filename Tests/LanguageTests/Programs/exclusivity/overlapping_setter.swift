// swift-format-ignore-file
struct Level {
  var values: [Int] = []
  var last: Int {
    get { values.last ?? 0 }
    set { values.append(newValue); check() }
  }
}
final class Sensor { var level = Level() }
let sensor = Sensor()
var checks = 0
@MainActor func limit() -> Int {
  checks += 1
  if checks < 2 { return 0 }
  return sensor.level.values.count  // trap: simultaneous accesses to `level`
}
func check() { _ = MainActor.assumeIsolated { limit() } }
sensor.level.last = 4
print(sensor.level.values)  // expect: [4]
sensor.level.last = 5
