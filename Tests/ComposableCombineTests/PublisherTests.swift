#if Combine
  import ComposableCombine
  import DependenciesTestSupport
  import Testing

  #if canImport(Combine)
    import Combine
  #else
    @preconcurrency import OpenCombine
  #endif

  @MainActor
  @Suite("Publishers")
  struct PublisherTests {
    @Test("a publisher that completes at once leaves no task")
    func immediate() {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state += action
          return action == 1 ? .publisher { Just(10) } : .none
        }
      }
      #expect(store.send(1).isCancelled)
      #expect(store.state == 11)
    }
  }
#endif
