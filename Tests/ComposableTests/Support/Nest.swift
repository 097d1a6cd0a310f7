import Composable

/// A state around another one.
struct Nest<Child> {
  var child: Child
  var count = 0

  init(_ child: Child) { self.child = child }
}

/// An action of the inner state.
enum NestAction<Child> {
  case child(Child)
}

/// Puts a reducer one level deeper.
func nest<R: Reducer>(
  _ reducer: R
) -> Scope<Nest<R.State>, NestAction<R.Action>, R> {
  Scope(
    state: \Nest<R.State>.child,
    action: CasePath(
      embed: { .child($0) },
      extract: { action in
        switch action {
        case .child(let child): child
        }
      })
  ) { reducer }
}
