import CheckedTree
package import Machine
import Reading
import Semantics

/// Literals of built-in types, and of types with initializers for literals.
extension ExpressionBuilder {
  func buildLiteral(_ term: Term) -> Expression {
    let type = reduced(type(of: term))
    let position = term.position
    if !term.parts.isEmpty { checkParts(of: type, at: position) }
    switch term.kind {
    case .integer(let magnitude, let isNegative):
      return integer(magnitude, isNegative: isNegative, type, at: position, in: term)
    case .floating(let value): return floating(value, type, at: position)
    case .string(let text): return string(text, type, at: position)
    case .interpolation(let segments):
      checkInterpolated(segments, at: position)
      if takesSteps(segments, type) {
        return interpolationInSteps(segments, type, at: position)
      }
      return interpolation(segments, type, at: position)
    case .boolean(let value):
      if type.nominal === core.nominal("Bool") || type.isError {
        return constant(.bool(value), at: position)
      }
      return literal(
        "ExpressibleByBooleanLiteral", type, constant(.bool(value), at: position), at: position)
    case .nothing:
      if type.nominal?.isPrelude ?? type.isError { return constant(.none, at: position) }
      if type.nominal == nil { checker.runtime.noteGenericLiteral() }
      return literal("ExpressibleByNilLiteral", type, void(at: position), at: position)
    case .array(let elements): return keeping { array(elements, type, at: position) }
    case .dictionary(let entries): return keeping { dictionary(entries, type, at: position) }
    case .magic(let name): return magic(name, type, at: position)
    default: preconditionFailure("build dispatches each kind of term")
    }
  }

  // MARK: Numbers

  private func integer(
    _ magnitude: UInt64?, isNegative: Bool, _ type: Type, storedIn stored: String? = nil,
    at position: Position, in term: Term? = nil
  ) -> Expression {
    let declaration = type.nominal
    let stored = stored ?? type.description
    if declaration?.known == .double || declaration?.known == .float {
      let value = Double(magnitude ?? 0)
      // `-0` is an integer without a sign.
      return floating(isNegative && value != 0 ? -value : value, type, at: position)
    }
    if declaration?.isPrelude == true, let name = declaration?.name,
      let kind = IntegerKind(rawValue: name)
    {
      return integer(
        magnitude, isNegative: isNegative, kind, storedIn: stored, at: position, in: term)
    }
    if !type.isError, declaration !== core.nominal("Int") {
      let wanted = literalType("ExpressibleByIntegerLiteral", of: type)
      let argument =
        wanted.nominal == nil
        ? literal(
          "ExpressibleByIntegerLiteral", wanted,
          integer(magnitude, isNegative: isNegative, core.int, at: position, in: term),
          at: position)
        : integer(
          magnitude, isNegative: isNegative, wanted, storedIn: stored, at: position, in: term)
      return literal("ExpressibleByIntegerLiteral", type, argument, at: position)
    }
    let value: Int?
    if let magnitude {
      value =
        isNegative
        ? (magnitude == UInt64(1) << 63 ? Int.min : Int(exactly: magnitude).map { -$0 })
        : Int(exactly: magnitude)
    } else {
      value = nil
    }
    guard let value else { return overflow(magnitude, isNegative, stored, at: position, in: term) }
    return constant(.int(value), at: position)
  }

  private func integer(
    _ magnitude: UInt64?, isNegative: Bool, _ kind: IntegerKind, storedIn stored: String,
    at position: Position, in term: Term?
  ) -> Expression {
    guard let magnitude,
      let integer = Integer(kind, magnitude: magnitude, isNegative: isNegative)
    else { return overflow(magnitude, isNegative, stored, at: position, in: term) }
    return constant(.integer(integer), at: position)
  }

  private func overflow(
    _ magnitude: UInt64?, _ isNegative: Bool, _ type: String, at position: Position, in term: Term?
  ) -> Expression {
    reportConstant(
      LiteralMessage.overflow(of: magnitude, isNegative: isNegative, type: type),
      at: position, in: term)
    return constant(.int(0), at: position)
  }

  private func floating(_ value: Double, _ type: Type, at position: Position) -> Expression {
    if type.nominal?.known == .float {
      return constant(.float(Float(value)), at: position)
    }
    let result = constant(.double(value), at: position)
    if type.isError || type.nominal === core.nominal("Double") { return result }
    let wanted = literalType("ExpressibleByFloatLiteral", of: type)
    let argument =
      wanted.nominal == nil
      ? literal("ExpressibleByFloatLiteral", wanted, result, at: position)
      : floating(value, wanted, at: position)
    return literal("ExpressibleByFloatLiteral", type, argument, at: position)
  }

  // MARK: Text

