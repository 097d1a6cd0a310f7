import Testing

@testable import Machine

/// A way in which one value can contain another one.
enum Link: CaseIterable {
  case wrapped, tuple, middleOfTuple, structure, middleOfStructure, array, middleOfArray,
    enumeration
  case dictionaryValue, dictionaryKey, wideDictionary, set, range, openRange, hashedKey, object,
    closure
  case cell, erased, keyPath, kept

  /// All links of which each can contain another one.
  static var all: [Link] { Array(allCases) }

  /// The link for values of this kind; nil for values that contain no others.
  ///
  /// A new case of `Value` doesn't compile before it has a link here.
  static func through(_ value: Value) -> Link? {
    switch value {
    case .void, .bool, .int, .integer, .double, .float, .string, .character, .duration, .none,
      .type,
      .weak, .uninitialized:
      nil
    case .some: .wrapped
    case .tuple: .tuple
    case .array: .array
    case .dictionary: .dictionaryValue
    case .set: .set
    case .range: .range
    case .structure: .structure
    case .enumeration: .enumeration
    case .object: .object
    case .closure: .closure
    case .native: .kept
    case .cell: .cell
    case .key: .hashedKey
    case .typed: .erased
    }
  }

  /// Nested optionals are limited, so these are in a tuple.
  private static let function = makeFunction([])

  func holding(_ value: Value) -> Value {
    let filling = Values(repeating: .int(0), count: 9)
    switch self {
    case .wrapped: return .tuple(Tuple(labels: [nil], elements: [.some(value)]))
    case .tuple: return .tuple(Tuple(labels: [nil], elements: [value]))
    case .middleOfTuple:
      return .tuple(
        Tuple(labels: Array(repeating: nil, count: 19), elements: filling + [value] + filling))
    case .structure: return Sample.structure(Sample.model, [value])
    case .middleOfStructure: return Sample.structure(Sample.model, filling + [value] + filling)
    case .array: return .array([value])
    case .middleOfArray: return .array(filling + [value] + filling)
    case .enumeration: return Sample.step(2, [value])
    case .dictionaryValue: return .dictionary([.int(1): value])
    case .dictionaryKey:
      return .dictionary([.key(HashedKey(hash: 1, ordinal: 0, key: value)): .int(1)])
    case .wideDictionary:
      var table: [Value: Value] = [:]
      for key in 0..<17 { table[.int(key)] = .int(0) }
      table[.int(8)] = value
      return .dictionary(table)
    case .set: return .set([.key(HashedKey(hash: 1, ordinal: 0, key: value))])
    case .range: return .array([Sample.range(value, value)])
    case .openRange: return .array([Sample.range(nil, value)])
    case .hashedKey: return .array([.key(HashedKey(hash: 1, ordinal: 0, key: value))])
    case .object: return Sample.object(Sample.counter, [value])
    case .closure: return .closure(Closure(function: Self.function, captures: [value]))
    case .cell: return .closure(Closure(function: Self.function, captures: [.cell(Cell(value))]))
    case .erased: return .array([.typed(value, .any)])
    case .keyPath:
      return .native(
        KeyPathValue(
          path: ".path", getter: Closure(function: Self.function), setter: nil,
          isReferenceWritable: false, identity: [], arguments: [value]))
    case .kept: return .native(Keeper(value))
    }
  }
}

/// A native value like the host's.
private final class Keeper: NativeValue {
  let kept: Kept<Value>

  init(_ value: Value) { kept = Kept(value) }

  static var leadsOn: Bool { true }
  var typeName: String { "Keeper" }
  var description: String { "Keeper" }
}

/// Every operation on a value must work on a long chain, with the small stack of a task.
@Suite("Long chains of every kind")
struct ChainTests {
  private let length = 100_000

  private func chain(of link: Link) -> Value {
    var chain = Value.array([])
    for _ in 0..<length { chain = link.holding(chain) }
    return chain
  }

  @Test("are freed", .timeLimit(.minutes(1)), arguments: Link.all)
  func freed(link: Link) async {
    let isFreed = await Task.detached {
      weak var innermost: Object?
      do {
        let object = Object(Sample.counter.plain, fields: [])
        innermost = object
        var chain = Value.object(object)
        for _ in 0..<self.length { chain = link.holding(chain) }
        _ = consume chain
      }
      return innermost == nil
    }.value
    #expect(isFreed)
    #expect(Workload.current.levels == 0)
  }

  @Test("are printed, compared, hashed and shortened", arguments: Link.all)
  func used(link: Link) async {
    let (left, right) = (chain(of: link), chain(of: link))
    let isRight = await Task.detached {
      // Objects and closures are equal only to themselves.
      let areSame = left == left
      _ = left == right
      _ = left.hashValue
      return areSame && left.pureDescription(debug: true)?.isEmpty == false
        && summary(of: left, limit: 100, custom: { _ in nil }).count < 1000
    }.value
    #expect(isRight)
    _ = try? Workload.current.settle()
  }

  @Test("are cast, and their types are read", arguments: Link.all)
  func cast(link: Link) async {
    let chain = chain(of: link)
    await Task.detached {
      _ = chain.runtimeType
      _ = chain.cast(to: .any)
      _ = chain.cast(to: .string)
      _ = chain.cast(to: .array(.any))
      _ = chain.erased(as: .any)
    }.value
  }

  @Test("are freed if two kinds alternate", arguments: Link.all)
  func mixed(link: Link) async {
    await Task.detached {
      for other in Link.all {
        var chain = Value.array([])
        for _ in 0..<(self.length / 50) { chain = other.holding(link.holding(chain)) }
        _ = consume chain
      }
    }.value
    #expect(Workload.current.waiting.isEmpty)
  }

  @Test("nested optionals, which the runtime frees, have a limit")
  func wraps() {
    var value = Value.int(1)
    for _ in 0..<Limits.wraps { value = .some(value) }
    #expect(!value.isWrappedTooOften)
    value = .typed(value, .any)
    #expect(value.isWrappedTooOften)
    let code: [Instruction] = [.load(slot: 0, name: "value"), .wrap, .return]
    check(
      code, arguments: [value],
      ends: .trapped(.nestedTooDeeply(limit: Limits.wraps), line: 1))
  }
}
