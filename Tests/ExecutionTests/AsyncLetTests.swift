import Execution
import Machine
import Recording
import Testing

/// Children of an `async let`, awaited or not.
@Suite struct AsyncLetTests {
  @Test("an outer child is awaited inside the scope of an inner one")
  func nestedAsyncLets() async {
    await check(
      prints: "1\n2\n",
      function("main", isAsync: true, slots: 2) { code in
        for index in 0...1 {
          code.closure(returning(.int(index + 1)))
          code.push(.string("child\(index)"))
          code.emit(.perform(.beginAsyncLet, argumentCount: 2), .store(slot: index))
        }
        for index in 0...1 {
          code.emit(.load(slot: index, name: ""), .perform(.awaitAsyncLet, argumentCount: 1))
          code.printTop()
        }
        for index in [1, 0] {
          code.emit(.load(slot: index, name: ""), .perform(.endAsyncLet, argumentCount: 1), .pop)
        }
      })
  }

  @Test("a child that isn't awaited is cancelled at the end of its scope")
  func unawaitedAsyncLet() async {
    await check(
      prints: "true\nafter\n",
      function("main", isAsync: true) { code in
        code.closure(
          function(isAsync: true) { child in
            child.emit(.beginHandling(4))
            child.perform(.sleepFor, .duration(.seconds(100)))
            child.emit(.return)
            child.emit(.pop)
            child.perform(.currentTaskIsCancelled)
            child.printTop()
          })
        code.push(.string("child"))
        code.emit(
          .perform(.beginAsyncLet, argumentCount: 2), .perform(.endAsyncLet, argumentCount: 1),
          .pop)
        code.print(.string("after"))
      })
  }

  @Test("a return from the function ends the scope's child")
  func returningFromAsyncLet() async {
    await check(
      prints: "",
      function("main", isAsync: true) { code in
        code.closure(
          function(isAsync: true) { $0.perform(.sleepFor, .duration(.seconds(100))) })
        code.push(.string("child"))
        code.emit(.perform(.beginAsyncLet, argumentCount: 2), .return)
      })
  }
}