  func string(_ text: String, _ type: Type, at position: Position) -> Expression {
    if type.nominal === core.nominal("Character") {
      guard text.count == 1, let character = text.first else {
        checker.report(LiteralMessage.characterLiteralLength, at: position)
        return constant(.character(" "), at: position)
      }
      return constant(.character(character), at: position)
    }
    if let scalar = scalar(text, type, at: position) { return scalar }
    let result = constant(.string(text), at: position)
    if type.isError || isText(type) { return result }
    // A type of single characters conforms to the protocols above only.
    for name in Self.characterLiterals where conforms(type, to: name) {
      let argument = string(text, literalType(name, of: type), at: position)
      return literal(name, type, argument, at: position)
    }
    return literal("ExpressibleByStringLiteral", type, result, at: position)
  }

  private static let characterLiterals = [
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral",
  ]

  private func conforms(_ type: Type, to name: String) -> Bool {
    !model.conforms(type, to: core.protocol("ExpressibleByStringLiteral"), in: context.signature)
      && model.conforms(type, to: core.protocol(name), in: context.signature)
  }

  /// A literal whose contextual type is `Unicode.Scalar`.
  private func scalar(_ text: String, _ type: Type, at position: Position) -> Expression? {
    guard let declaration = type.nominal, declaration.isUnicodeScalar,
      let descriptor = declaration.descriptor
    else { return nil }
    guard text.unicodeScalars.count == 1, let only = text.unicodeScalars.first else {
      checker.report(LiteralMessage.scalarLiteralLength, at: position)
      return void(at: position)
    }
    checker.runtime.noteDescriptions(of: declaration)
    let value = constant(
      .integer(Integer(.uint32, bits: UInt64(only.value))), at: position)
    return make(.structure(descriptor, types: [], [value]), type, at: position)
  }

  /// `String`, or a type of the prelude with the same representation.
  func isText(_ type: Type) -> Bool {
    guard let declaration = type.nominal, declaration.isPrelude else { return false }
    return declaration.builtIn == "string" || declaration.known == .string
  }

  private func interpolation(
    _ segments: [Term.Segment], _ type: Type, at position: Position
  ) -> Expression {
    let pieces = segments.compactMap { segment -> Expression? in
      switch segment {
      case .text(let text): text.isEmpty ? nil : constant(.string(text), at: position)
      case .value(let term): whole(term) { build(term) }
      case .arguments: void(at: position)
      }
    }
    return make(.interpolation(pieces), core.string, at: position)
  }

  func magic(_ name: String, _ type: Type, at position: Position) -> Expression {
    switch name {
    case "line":
      let line = context.file.statedLocation(ofLine: position.line)?.line ?? position.line
      return integer(UInt64(max(0, line)), isNegative: false, type, at: position)
    case "column":
      return integer(UInt64(max(0, position.column)), isNegative: false, type, at: position)
    case "function": return string(functionName, type, at: position)
    // `#file` is `#fileID` since Swift 6 (SE-0274).
    case "fileID", "file":
      let name = path(at: position).split(separator: "/").last ?? ""
      return string("\(context.moduleName)/\(name)", type, at: position)
    case "filePath": return string(path(at: position), type, at: position)
    case "isolation": return ownActor(at: position)
    case "_sourceLocation":
      guard let location = core.sourceLocation?.descriptor else {
        return void(at: position)
      }
      let fields = ["fileID", "filePath"].map { magic($0, core.string, at: position) }
      let numbers = ["line", "column"].map { magic($0, core.int, at: position) }
      return make(.structure(location, types: [], fields + numbers), type, at: position)
    default:
      checker.reportUnsupported(UnsupportedMessage.hashLiteral(name: name), at: position)
      return constant(.string(""), at: position)
    }
  }

  /// The path of the file that `#sourceLocation` names, or the file's own name.
  private func path(at position: Position) -> String {
    if let stated = context.file.statedLocation(ofLine: position.line) { return stated.file }
    let name = context.file.name
    return name.hasSuffix(".swift") ? name : name + ".swift"
  }

