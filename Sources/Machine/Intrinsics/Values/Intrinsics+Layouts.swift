// The room that compiled programs give values in memory, as `MemoryLayout` says it. The rules are
// those of 64-bit platforms.

/// The size and alignment of a type's values, and the patterns of bits that aren't values.
private struct Layout {
  var size: Int
  var alignment: Int
  /// The number of patterns that are no value, which cases without payload can use, such as nil.
  var unusedPatterns: Int

  init(_ size: Int, alignment: Int? = nil, unusedPatterns: Int = 0) {
    self.size = size
    self.alignment = alignment ?? max(size, 1)
    self.unusedPatterns = unusedPatterns
  }

  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  /// Enough for all cases of an enumeration. Pointers have more than any program uses.
  static let manyPatterns = 4_096

  /// A pointer to an object.
  static var reference: Layout { Layout(8, unusedPatterns: manyPatterns) }

  /// An enumeration of a case with this payload, and of others without.
  func withCases(_ others: Int) -> Layout {
    guard unusedPatterns < others else {
      return Layout(size, alignment: alignment, unusedPatterns: unusedPatterns - others)
    }
    return Layout(size + 1, alignment: alignment)
  }
}

extension Intrinsics {
  static let layouts: [Intrinsic] = [
    // The type, the type whose use makes the machine know the parts of types, and what is asked for:
    // 0 for the size, 1 for the stride, 2 for the alignment.
    Intrinsic("type.layout") { arguments throws(Trap) in
      let type = try arguments.type(0)
      guard let layout = layout(of: type, depth: 100) else {
        throw Trap(.custom("The size of a value of type `\(type.description)` isn't known here"))
      }
      return switch try arguments.int(2) {
      case 0: .int(layout.size)
      case 1: .int(layout.stride)
      default: .int(layout.alignment)
      }
    }
  ]

  private static func layout(of type: RuntimeType, depth: Int) -> Layout? {
    guard depth > 0 else { return nil }
    switch type {
    case .void: return Layout(0)
    case .bool: return Layout(1, unusedPatterns: 254)
    case .int, .double: return Layout(8)
    case .float: return Layout(4)
    case .integer(let kind): return Layout(kind.bitWidth / 8)
    case .string, .character:
      return Layout(16, alignment: 8, unusedPatterns: Layout.manyPatterns)
    case .duration: return Layout(16, alignment: 8)
    case .array, .dictionary, .set, .anyObject: return .reference
    case .function, .functionType:
      return Layout(16, alignment: 8, unusedPatterns: Layout.manyPatterns)
    case .any: return Layout(32, alignment: 8, unusedPatterns: Layout.manyPatterns)
    case .existential(let existential): return layout(of: existential)
    case .tuple(let types, _): return layout(of: types, depth: depth)
    case .range(let kind, let bound):
      let isOneSided = kind == .from || kind == .upTo || kind == .through
      return kind == .unbounded
        ? nil : layout(of: isOneSided ? [bound] : [bound, bound], depth: depth)
    case .optional(let wrapped):
      return layout(of: wrapped, depth: depth - 1)?.withCases(1)
    case .nominal(let instance): return layout(of: instance, depth: depth)
    case .native, .metatype, .nativeTemplate, .parameter, .selfType, .associated: return nil
    }
  }

  private static func layout(of existential: RuntimeExistential) -> Layout? {
    guard existential.superclass == nil else { return nil }
    let tables = 8 * existential.protocols.count
    let isError = existential.protocols.contains { $0.qualifiedName == "Swift.Error" }
    if isError { return existential.protocols.count == 1 ? .reference : nil }
    return Layout(
      (existential.isClassBound ? 8 : 32) + tables, alignment: 8,
      unusedPatterns: Layout.manyPatterns)
  }

  private static func layout(of instance: TypeInstance, depth: Int) -> Layout? {
    let descriptor = instance.descriptor
    switch descriptor.kind {
    case .class: return .reference
    case .structure:
      if let known = foundationLayouts[descriptor.qualifiedName] { return known }
      let types = descriptor.fieldTypes
      guard types.count == descriptor.fieldNames.count else { return nil }
      let own = types.map { $0.substituting(RuntimeSubstitution(instance.arguments)) }
      return layout(of: own, depth: depth)
    case .enumeration:
      return layout(ofCasesOf: instance, depth: depth)
    }
  }

