//? The closure captures the kettle that stores it. Capture that variable weakly; self has nothing to do with it.
final class Kettle {
  let litres: Int
  var whistle: (() -> Void)?
  init(litres: Int) { self.litres = litres }
  deinit { print("the kettle is recycled") }
}
func boil() {
  let kettle = Kettle(litres: 2)
  kettle.whistle = { print("\(kettle.litres) litres boil") }
  kettle.whistle?()
}
boil()
print("tea is ready")
