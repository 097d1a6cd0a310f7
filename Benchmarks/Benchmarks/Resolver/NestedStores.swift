import Benchmark
import Catalogue
import Composable

/// A state around another one.
struct Level<Child> {
  var child: Child

  init(_ child: Child) { self.child = child }
}

/// A state that may have another one in it.
struct OptionalLevel<Child> {
  var child: Child?

  init(_ child: Child) { self.child = child }
}

/// An action for what is inside.
enum LevelAction<Child> {
  case child(Child)

  static var path: CasePath<LevelAction, Child> {
    CasePath(
      embed: { .child($0) },
      extract: { action in
        switch action {
        case .child(let child): child
        }
      })
  }
}

private func scoped<R: Reducer>(_ child: R) -> Scope<Level<R.State>, LevelAction<R.Action>, R> {
  Scope(state: \.child, action: LevelAction.path) { child }
}

private func presented<R: Reducer>(
  _ child: R
) -> IfLetReducer<EmptyReducer<OptionalLevel<R.State>, LevelAction<R.Action>>, R> {
  EmptyReducer().ifLet(\.child, action: LevelAction.path) { child }
}

/// Ten levels of `Scope`.
private func scoped10<R: Reducer>(_ r: R) -> some Reducer<Level10<R.State>, LevelAction10<R.Action>>
{
  scoped(scoped(scoped(scoped(scoped(scoped(scoped(scoped(scoped(scoped(r))))))))))
}

private typealias Level5<S> = Level<Level<Level<Level<Level<S>>>>>
private typealias Level10<S> = Level5<Level5<S>>
private typealias LevelAction5<A> = LevelAction<
  LevelAction<LevelAction<LevelAction<LevelAction<A>>>>
>
private typealias LevelAction10<A> = LevelAction5<LevelAction5<A>>

private func level10<S>(_ s: S) -> Level10<S> {
  Level(Level(Level(Level(Level(Level(Level(Level(Level(Level(s))))))))))
}

private func action10<A>(_ a: A) -> LevelAction10<A> {
  .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(a))))))))))
}

func addNestedStores() {
  addOnMainActor(.sendNested1) { benchmark in
    let store = Store(initialState: Level(0)) { scoped(Adder()) }
    benchmark.repeatedOnMainActor { store.send(.child(1)) }
  }
  addOnMainActor(.sendNested10) { benchmark in
    let store = Store(initialState: level10(0)) { scoped10(Adder()) }
    let action = action10(1)
    benchmark.repeatedOnMainActor { store.send(action) }
  }
  addOnMainActor(.sendNested20) { benchmark in
    let store = Store(initialState: level10(level10(0))) { scoped10(scoped10(Adder())) }
    let action = action10(action10(1))
    benchmark.repeatedOnMainActor { store.send(action) }
  }
  addOnMainActor(.sendIfLet10) { benchmark in
    let state = OptionalLevel(
      OptionalLevel(
        OptionalLevel(
          OptionalLevel(
            OptionalLevel(
              OptionalLevel(OptionalLevel(OptionalLevel(OptionalLevel(OptionalLevel(0))))))))))
    let store = Store(initialState: state) {
      presented(
        presented(
          presented(
            presented(
              presented(presented(presented(presented(presented(presented(Adder()))))))))))
    }
    let action = action10(1)
    benchmark.repeatedOnMainActor { store.send(action) }
  }
}
