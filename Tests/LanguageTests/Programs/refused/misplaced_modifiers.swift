// swift-format-ignore-file
actor A {}
async extension A { func h() -> String { "h" } }  // error: 'async' modifier cannot be applied to this declaration
class P {
  weak deinit {}  // error: 'weak' may only be used on 'var' declarations
  weak func parse(_ text: String) async -> Int { 1 }  // error: 'weak' may only be used on 'var' declarations
  unowned init() {}  // error: 'unowned' may only be used on 'var' declarations
}
weak func dbl(_ n: Int) -> Int { n * 2 }  // error: 'weak' may only be used on 'var' declarations
final class class Special: P {}  // error: declaration cannot be marked 'class'
lazy extension P {}  // error: 'lazy' may only be used on 'var' declarations
final extension P {}  // error: 'final' modifier cannot be applied to this declaration
