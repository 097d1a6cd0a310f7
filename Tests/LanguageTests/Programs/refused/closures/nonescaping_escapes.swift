// swift-format-ignore-file
func register(_ f: @escaping () -> Void) { f() }
func keep(_ f: () -> Void) {
  register(f)  // error: passing non-escaping parameter 'f' to function expecting an '@escaping' closure
}
func keepEscaping(_ f: @escaping () -> Void) { register(f) }
struct Button { var action: () -> Void = {} }
func button(_ f: () -> Void) -> Button {
  Button(action: f)  // error: passing non-escaping parameter 'f' to function expecting an '@escaping' closure
}
func forward(_ f: () -> Void) { keepEscaping(f) }  // error: passing non-escaping parameter 'f' to function expecting an '@escaping' closure
func give(_ f: () -> Int) -> () -> Int { f }  // error: using non-escaping parameter 'f' in a context expecting an '@escaping' closure
func assign(_ f: () -> Void) {
  let g: () -> Void = f  // error: using non-escaping parameter 'f' in a context expecting an '@escaping' closure
  g()
}
keepEscaping { print("hi") }

