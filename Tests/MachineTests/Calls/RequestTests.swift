import Machine
import Testing

@Suite("Requests")
struct RequestTests {
  @Test("an operation pops its arguments, and its result is pushed")
  func operation() {
    let fiber = makeFiber(
      makeFunction([
        .push(.string("below")), .push(.int(1)), .push(.int(2)),
        .perform(.dependencyGet, argumentCount: 2), .makeArray(count: 2), .return,
      ]))
    var fuel = 100
    guard case .wants(let request) = fiber.run(fuel: &fuel) else {
      Issue.record("the fiber wants the operation")
      return
    }
    #expect(request.operation == .dependencyGet)
    #expect(request.arguments == [.int(1), .int(2)])
    #expect(request.position?.line == 3)
    fiber.resume(returning: .int(3))
    #expect(
      Ending(fiber.run(fuel: &fuel)) == .returned(.array([.string("below"), .int(3)])))
  }

  private let storage = StaticStorage(name: "S.shared", initializer: makeFunction([]))

  @Test("the first read of a static requests its initializer, later ones do not")
  func firstRead() {
    let fiber = makeFiber(
      makeFunction([
        .loadStatic(storage), .loadStatic(storage), .makeArray(count: 2), .return,
      ]))
    var fuel = 100
    #expect(Ending(fiber.run(fuel: &fuel)) == .wants(.initializeStatic, [.native(storage)]))
    storage.cell.value = .int(5)
    fiber.resume(returning: .int(5))
    #expect(Ending(fiber.run(fuel: &fuel)) == .returned(.array([.int(5), .int(5)])))
  }

  @Test("the first write of a static runs its initializer too, then stores")
  func firstWrite() {
    let fiber = makeFiber(
      makeFunction([
        .push(.string("below")), .push(.int(7)), .storeStatic(storage), .return,
      ]))
    var fuel = 100
    #expect(Ending(fiber.run(fuel: &fuel)) == .wants(.initializeStatic, [.native(storage)]))
    storage.cell.value = .int(5)
    fiber.resume(returning: .int(5))
    #expect(Ending(fiber.run(fuel: &fuel)) == .returned(.string("below")))
    #expect(storage.cell.value == .int(7))
  }

  @Test("interpolation joins values that print without the program's code")
  func interpolation() {
    check(
      [
        .push(.string("a = ")), .push(.int(1)), .push(.some(.string("x"))),
        .interpolate(count: 3), .return,
      ], ends: .returned(.string("a = 1Optional(\"x\")")))
    check([.interpolate(count: 0), .return], ends: .returned(.string("")))
  }

  @Test("interpolation requests each piece that the program describes itself")
  func customPieces() {
    let custom = Sample.structure(Sample.custom)
    let fiber = makeFiber(
      makeFunction([
        .push(.string("<")), .push(custom), .push(.array([custom])), .push(.string(">")),
        .interpolate(count: 4), .return,
      ]))
    var fuel = 100
    #expect(Ending(fiber.run(fuel: &fuel)) == .wants(.describe, [custom]))
    #expect(fiber.position?.line == 4)
    fiber.resume(returning: .string("one"))
    #expect(Ending(fiber.run(fuel: &fuel)) == .wants(.describe, [.array([custom])]))
    fiber.resume(returning: .string("[two]"))
    #expect(Ending(fiber.run(fuel: &fuel)) == .returned(.string("<one[two]>")))
  }
}
