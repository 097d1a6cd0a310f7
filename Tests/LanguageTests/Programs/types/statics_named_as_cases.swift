// A static member may be called as a case is, and be made of it.
enum Exhaustivity: Equatable {
  case on
  case off(showsSkipped: Bool)
  static let off = Self.off(showsSkipped: false)
  static let loud = off(showsSkipped: true)
}

struct Limit: Equatable {
  var count: Int
  static func of(_ count: Int) -> Limit { Limit(count: count) }
  static let of = Limit.of(3)
}

let quiet: Exhaustivity = .off
print(quiet, Exhaustivity.loud, quiet == .off(showsSkipped: false))
print(Limit.of, Limit.of(4))
print(Swift.type(of: quiet))
// expect: off(showsSkipped: false) off(showsSkipped: true) true
// expect: Limit(count: 3) Limit(count: 4)
// expect: Exhaustivity
