//? Each rental asks to be told when the boat is back. Why are all told in the name of the harbour?
enum Renter { @TaskLocal static var name = "nobody" }

final class Boat {
  private var waiting: [() -> Void] = []
  func whenBack(_ tell: @escaping () -> Void) { waiting.append(tell) }
  func comeBack() { for tell in waiting { tell() } }
}

func rent(_ boat: Boat, for hours: Int) {
  let renter = Renter.name
  boat.whenBack { print("told \(Renter.name) after \(hours) hours, rented by \(renter)") }
}

let boat = Boat()
Renter.$name.withValue("Ida") { rent(boat, for: 2) }
Renter.$name.withValue("Jon") { rent(boat, for: 3) }
Renter.$name.withValue("harbour") { boat.comeBack() }
