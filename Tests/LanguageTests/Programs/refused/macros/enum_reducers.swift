// swift-format-ignore-file
// A mistake is about a name, not about the module before it.
import ComposableArchitecture

@Reducer enum Destination {  // error: cannot find 'Typo' in scope (in the expansion of macro 'Reducer')
  case unknown(Typo)  // error: cannot find type 'Typo' in scope
}

func f() {
  let x = Swift.max(typo, 3)  // error: cannot find 'typo' in scope
  let y = Composable.Reduce<Int, Int>(missing)  // error: cannot find 'missing' in scope
  print(x, y)
}
