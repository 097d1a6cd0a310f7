import Testing

@testable import Machine

/// The assumptions of `Places.swift` about the compiler.
@Suite("Parts of values in place")
struct PlaceTests {
  private func at<Part>(
    _ value: Value, _ part: (UnsafeMutablePointer<Value>) -> Part
  ) -> Part {
    var value = value
    return withUnsafeMutablePointer(to: &value) { part($0) }
  }

  @Test("a case's payload is at the beginning of the value")
  func payloads() {
    let structure = Sample.structure(Sample.point, [.int(1), .none, .string("x")])
    let (object, cell) = (Object(Sample.counter.plain, fields: [.int(7)]), Cell(.int(3)))
    let closure = Closure(function: makeFunction([.push(.void), .return]))
    #expect(at(.array([.int(1), .int(2)])) { $0.array?.pointee } == [.int(1), .int(2)])
    #expect(
      at(.dictionary([.string("k"): .int(1)])) { $0.dictionary?.pointee.table }
        == [.string("k"): .int(1)])
    #expect(at(structure) { $0.structure?.pointee.instance } === Sample.point.plain)
    #expect(at(structure) { $0.field(2)?.pointee } == .string("x"))
    #expect(at(structure) { $0.field(3)?.pointee } == nil)
    #expect(at(.object(object)) { $0.object?.takeUnretainedValue() } === object)
    #expect(at(.cell(cell)) { $0.cell?.takeUnretainedValue() } === cell)
    #expect(at(.closure(closure)) { $0.closure?.takeUnretainedValue() } === closure)
  }

  @Test("other cases don't contain it")
  func others() {
    for value in [Value.int(8), .string("a"), .none, .duration(.seconds(1)), .set([]), .void] {
      #expect(
        at(value) { $0.array == nil && $0.dictionary?.pointee.table == nil && $0.structure == nil })
      #expect(at(value) { $0.object == nil && $0.cell == nil && $0.closure == nil })
    }
  }

  @Test("a change of a field doesn't change copies of the structure")
  func copies() {
    let original = Sample.structure(Sample.point, [.int(1), .none, .array([])])
    var changed = original
    withUnsafeMutablePointer(to: &changed) { place in
      #expect(change(place, by: .integers(.add), at: [.field(0)], .int(4)) == 0)
      #expect(change(place, by: .append, at: [.field(2)], .int(4)) == 0)
      #expect(change(place, by: .append, at: [.field(1)], .int(4)) == nil)
      #expect(change(place, by: .integers(.add), at: [.field(0)], .int(.max)) == nil)
    }
    var whole = Value.array(Array(repeating: .int(0), count: 64_000))
    let copy = whole
    let costs = withUnsafeMutablePointer(to: &whole) { place in
      (0..<2).map { _ in change(place, by: .append, at: [], .int(4)) }
    }
    #expect(costs[0] ?? 0 >= 1_000, "elements that are copied are paid")
    #expect(costs[1] == 0)
    #expect(copy != whole)
    #expect(original == Sample.structure(Sample.point, [.int(1), .none, .array([])]))
    #expect(changed == Sample.structure(Sample.point, [.int(5), .none, .array([.int(4)])]))
  }

  @Test("a change of an element doesn't change copies of its arrays, and copied elements are paid")
  func elements() {
    let row = Value.array([.int(1), .int(2)])
    let original = Value.array(Array(repeating: row, count: 64_000))
    var changed = original
    withUnsafeMutablePointer(to: &changed) { place in
      let steps = [PartStep.element, .element]
      // The index of the row is the last argument.
      let first = change(place, by: .integers(.add), at: steps, .int(4), .int(1), .int(7))
      #expect(first ?? 0 >= 1_000)
      #expect(change(place, by: .assign, at: steps, .int(9), .int(0), .int(7)) == 0)
      #expect(change(place, by: .integers(.add), at: steps, .int(4), .int(2), .int(7)) == nil)
      #expect(change(place, by: .integers(.add), at: steps, .int(4), .int(1), .int(-1)) == nil)
      #expect(change(place, by: .integers(.add), at: steps, .int(4), .int(1)) == nil)
    }
    #expect(original == .array(Array(repeating: row, count: 64_000)))
    var rows = Array(repeating: row, count: 64_000)
    rows[7] = .array([.int(9), .int(6)])
    #expect(changed == .array(Values(rows)))
  }

  /// The fuel that the change takes; nil if nothing is changed.
  private func change(
    _ place: UnsafeMutablePointer<Value>, by quick: QuickChange, at steps: [PartStep],
    _ arguments: Value...
  ) -> Int? {
    var fuel = 0
    let isMade = try? Arguments.with(arguments) { arguments throws(Trap) in
      place.change(by: quick, at: steps, arguments, fuel: &fuel)
    }
    return isMade == true ? -fuel : nil
  }
}
