// The room that compiled programs give values in memory, as `MemoryLayout` says it. The rules are
// those of 64-bit platforms.

/// The size and alignment of a type's values, and whether an optional needs no further byte.
private struct Layout {
  var size: Int
  var alignment: Int
  /// Whether some bits stand for no value, so that nil can use them.
  var hasSpareBits: Bool

  init(_ size: Int, alignment: Int? = nil, hasSpareBits: Bool = false) {
    self.size = size
    self.alignment = alignment ?? max(size, 1)
    self.hasSpareBits = hasSpareBits
  }

  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  /// A pointer to an object.
  static var reference: Layout { Layout(8, hasSpareBits: true) }
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
    case .bool: return Layout(1, hasSpareBits: true)
    case .int, .double: return Layout(8)
    case .float: return Layout(4)
    case .integer(let kind): return Layout(kind.bitWidth / 8)
    case .string, .character: return Layout(16, alignment: 8, hasSpareBits: true)
    case .duration: return Layout(16, alignment: 8)
    case .array, .dictionary, .set, .anyObject: return .reference
    case .function, .functionType: return Layout(16, alignment: 8, hasSpareBits: true)
    case .any: return Layout(32, alignment: 8, hasSpareBits: true)
    case .existential(let existential): return layout(of: existential)
    case .tuple(let types, _): return layout(of: types, depth: depth)
    case .range(let kind, let bound):
      let isOneSided = kind == .from || kind == .upTo || kind == .through
      return kind == .unbounded
        ? nil : layout(of: isOneSided ? [bound] : [bound, bound], depth: depth)
    case .optional(let wrapped):
      guard var layout = layout(of: wrapped, depth: depth - 1) else { return nil }
      // How many more values have bits to spare isn't known, so an optional of it has no layout.
      if case .optional = wrapped { return nil }
      if !layout.hasSpareBits { layout.size += 1 }
      return layout
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
      (existential.isClassBound ? 8 : 32) + tables, alignment: 8, hasSpareBits: true)
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
      let cases = descriptor.cases
      guard cases.allSatisfy({ $0.labels.isEmpty }), cases.count <= 256 else { return nil }
      return cases.count < 2
        ? Layout(0) : Layout(1, hasSpareBits: cases.count < 256)
    }
  }

  /// The parts in their order, each at a multiple of its alignment.
  private static func layout(of types: [RuntimeType], depth: Int) -> Layout? {
    var whole = Layout(0)
    for type in types {
      guard let part = layout(of: type, depth: depth - 1) else { return nil }
      whole.size = (whole.size + part.alignment - 1) / part.alignment * part.alignment + part.size
      whole.alignment = max(whole.alignment, part.alignment)
      whole.hasSpareBits = whole.hasSpareBits || part.hasSpareBits
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
