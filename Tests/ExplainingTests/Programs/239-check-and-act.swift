//? T1 booked the seat between the two calls of T2; check and change in one call.
actor Theater {
  let seats = 1
  private(set) var guests: [String] = []

  var free: Int { seats - guests.count }

  func book(_ name: String) {
    guests.append(name)
  }
}

struct Buyer: Sendable {
  let name: String
  let secondsToPay: Int

  func buy(at theater: Theater) async -> Bool {
    guard await theater.free > 0 else {
      print("\(name): sold out")
      return false
    }
    print("\(name) pays")
    try? await Task.sleep(for: .milliseconds(secondsToPay * 30))
    await theater.book(name)
    return true
  }
}

let theater = Theater()
let anna = Buyer(name: "anna", secondsToPay: 2)
let ben = Buyer(name: "ben", secondsToPay: 4)

async let first = anna.buy(at: theater)
try await Task.sleep(for: .milliseconds(20))
async let second = ben.buy(at: theater)
let sold = await [first, second].filter { $0 }.count

print("\(sold) tickets for \(theater.seats) seat")
print("free: \(await theater.free)")
