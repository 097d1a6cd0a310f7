import Machine
import Testing

@Suite("Key paths")
struct KeyPathTests {
  /// Returns a path to a field of a structure.
  private func field(_ index: Int, _ name: String) -> KeyPathValue {
    let getter = makeFunction(
      parameters: 1, [.load(slot: 0, name: "root"), .field(index, name: name), .return])
    let setter = makeFunction(
      parameters: 2,
      [
        .loadCell(slot: 0, name: "root"), .load(slot: 1, name: "value"), .setField(index),
        .storeCell(slot: 0), .push(.void), .return,
      ])
    return KeyPathValue(
      path: ".\(name)", getter: Closure(function: getter),
      setter: Closure(function: setter), isReferenceWritable: false,
      identity: [name], arguments: [], root: .native("Root"))
  }

  /// Returns a path to a field of an object.
  private func objectField(_ index: Int, _ name: String) -> KeyPathValue {
    let getter = makeFunction(
      parameters: 1, [.load(slot: 0, name: "root"), .objectField(index, name: name), .return])
    let setter = makeFunction(
      parameters: 2,
      [
        .load(slot: 0, name: "root"), .load(slot: 1, name: "value"), .setObjectField(index),
        .push(.void), .return,
      ])
    return KeyPathValue(
      path: ".\(name)", getter: Closure(function: getter),
      setter: Closure(function: setter), isReferenceWritable: true, identity: [name],
      arguments: [], root: .native("Model"))
  }

  private func run(_ closure: Closure?, _ arguments: Value...) throws -> Ending {
    let closure = try #require(closure)
    var fuel = 1_000
    return Ending(Fiber(closure: closure, arguments: arguments).run(fuel: &fuel))
  }

  @Test("appended paths read and write through both")
  func values() throws {
    let path = try field(0, "x").appending(field(1, "y"))
    #expect(path.name == "\\Root.x.y")
    let inner = Sample.structure(Sample.model, [.int(1), .int(2)])
    let root = Cell(Sample.structure(Sample.model, [inner]))
    #expect(try run(path.getter, root.value) == .returned(.int(2)))
    #expect(try run(path.setter, .cell(root), .int(9)) == .returned(.void))
    #expect(try run(path.getter, root.value) == .returned(.int(9)))
  }

  @Test("appended paths write through objects on the way")
  func objects() throws {
    let object = Sample.object(
      Sample.counter, [Sample.structure(Sample.model, [.int(1)])])
    let path = try objectField(0, "n").appending(field(0, "x"))
    #expect(path.isReferenceWritable)
    #expect(try run(path.setter, object, .int(5)) == .returned(.void))
    #expect(try run(path.getter, object) == .returned(.int(5)))

    let outer = try field(0, "model").appending(path)
    let holder = Sample.structure(Sample.model, [object])
    #expect(try run(outer.setter, holder, .int(6)) == .returned(.void))
    #expect(try run(outer.getter, holder) == .returned(.int(6)))
  }

  @Test("equal paths are those with the same components")
  func equality() throws {
    let path = try Value.native(field(0, "x").appending(field(1, "y")))
    #expect(try path == .native(field(0, "x").appending(field(1, "y"))))
    #expect(path != .native(field(0, "x")))
    #expect(try Set([path, .native(field(0, "x").appending(field(1, "y")))]).count == 1)
  }
}
