//? The outer closure keeps the lamp, because the inner one asks for a weak reference to it.
final class Timetable {
  private var entries: [() -> (() -> Void)] = []
  func add(_ entry: @escaping () -> (() -> Void)) { entries.append(entry) }
  func run() { for entry in entries { entry()() } }
}
final class Lamp {
  private var isOn = false
  let timetable: Timetable
  init(_ timetable: Timetable) { self.timetable = timetable }
  func schedule() {
    timetable.add {
      let start = "at dusk"
      return { [weak self] in
        self?.isOn.toggle()
        print(start, self?.isOn ?? "no lamp")
      }
    }
  }
  deinit { print("the lamp is thrown away") }
}
let timetable = Timetable()
weak var found: Lamp?
do {
  let lamp = Lamp(timetable)
  found = lamp
  lamp.schedule()
}
timetable.run()
print(found == nil ? "no lamp" : "the lamp is still there")