  /// The value of `#function`.
  private var functionName: String {
    guard let function = context.frame?.function ?? context.frame?.defaultArgumentOwner else {
      // In the initial value of a property.
      return context.owner?.type.name ?? "main"
    }
    switch function.kind {
    case .function, .initializer: return function.fullName
    case .deinitializer: return "deinit"
    case .getter, .setter:
      guard let storage = function.storage, storage.isSubscript else {
        return function.storage?.name ?? function.name
      }
      return "subscript("
        + storage.parameters.value.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }

  // MARK: Collections

  /// Function values among the elements are kept.
  private func keeping(_ build: () -> Expression) -> Expression {
    let outer = functionUse
    functionUse = .kept
    defer { functionUse = outer }
    return build()
  }

  private func array(_ terms: [Term], _ type: Type, at position: Position) -> Expression {
    guard let element = type.arguments.first, let declaration = type.nominal,
      declaration === core.array || declaration === core.set
    else {
      return collectionLiteral("ExpressibleByArrayLiteral", type, at: position) { parameter in
        terms.map { self.build($0, as: parameter) }
      }
    }
    if declaration === core.set, terms.count > 0, !checker.isHashedNatively(element) {
      return hashedLiteral(type, terms.map { build($0, as: element) }, element, at: position)
    }
    let elements = terms.map { build($0, as: element) }
    return make(
      declaration === core.set ? .set(elements) : .array(elements), type, at: position)
  }

  private func dictionary(
    _ entries: [(key: Term, value: Term)], _ type: Type, at position: Position
  ) -> Expression {
    guard type.arguments.count == 2, type.nominal === core.dictionary else {
      return collectionLiteral("ExpressibleByDictionaryLiteral", type, at: position) { entry in
        entries.map { key, value in
          guard case .tuple(let elements) = entry.kind, elements.count == 2 else {
            return self.void(at: position)
          }
          return self.make(
            .tuple(
              [
                self.build(key, as: elements[0].type), self.build(value, as: elements[1].type),
              ], labels: [nil, nil]), entry, at: position)
        }
      }
    }
    if let key = type.arguments.first, !entries.isEmpty, !checker.isHashedNatively(key) {
      let entry = Type.tuple(type.arguments)
      let pairs = entries.map { one in
        make(
          .tuple(
            [build(one.key, as: key), build(one.value, as: type.arguments[1])],
            labels: [nil, nil]), entry, at: position)
      }
      return hashedLiteral(type, pairs, entry, at: position)
    }
    let pairs = entries.map {
      (key: build($0.key, as: type.arguments[0]), value: build($0.value, as: type.arguments[1]))
    }
    return make(.dictionary(pairs), type, at: position)
  }

  /// A set or dictionary whose members define equality themselves: created by its initializer.
  private func hashedLiteral(
    _ type: Type, _ elements: [Expression], _ element: Type, at position: Position
  ) -> Expression {
    let list = make(.array(elements), core.array(of: element), at: position)
    return literal(
      type.nominal === core.set ? "ExpressibleByArrayLiteral" : "ExpressibleByDictionaryLiteral",
      type, list, at: position)
  }

  private func collectionLiteral(
    _ protocolName: String, _ type: Type, at position: Position,
    _ elements: (Type) -> [Expression]
  ) -> Expression {
    let declaration = core.protocol(protocolName)
    guard let initializer = declaration.requiredInitializer,
      let parameter = initializer.interface.value.parameters.first
    else { return void(at: position) }
    let element = substitute(
      parameter.type, Substitution([declaration.selfParameter], [type]))
    let list = make(.array(elements(element)), core.array(of: element), at: position)
    return literal(protocolName, type, list, at: position)
  }

  // MARK: Types of a program

  /// The type of the value that a type's own initializer for literals takes: `UInt8` for
  /// `init(integerLiteral: UInt8)`; without a declaration if the type is generic.
  private func literalType(_ protocolName: String, of type: Type) -> Type {
    let declaration = core.protocol(protocolName)
    guard let parameter = declaration.requiredInitializer?.interface.value.parameters.first
    else { return .error }
    let taken = reduced(
      substitute(parameter.type, Substitution([declaration.selfParameter], [type])))
    if taken.nominal == nil { checker.runtime.noteGenericLiteral() }
    return taken
  }

  /// The value created by the type's own initializer for literals.
  private func literal(
    _ protocolName: String, _ type: Type, _ value: Expression, at position: Position
  ) -> Expression {
    let wanted = core.protocol(protocolName)
    if let nominal = type.nominal, nominal.known == .nsNumber {
      return result(of: "_nsNumber", in: nominal.module, for: value, as: type)
    }
    guard let requirement = wanted.requiredInitializer?.requirement else { return value }
    // The solver doesn't see every literal, so the conformance is registered here.
    _ = model.conforms(type, to: wanted, in: context.signature)
    return make(
      .callWitness(
        requirement, selfType: typeExpression(type, at: position), [.value(value)]), type,
      at: position)
  }
}

extension ProtocolDeclaration {
  /// The first initializer among the protocol's requirements.
  var requiredInitializer: FunctionDeclaration? {
    for case let function as FunctionDeclaration in requiredMembers
    where function.kind == .initializer {
      return function
    }
    return nil
  }
}

extension Integer {
  /// The value of a literal; nil if it doesn't fit into the type.
  package init?(_ kind: IntegerKind, magnitude: UInt64, isNegative: Bool) {
    let signed = isNegative ? -Int128(magnitude) : Int128(magnitude)
    guard kind.range.contains(signed) else { return nil }
    self.init(kind, bits: UInt64(truncatingIfNeeded: signed))
  }
}

extension IntegerKind {
  var range: ClosedRange<Int128> {
    switch self {
    case .int8: Int128(Int8.min)...Int128(Int8.max)
    case .int16: Int128(Int16.min)...Int128(Int16.max)
    case .int32: Int128(Int32.min)...Int128(Int32.max)
    case .int64: Int128(Int64.min)...Int128(Int64.max)
    case .uint, .uint64: 0...Int128(UInt64.max)
    case .uint8: 0...Int128(UInt8.max)
    case .uint16: 0...Int128(UInt16.max)
    case .uint32: 0...Int128(UInt32.max)
    }
  }
}
