// No other code has the values of a script's top level yet, so an actor's method may return what isn't Sendable.
class Box { var value = 0 }
actor Account {
  var balance = 100
  var box = Box()
  func each(_ body: (isolated Account) -> Void) { body(self) }
  func get() -> Box { box }
}
let account = Account()
let change = 3
await account.each { $0.balance -= change }
print(await account.balance)  // expect: 97
let box = await account.get()
print(box.value)  // expect: 0
