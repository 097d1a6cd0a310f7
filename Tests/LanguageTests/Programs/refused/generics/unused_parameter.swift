// swift-format-ignore-file
func unused<T>() {}  // error: generic parameter 'T' is not used in function signature
func onlyMember<S: Sequence>(_ element: S.Element) {}  // error: generic parameter 'S' is not used in function signature
func inResult<T>() -> T? { nil }
func inMetatype<T>(_: T.Type) {}
func inClosure<T>(_: (T) -> Void) {}
struct A {
  var x = 1
  mutating init() {}  // error: 'mutating' may only be used on 'func' declarations
  init<T>(value: Int) {}  // error: generic parameter 'T' is not used in function signature
  func pair<T, U>(_ value: T) {}  // error: generic parameter 'U' is not used in function signature
}
