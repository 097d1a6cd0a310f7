// swift-format-ignore-file
func later(_ f: @escaping () -> Void) { f() }
func capture(_ f: () -> Void) {
  later { f() }  // error: escaping closure captures non-escaping parameter 'f'
}
func local(_ f: () -> Int) -> () -> Int {
  func inner() -> Int { f() }
  return inner  // error: escaping local function captures non-escaping parameter 'f'
}
func direct(_ f: () -> Void) { [1].forEach { _ in f() } }
func make(_ f: (Int) -> Int) -> [(Int) -> Int] {
  return [{ x in f(x) }]  // error: escaping closure captures non-escaping parameter 'f'
}
direct { print("hi") }
