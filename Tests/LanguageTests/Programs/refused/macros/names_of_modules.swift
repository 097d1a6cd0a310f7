// swift-format-ignore-file
// A mistake is about a name, not about the module before it.
import ComposableArchitecture

func f() {
  let x = Swift.max(typo, 3)  // error: cannot find 'typo' in scope
  let y = Composable.Reduce<Int, Int>(missing)  // error: cannot find 'missing' in scope
  print(x, y)
}
