import Foundation
import Testing

@testable import Composable

/// Eight values, stored inline.
private struct Eight<Value> {
  var a: Value, b: Value, c: Value, d: Value, e: Value, f: Value, g: Value, h: Value
  init(_ v: Value) { (a, b, c, d, e, f, g, h) = (v, v, v, v, v, v, v, v) }
}

/// 32 KiB.
private typealias Block = Eight<Eight<Eight<Eight<Int>>>>

/// 64 KiB.
private struct Large {
  var first = Block(Eight(Eight(Eight(1))))
  var second = Block(Eight(Eight(Eight(2))))
}

private func five<R: Reducer>(_ reducer: R) -> some Reducer<Five<R.State>, FiveAction<R.Action>> {
  nest(nest(nest(nest(nest(reducer)))))
}

private typealias Five<S> = Nest<Nest<Nest<Nest<Nest<S>>>>>
private typealias FiveAction<A> = NestAction<NestAction<NestAction<NestAction<NestAction<A>>>>>

private func fiveStates<State>(_ state: State) -> Five<State> {
  Nest(Nest(Nest(Nest(Nest(state)))))
}

private func fiveActions<Action>(_ action: Action) -> FiveAction<Action> {
  .child(.child(.child(.child(.child(action)))))
}

private final class HeldState: @unchecked Sendable {
  // Sendable because threads use it one after the other.

  var state = fiveStates(fiveStates(fiveStates(fiveStates(Large()))))

  var number: Int {
    state.child.child.child.child.child.child.child.child.child.child.child.child.child.child.child
      .child.child.child.child.child.second.h.h.h.h
  }
}

@Suite("Deep and large states")
struct DepthTests {
  @MainActor
  @Test("a state of 64 KiB, twenty levels deep, needs at most half a megabyte of stack")
  func stack() async {
    #expect(MemoryLayout<Large>.size == 65_536)
    // Made here, where the stack is large enough to pass such a state.
    let held = HeldState()
    let result = await withCheckedContinuation { continuation in
      let thread = Thread {
        let reducer = five(
          five(
            five(
              five(
                Reduce<Large, Int> { state, action in
                  state.second.h.h.h.h += action
                  return .send(action + 1)
                }))))
        let action = fiveActions(fiveActions(fiveActions(fiveActions(40))))
        let effect = reducer.reduce(into: &held.state, action: action)
        continuation.resume(returning: effect.isNone)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(!result)
    #expect(held.number == 42)
  }

  @MainActor
  @Test("such a large state is sent to, and compared by a test store")
  func store() async {
    let store = Store(initialState: fiveStates(fiveStates(Large()))) {
      five(
        five(
          Reduce<Large, Int> { state, action in
            state.first.a.a.a.a = action
            return .none
          }))
    }
    store.send(fiveActions(fiveActions(7)))
    #expect(
      store.state.child.child.child.child.child.child.child.child.child.child.first.a.a.a.a == 7)
  }
}
