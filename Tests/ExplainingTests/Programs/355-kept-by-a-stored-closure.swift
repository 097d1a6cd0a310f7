//? The last variable of the guest is nil, and a stored closure keeps the guest.
final class Guest {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) leaves") }
}
var reminders: [() -> Void] = []
var guest: Guest? = Guest("Mia")
weak var last = guest
if let guest { reminders.append { print("call \(guest.name)") } }
guest = nil
print(last == nil ? "the house is empty" : "somebody is here")
reminders.removeAll()
print(last == nil ? "the house is empty" : "somebody is here")
