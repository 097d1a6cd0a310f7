// swift-format-ignore-file
class Owner { let name = "owner" }
class Card { unowned var owner: Owner?; init(_ owner: Owner?) { self.owner = owner } }  // trap: attempted to read an unowned reference but the object was already released
let card = Card(nil)
print(card.owner == nil)  // expect: true
do { let owner = Owner(); card.owner = owner; print(card.owner!.name) }  // expect: owner
print(card.owner == nil)
