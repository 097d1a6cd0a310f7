import Machine
import Testing

@Suite("deinit")
struct EndingTests {
  private let log = Cell(.array([]))
  private let releases = Releases()

  /// Makes a class whose `deinit` records the object's first field, or the name of the class.
  private func makeClass(_ name: String, superclass: TypeDescriptor? = nil) throws
    -> TypeDescriptor
  {
    let append = try #require(Intrinsics.mutating(named: "array.append"))
    let descriptor = TypeDescriptor(
      kind: .class, name: name, qualifiedName: "main.\(name)", superclass: superclass)
    let function = makeFunction(
      named: "deinit", parameters: 1,
      [
        .push(.cell(log)), .push(.string(name)), .mutateCell(append, argumentCount: 1), .pop,
        .push(.void), .return,
      ])
    descriptor.deinitializer = Deinitializer(function: function, releases: releases)
    return descriptor
  }

  private func object(_ descriptor: TypeDescriptor, _ fields: Values = []) -> Value {
    .object(Object(descriptor: descriptor, fields: fields))
  }

  /// Runs the code with the values in its parameters, which have no other references.
  private func run(
    slots: Int = 0, _ arguments: [Value], _ code: [Instruction], fuel: Int = 100_000
  ) -> Ending {
    let function = makeFunction(parameters: arguments.count, slots: slots, code)
    let fiber = Fiber(
      closure: Closure(function: function), arguments: arguments, releases: releases)
    var fuel = fuel
    return Ending(fiber.run(fuel: &fuel))
  }

  private var noted: [String] {
    guard case .array(let elements) = log.value else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  @Test("runs between the instruction that releases the object and the next one")
  func inPlace() throws {
    let descriptor = try makeClass("A")
    let ending = run(
      [],
      [
        .makeObject(descriptor.plain, fieldCount: 0), .pop, .push(.cell(log)), .openCell, .return,
      ])
    #expect(ending == .returned(.array([.string("A")])))
  }

  @Test("runs for the values of the outermost frame before the fiber returns")
  func atTheEnd() throws {
    let descriptor = try makeClass("A")
    let ending = run(
      slots: 1, [],
      [
        .makeObject(descriptor.plain, fieldCount: 0), .store(slot: 0), .push(.int(1)), .return,
      ])
    #expect(ending == .returned(.int(1)))
    #expect(noted == ["A"])
  }

  @Test("runs the class's first, then its superclass's, then those of the fields in order")
  func order() throws {
    let base = try makeClass("Base")
    let derived = try makeClass("Derived", superclass: base)
    let plain = Sample.makeType(.class, "Plain") { _ in }
    let (x, y, z) = (try makeClass("x"), try makeClass("y"), try makeClass("z"))
    let cell = Cell(
      object(derived, [object(x, [object(plain, [object(z)])]), object(y)]))
    _ = run(
      [.cell(cell)], [.push(.void), .storeCell(slot: 0), .push(.void), .return])
    #expect(noted == ["Derived", "Base", "x", "z", "y"])
  }

  @Test("runs once, even for an object in the middle of a long chain")
  func chains() throws {
    let link = try makeClass("Link")
    let cell = Cell(.none)
    for _ in 0..<20_000 { cell.value = .some(object(link, [cell.value])) }
    _ = run(
      [.cell(cell)], [.push(.none), .storeCell(slot: 0), .push(.void), .return],
      fuel: 1_000_000)
    #expect(noted.count == 20_000)
  }

  @Test("runs for many objects released at once, without nesting")
  func many() throws {
    let descriptor = try makeClass("A")
    let cell = Cell(.array((0..<20_000).map { _ in object(descriptor) }))
    _ = run(
      [.cell(cell)], [.push(.none), .storeCell(slot: 0), .push(.void), .return],
      fuel: 1_000_000)
    #expect(noted.count == 20_000)
  }

  @Test("a weak reference is nil by then")
  func weak() throws {
    let descriptor = try makeClass("A")
    let reference = Cell(.none)
    let function = makeFunction(
      parameters: 1,
      [
        .push(.cell(reference)), .openCell, .loadWeak(), .storeGlobal(log), .push(.void), .return,
      ])
    descriptor.deinitializer = Deinitializer(function: function, releases: releases)
    _ = run(
      [],
      [
        .makeObject(descriptor.plain, fieldCount: 0), .duplicate, .makeWeak,
        .storeGlobal(reference), .pop, .push(.void), .return,
      ])
    #expect(log.value == .none)
  }

  @Test("waits for the next slice if no fiber runs")
  func elsewhere() throws {
    let descriptor = try makeClass("A")
    do { _ = object(descriptor) }
    #expect(noted == [])
    #expect(releases.hasObjects)
    _ = run([], [.push(.void), .return])
    #expect(noted == ["A"])
  }

  @Test("continues after the fuel is used up")
  func slices() throws {
    let descriptor = try makeClass("A")
    let function = makeFunction([
      .makeObject(descriptor.plain, fieldCount: 0), .pop, .push(.int(1)), .return,
    ])
    let fiber = Fiber(closure: Closure(function: function), arguments: [], releases: releases)
    var step: Ending
    repeat {
      var fuel = 1
      step = Ending(fiber.run(fuel: &fuel))
    } while step == .outOfFuel
    #expect(step == .returned(.int(1)))
    #expect(noted == ["A"])
  }
}
