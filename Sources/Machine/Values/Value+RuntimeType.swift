extension Value {
  /// The maximum nesting level of reported types, and the maximum number of parts of a value that
  /// determine them.
  private static let toldDepth = 50
  private static let askedParts = 20_000

  /// The result of `type(of:)`. A part that only the compiler knows, such as the element type of an
  /// empty array, is `Any`, as are types nested too deeply.
  package var runtimeType: RuntimeType {
    var parts = Self.askedParts
    return runtimeType(depth: 0, parts: &parts).withoutUnknown
  }

  private func runtimeType(depth: Int, parts: inout Int) -> RuntimeType {
    parts -= 1
    guard depth < Self.toldDepth, parts > 0 else { return .any }
    switch self {
    case .void: return .void
    case .bool: return .bool
    case .int: return .int
    case .integer(let integer): return .integer(integer.kind)
    case .float: return .float
    case .double: return .double
    case .string: return .string
    case .character: return .character
    case .duration: return .duration
    case .none: return .optional(.unknown)
    case .some(let wrapped):
      return .optional(wrapped.runtimeType(depth: depth + 1, parts: &parts))
    case .tuple(let tuple):
      return .tuple(
        tuple.elements.map { $0.runtimeType(depth: depth + 1, parts: &parts) },
        labels: tuple.labels.contains { $0 != nil } ? tuple.labels : [])
    case .array(let elements): return .array(Self.common(elements, depth, &parts))
    case .dictionary(let dictionary):
      return .dictionary(
        Self.common(dictionary.table.keys, depth, &parts),
        Self.common(dictionary.table.values, depth, &parts))
    case .set(let elements): return .set(Self.common(elements.set, depth, &parts))
    case .range(let bounds):
      let bound = bounds.lower ?? bounds.upper
      return .range(bounds.kind, bound?.runtimeType(depth: depth + 1, parts: &parts) ?? .any)
    case .structure(let structure): return .nominal(structure.instance)
    case .enumeration(let enumeration): return .nominal(enumeration.instance)
    case .object(let object): return .nominal(object.instance)
    case .closure: return .function("(Function)")
    case .type(let type) where type.isExistential:
      // Only the protocol itself has this type, and not the types that conform to it.
      return .native("\(type.description).Protocol")
    case .type(let type): return .metatype(type)
    case .native(let native): return .native(native.typeName)
    case .cell(let cell): return cell.value.runtimeType(depth: depth + 1, parts: &parts)
    case .weak(let reference):
      return .optional(reference.target.map { .nominal($0.instance) } ?? .anyObject)
    case .key(let key): return key.key.runtimeType(depth: depth + 1, parts: &parts)
    case .typed(_, let type): return type
    case .uninitialized: return .any
    }
  }

  /// The descriptor of a value of one of the program's types.
  package var descriptor: TypeDescriptor? {
    switch self {
    case .structure(let structure): structure.descriptor
    case .enumeration(let enumeration): enumeration.descriptor
    case .object(let object): object.descriptor
    default: nil
    }
  }

  /// Returns whether its type conforms, if the value determines its type.
  package func conforms(to declaring: ProtocolDescriptor) -> Bool {
    declaring.isConformed(by: runtimeType)
  }

  private static func common(
    _ values: some Collection<Value>, _ depth: Int, _ parts: inout Int
  ) -> RuntimeType {
    var result = RuntimeType.unknown
    for value in values {
      // The remaining parts are assumed to have the same type.
      guard parts > 0 else { break }
      let type = value.runtimeType(depth: depth + 1, parts: &parts)
      if type == result { continue }
      guard let merged = result.merged(with: type) else { return .any }
      result = merged
    }
    return result
  }
}

extension RuntimeType {
  /// The wrapped type of nil, and the element type of an empty collection, which merge with any
  /// other type.
  fileprivate static let unknown = RuntimeType.native("")

  fileprivate var withoutUnknown: RuntimeType {
    switch self {
    case .unknown: .any
    case .optional(let wrapped): .optional(wrapped.withoutUnknown)
    case .array(let element): .array(element.withoutUnknown)
    case .set(let element): .set(element.withoutUnknown)
    case .dictionary(let key, let value): .dictionary(key.withoutUnknown, value.withoutUnknown)
    case .tuple(let elements, let labels): .tuple(elements.map(\.withoutUnknown), labels: labels)
    default: self
    }
  }

  /// Returns the common type of both, ignoring unknown parts; nil if there is none.
  fileprivate func merged(with other: RuntimeType) -> RuntimeType? {
    switch (self, other) {
    case (.unknown, _): return other
    case (_, .unknown): return self
    case (.optional(let one), .optional(let other)):
      return one.merged(with: other).map(RuntimeType.optional)
    case (.array(let one), .array(let other)):
      return one.merged(with: other).map(RuntimeType.array)
    case (.set(let one), .set(let other)):
      return one.merged(with: other).map(RuntimeType.set)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      guard let key = key.merged(with: otherKey), let value = value.merged(with: otherValue) else {
        return nil
      }
      return .dictionary(key, value)
    case (.tuple(let one, let labels), .tuple(let other, _)) where one.count == other.count:
      let merged = zip(one, other).compactMap { $0.merged(with: $1) }
      return merged.count == one.count ? .tuple(merged, labels: labels) : nil
    default: return self == other ? self : nil
    }
  }
}

extension Bounds {
  var kind: RangeKind {
    switch (lower, upper, includesUpper) {
    case (_?, _?, false): .halfOpen
    case (_?, _?, true): .closed
    case (_?, nil, _): .from
    case (nil, _?, false): .upTo
    case (nil, _?, true): .through
    case (nil, nil, _): .unbounded
    }
  }

  /// The name without the bound's type.
  var typeName: String { kind.rawValue }

  var boundType: RuntimeType { (lower ?? upper)?.runtimeType ?? .any }
}
