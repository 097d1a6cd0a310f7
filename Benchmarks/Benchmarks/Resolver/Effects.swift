import Benchmark
import Catalogue
import Composable

/// Runs something that sends once.
private struct Runner: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state += action
    return action == 0 ? .run { send in await send(1) } : .none
  }
}

/// Keeps something open for every positive number, and closes it for every negative one.
private struct Opener: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    action > 0
      ? .source { _ in return {} }.cancellable(id: action)
      : .cancel(id: -action)
  }
}

func addEffects() {
  add(.mergeNone) { benchmark in
    let effects = [Effect<Int>](repeating: .none, count: 100)
    benchmark.repeated { blackHole(Effect.merge(effects)) }
  }
  addOnMainActor(.chainedSends) { benchmark in
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return action < 100_000 ? .send(action + 1) : .none
      }
    }
    benchmark.repeatedOnMainActor { store.send(1) }
  }
  addOnMainActor(.runOnce) { benchmark in
    let store = Store(initialState: 0) { Runner() }
    await benchmark.repeatedOnMainActor { await store.send(0).finish() }
  }
  addOnMainActor(.cancelAmong10000) { benchmark in
    let store = Store(initialState: 0) { Opener() }
    for id in 1...10_000 { store.send(id) }
    benchmark.repeatedOnMainActor {
      store.send(-5_000)
      store.send(5_000)
    }
  }
  addOnMainActor(.testStoreRun) { benchmark in
    let store = TestStore(initialState: 0) { Runner() }
    var count = 0
    await benchmark.repeatedOnMainActor {
      await store.send(0)
      count += 1
      await store.receive(1) { [count] in $0 = count }
    }
  }
}
