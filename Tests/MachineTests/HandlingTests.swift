import Machine
import Testing

@Suite("Errors")
struct HandlingTests {
  @Test("an error is caught with the stack cut to the handler's height")
  func caught() {
    check(
      [
        .push(.string("below")), .beginHandling(6), .push(.int(1)), .push(.int(2)),
        .push(.string("error")), .throw,
        .makeArray(count: 2), .return,
      ], ends: .returned(.array([.string("below"), .string("error")])))
  }

  @Test("an error thrown in a callee is caught in the caller")
  func acrossFrames() {
    let inner = makeFunction([.push(.string("e")), .throw])
    let middle = makeFunction(slots: 3, [.push(.void), .call(inner, argumentCount: 0), .return])
    check(
      [
        .push(.int(1)), .store(slot: 0), .beginHandling(5), .call(middle, argumentCount: 0),
        .return,
        .load(slot: 0, name: "v"), .makeArray(count: 2), .return,
      ], slots: 1, ends: .returned(.array([.string("e"), .int(1)])))
  }

  @Test("an error without a handler ends the fiber with the line of its throw")
  func uncaught() {
    let inner = makeFunction([.push(.void), .pop, .push(.string("e")), .throw])
    check([.call(inner, argumentCount: 0), .return], ends: .threw(.string("e"), line: 3))
  }

  @Test("a handler that has ended catches no more")
  func ended() {
    check(
      [.beginHandling(4), .endHandling, .push(.string("e")), .throw, .return],
      ends: .threw(.string("e"), line: 3))
  }

  @Test("the handler of a function that returned catches no more")
  func returnedWhileHandling() {
    let callee = makeFunction([.beginHandling(3), .push(.void), .return, .return])
    check(
      [.call(callee, argumentCount: 0), .push(.string("e")), .throw],
      ends: .threw(.string("e"), line: 2))
  }

  @Test("an error thrown while catching goes to the next outer handler")
  func nested() {
    check(
      [
        .beginHandling(6), .beginHandling(4), .push(.string("first")), .throw,
        .push(.string("second")), .throw,
        .return,
      ], ends: .returned(.string("second")))
  }

  @Test("a request's error is thrown where it was made")
  func resumed() {
    let function = makeFunction([
      .beginHandling(3), .perform(.checkCancellation, argumentCount: 0), .return,
      .makeArray(count: 1), .return,
    ])
    let fiber = makeFiber(function)
    var fuel = 100
    #expect(Ending(fiber.run(fuel: &fuel)) == .wants(.checkCancellation, []))
    fiber.resume(throwing: .string("cancelled"))
    #expect(Ending(fiber.run(fuel: &fuel)) == .returned(.array([.string("cancelled")])))
  }

  @Test("a request's error without a handler has the request's line")
  func resumedUncaught() {
    let fiber = makeFiber(
      makeFunction([.push(.void), .perform(.taskValue, argumentCount: 1), .return]))
    var fuel = 100
    #expect(Ending(fiber.run(fuel: &fuel)) == .wants(.taskValue, [.void]))
    fiber.resume(throwing: .string("e"))
    #expect(Ending(fiber.run(fuel: &fuel)) == .threw(.string("e"), line: 1))
  }
}
