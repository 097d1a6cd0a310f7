// swift-format-ignore-file
struct Timer {
  var start = 10
  var end = start + 5  // error: cannot use instance member 'start' within property initializer  // says: instance member 'start' cannot be used on type 'Timer' — not yet in the compiler's words
  lazy var length = end - start
  let step: Int = self.start  // error: cannot find 'self' in scope
  static let base = 3
  var offset = base
  var good = Timer.base
  func ticks() -> Int { 5 }
  var count = ticks()  // error: cannot use instance member 'ticks' within property initializer  // says: instance member 'ticks' cannot be used on type 'Timer' — not yet in the compiler's words
  lazy let fixed = 3  // error: 'lazy' cannot be used on a let
  lazy var later: Int  // error: lazy properties must have an initializer
}
let t = Timer()