  private static func layout(ofCasesOf instance: TypeInstance, depth: Int) -> Layout? {
    let cases = instance.descriptor.cases
    var payloads: [(layout: Layout, types: [RuntimeType])] = []
    for one in cases where !one.labels.isEmpty {
      guard one.payloadTypes.count == one.labels.count else { return nil }
      let types = one.payloadTypes.map {
        $0.substituting(RuntimeSubstitution(instance.arguments))
      }
      guard let payload = one.isIndirect ? .reference : layout(of: types, depth: depth - 1) else {
        return nil
      }
      // A payload without content is none.
      if payload.size > 0 { payloads.append((payload, one.isIndirect ? [.anyObject] : types)) }
    }
    let others = cases.count - payloads.count
    switch payloads.count {
    case 0:
      guard others <= 256 else { return nil }
      return others < 2 ? Layout(0) : Layout(1, unusedPatterns: 256 - others)
    case 1: return payloads[0].layout.withCases(others)
    default:
      guard others + payloads.count <= 256 else { return nil }
      return layout(ofPayloads: payloads, others: others)
    }
  }

  /// An enumeration of several cases with payloads. Bits that no payload uses tell the cases apart
  /// if there are enough of them, or else a further byte.
  private static func layout(
    ofPayloads payloads: [(layout: Layout, types: [RuntimeType])], others: Int
  ) -> Layout? {
    let size = payloads.map(\.layout.size).max() ?? 0
    let alignment = payloads.map(\.layout.alignment).max() ?? 1
    var common = [UInt8](repeating: 0xff, count: size)
    for payload in payloads {
      guard let spare = spareBits(of: payload.types) else { return nil }
      for (index, bits) in spare.enumerated() { common[index] &= bits }
    }
    let spareCount = common.reduce(0) { $0 + $1.nonzeroBitCount }
    let used = min(size * 8 - spareCount, 16)
    let othersTags = (others + (1 << used) - 1) / (1 << used)
    let tags = payloads.count + othersTags
    let patterns = 1 << min(spareCount, 12)
    if tags <= patterns {
      return Layout(size, alignment: alignment, unusedPatterns: patterns - tags)
    }
    return Layout(size + 1, alignment: alignment, unusedPatterns: 256 - tags)
  }

  /// The bits of each byte that no value uses; nil if they aren't known.
  private static func spareBits(of types: [RuntimeType]) -> [UInt8]? {
    var bits: [UInt8] = []
    for type in types {
      guard let layout = layout(of: type, depth: 20) else { return nil }
      while bits.count % layout.alignment != 0 { bits.append(0xff) }
      guard let own = spareBits(of: type, layout) else { return nil }
      bits += own
    }
    return bits
  }

  private static func spareBits(of type: RuntimeType, _ layout: Layout) -> [UInt8]? {
    let none = [UInt8](repeating: 0, count: layout.size)
    switch type {
    case .bool: return [0xfe]
    case .array, .anyObject: return spareBitsOfPointers
    case .tuple(let types, _): return spareBits(of: types)
    case .existential:
      return layout.size == 8 ? spareBitsOfPointers : none
    case .nominal(let instance):
      let descriptor = instance.descriptor
      switch descriptor.kind {
      case .class: return spareBitsOfPointers
      case .structure:
        if foundationLayouts[descriptor.qualifiedName] != nil { return none }
        return spareBits(
          of: descriptor.fieldTypes.map {
            $0.substituting(RuntimeSubstitution(instance.arguments))
          })
      case .enumeration:
        guard descriptor.cases.allSatisfy({ $0.labels.isEmpty }) else { return nil }
        let bits = Int.bitWidth - max(descriptor.cases.count - 1, 0).leadingZeroBitCount
        return layout.size == 1 ? [UInt8(truncatingIfNeeded: 0xff << bits)] : []
      }
    case .void, .int, .integer, .double, .float, .string, .character, .duration, .dictionary,
      .set, .function, .functionType, .any, .range, .optional, .native, .metatype,
      .nativeTemplate, .parameter, .selfType, .associated:
      return none
    }
  }

  /// Of the address of an object: the highest four bits, and the lowest three.
  private static let spareBitsOfPointers: [UInt8] = [0x07, 0, 0, 0, 0, 0, 0, 0xf0]

  /// The parts in their order, each at a multiple of its alignment.
  private static func layout(of types: [RuntimeType], depth: Int) -> Layout? {
    var whole = Layout(0)
    for type in types {
      guard let part = layout(of: type, depth: depth - 1) else { return nil }
      whole.size = (whole.size + part.alignment - 1) / part.alignment * part.alignment + part.size
      whole.alignment = max(whole.alignment, part.alignment)
      whole.unusedPatterns = max(whole.unusedPatterns, part.unusedPatterns)
    }
    return whole
  }

  /// Structures of Foundation whose properties the prelude declares in another way.
  private static let foundationLayouts: [String: Layout] = [
    "Foundation.Date": Layout(8), "Foundation.UUID": Layout(16, alignment: 1),
    "Foundation.CGFloat": Layout(8), "Foundation.CGPoint": Layout(16, alignment: 8),
    "Foundation.CGSize": Layout(16, alignment: 8), "Foundation.CGRect": Layout(32, alignment: 8),
  ]
}
