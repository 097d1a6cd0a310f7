// swift-format-ignore-file
@MainActor func show(_ number: Int) -> Int { number }
@MainActor final class Screen { func add(_ number: Int) -> Int { number } }
func elements() { let all: [(Int) -> Int] = [show]; print(all.count) }  // error: loses global actor 'MainActor'
func values() { let all: [String: (Int) -> Int] = ["a": show]; print(all.count) }  // error: loses global actor 'MainActor'
func result() -> (Int) -> Int { show }  // error: loses global actor 'MainActor'
func method(_ screen: Screen) { let add: ((Int) -> Int)? = screen.add; print(add == nil) }  // error: loses global actor 'MainActor'

// Functions that keep their actor, and those that are used on it.
@MainActor func here() -> [(Int) -> Int] {
  let named: [String: (Int) -> Int] = ["show": show]
  return [show, named["show"] ?? { $0 }]
}
func elsewhere() async {
  let kept = [show]
  let isolated: [@MainActor (Int) -> Int] = [show]
  let waiting: [(Int) async -> Int] = [show]
  let any: [Any] = [show]
  print(await kept[0](1), await isolated[0](2), await waiting[0](3), any.count)
}
