import Machine
import SwiftParser
import SwiftSyntax

extension Checker {
  /// The hint without its optional levels.
  private func literalHint(_ hint: Type?) -> Type? {
    guard var type = hint else { return nil }
    while let inner = wrapped(type) { type = inner }
    return solver.resolve(type)
  }

  func integer(
    _ syntax: IntegerLiteralExprSyntax, hint: Type?, isNegative: Bool = false
  ) -> Expression {
    let text = syntax.literal.text.replacing("_", with: "")
    let sign = isNegative ? "-" : ""
    let value: Int? =
      if text.hasPrefix("0x") {
        Int(sign + text.dropFirst(2), radix: 16)
      } else if text.hasPrefix("0b") {
        Int(sign + text.dropFirst(2), radix: 2)
      } else if text.hasPrefix("0o") { Int(sign + text.dropFirst(2), radix: 8) } else {
        Int(sign + text)
      }
    if case .nominal(core.double, _)? = literalHint(hint) {
      return make(
        .constant(.double(Double(sign + text) ?? Double(value ?? 0))), core.doubleType, at: syntax)
    }
    guard let value else {
      report("integer literal '\(text)' overflows when stored into 'Int'", at: syntax)
      return invalid(at: syntax)
    }
    if case .nominal(core.uint64, _)? = literalHint(hint) {
      return make(.constant(.int(value)), .nominal(core.uint64, []), at: syntax)
    }
    return make(.constant(.int(value)), core.intType, at: syntax)
  }

  func float(_ syntax: FloatLiteralExprSyntax, hint: Type?) -> Expression {
    let text = syntax.literal.text.replacing("_", with: "")
    guard let value = Double(text) else {
      reportUnsupported("this floating-point literal", at: syntax)
      return invalid(at: syntax)
    }
    return make(.constant(.double(value)), core.doubleType, at: syntax)
  }

  func nilLiteral(at syntax: ExprSyntax, hint: Type?) -> Expression {
    guard let hint else {
      report("'nil' requires a contextual type", at: syntax)
      return invalid(at: syntax)
    }
    if wrapped(hint) != nil { return make(.constant(.none), hint, at: syntax) }
    if case .variable = hint {
      return make(.constant(.none), optional(solver.makeVariable()), at: syntax)
    }
    if hint != .invalid {
      report("'nil' is not compatible with expected type '\(hint)'", at: syntax)
    }
    return invalid(at: syntax)
  }

  // MARK: Strings

  func string(_ syntax: StringLiteralExprSyntax, hint: Type?) -> Expression {
    if let text = syntax.representedLiteralValue {
      if case .nominal(core.character, _)? = literalHint(hint) {
        guard text.count == 1, let character = text.first else {
          report("a character literal holds exactly one character", at: syntax)
          return invalid(at: syntax)
        }
        return make(.constant(.character(character)), .nominal(core.character, []), at: syntax)
      }
      if case .nominal(core.substring, _)? = literalHint(hint) {
        return make(.constant(.string(text)), .nominal(core.substring, []), at: syntax)
      }
      return make(.constant(.string(text)), core.stringType, at: syntax)
    }
    var pieces: [Expression] = []
    // The text of all literal segments, unescaped and unindented as the parser's own library does
    // it, by standing in for each interpolation with a literal of none.
    for segment in syntax.segments {
      switch segment {
      case .stringSegment(let text):
        if let value = literalText(of: text, in: syntax), !value.isEmpty {
          pieces.append(make(.constant(.string(value)), core.stringType, at: text))
        }
      case .expressionSegment(let interpolation):
        pieces.append(interpolated(interpolation))
      }
    }
    return make(.interpolation(pieces), core.stringType, at: syntax)
  }

  private func interpolated(_ segment: ExpressionSegmentSyntax) -> Expression {
    guard let argument = segment.expressions.first, segment.expressions.count == 1,
      argument.label == nil
    else {
      if segment.expressions.count == 1, let argument = segment.expressions.first,
        argument.label?.text == "describing" || argument.label?.text == "reflecting"
      {
        return infer(argument.expression, hint: nil)
      }
      reportUnsupported("this interpolation", at: segment)
      return invalid(at: segment)
    }
    return infer(argument.expression, hint: nil)
  }

  /// The value of one literal segment: a literal with only that segment, asked for its value.
  private func literalText(
    of segment: StringSegmentSyntax, in literal: StringLiteralExprSyntax
  ) -> String? {
    unescaped(segment.content.text, delimiter: "\\" + (literal.openingPounds?.text ?? ""))
  }

  private func unescaped(_ text: String, delimiter: String) -> String {
    guard text.contains(delimiter) else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      guard rest.hasPrefix(delimiter), let escape = rest.dropFirst(delimiter.count).first else {
        result.append(character)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(delimiter.count + 1)
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      // A line continued in a multi-line literal.
      case "\n": break
      default: result.append(escape)
      }
    }
    return result
  }

  // MARK: Collections and tuples

  func arrayLiteral(_ syntax: ArrayExprSyntax, hint: Type?) -> Expression {
    let hint = literalHint(hint)
    if case .nominal(core.set, let arguments)? = hint {
      let elements = syntax.elements.map {
        check($0.expression, as: arguments[0], purpose: .element)
      }
      return make(.set(elements), .nominal(core.set, [solver.resolve(arguments[0])]), at: syntax)
    }
    if case .nominal(core.array, let arguments)? = hint, arguments[0].isConcrete {
      let elements = syntax.elements.map {
        check($0.expression, as: arguments[0], purpose: .element)
      }
      return make(.array(elements), array(arguments[0]), at: syntax)
    }
    guard !syntax.elements.isEmpty else {
      if case .nominal(core.array, _)? = hint {
        return make(.array([]), hint ?? .invalid, at: syntax)
      }
      if case .variable? = hint {
        return make(.array([]), array(solver.makeVariable()), at: syntax)
      }
      report("empty collection literal requires an explicit type", at: syntax)
      return invalid(at: syntax)
    }
    var inner: Type?
    if case .nominal(core.array, let arguments)? = hint { inner = arguments[0] }
    let (elements, type) = uniform(syntax.elements.map(\.expression), hint: inner, at: syntax)
    return make(.array(elements), array(type), at: syntax)
  }

  /// Expressions as values of one type: that of the first which has one of its own.
  func uniform(
    _ expressions: [ExprSyntax], hint: Type?, at node: some SyntaxProtocol
  ) -> ([Expression], Type) {
    if let hint, hint.isConcrete {
      return (expressions.map { check($0, as: hint, purpose: .element) }, hint)
    }
    // Each is looked at once here, and again only if it doesn't fit what they are together.
    var known: [Int: Expression] = [:]
    func look(at index: Int, hint: Type?) -> Type? {
      var value: Expression?
      let works = succeeds { value = infer(expressions[index], hint: hint) }
      if works { known[index] = value }
      return value.map { resolved($0) }
    }
    let decisive =
      expressions.firstIndex { !isFlexible($0) }
      ?? expressions.firstIndex { $0.is(FloatLiteralExprSyntax.self) }
      ?? expressions.firstIndex { !$0.is(NilLiteralExprSyntax.self) }
    var type = decisive.flatMap { look(at: $0, hint: hint) }
    if expressions.contains(where: { $0.is(NilLiteralExprSyntax.self) }), let found = type,
      wrapped(found) == nil
    {
      type = optional(found)
    }
    // Siblings meet in their superclass, optionals in the optional.
    for index in expressions.indices where index != decisive && !isFlexible(expressions[index]) {
      guard let other = look(at: index, hint: type), let found = type else { continue }
      type = common(found, other) ?? found
    }
    let target = type ?? .invalid
    let values = expressions.indices.map { index in
      if let value = known[index], let converted = convert(value, to: target) { return converted }
      // Nobody hears a report while an overload is tried out: that it failed is enough.
      if speculationDepth > 0, index == decisive, known[index] == nil {
        speculativeErrors += 1
        return invalid(at: expressions[index])
      }
      return check(expressions[index], as: target, purpose: .element)
    }
    return (values, target)
  }

  private func common(_ left: Type, _ right: Type) -> Type? {
    if isSubtype(right, left) { return left }
    if isSubtype(left, right) { return right }
    if let inner = wrapped(right), isSubtype(left, inner) { return right }
    guard case .nominal(let a, _) = left, case .nominal(let b, _) = right else { return nil }
    var candidate = a.superclass
    while let superclass = candidate {
      if b.inherits(from: superclass) { return .nominal(superclass, []) }
      candidate = superclass.superclass
    }
    return nil
  }

  func dictionaryLiteral(_ syntax: DictionaryExprSyntax, hint: Type?) -> Expression {
    var keyHint: Type?
    var valueHint: Type?
    if case .nominal(core.dictionary, let arguments)? = literalHint(hint) {
      keyHint = arguments[0]
      valueHint = arguments[1]
    }
    guard case .elements(let elements) = syntax.content, !elements.isEmpty else {
      if let keyHint, let valueHint {
        return make(.dictionary([]), .nominal(core.dictionary, [keyHint, valueHint]), at: syntax)
      }
      report("empty collection literal requires an explicit type", at: syntax)
      return invalid(at: syntax)
    }
    let (keys, keyType) = uniform(elements.map(\.key), hint: keyHint, at: syntax)
    let (values, valueType) = uniform(elements.map(\.value), hint: valueHint, at: syntax)
    if !conforms(keyType, to: core.hashable) {
      report("type '\(keyType)' does not conform to protocol 'Hashable'", at: syntax)
    }
    return make(
      .dictionary(zip(keys, values).map { (key: $0, value: $1) }),
      .nominal(core.dictionary, [keyType, valueType]), at: syntax)
  }

  func tupleExpression(_ syntax: TupleExprSyntax, hint: Type?) -> Expression {
    if syntax.elements.count == 1, let only = syntax.elements.first, only.label == nil {
      return infer(only.expression, hint: hint)
    }
    if syntax.elements.isEmpty { return make(.constant(.void), .void, at: syntax) }
    var hints: [Type?] = syntax.elements.map { _ in nil }
    if case .tuple(let elements)? = hint, elements.count == hints.count {
      hints = elements.map(\.type)
    }
    let labels = syntax.elements.map { $0.label?.text }
    var values: [Expression] = []
    for (element, hint) in zip(syntax.elements, hints) {
      values.append(infer(element.expression, hint: hint))
    }
    let type = Type.tuple(
      zip(labels, values).map { TupleElement(label: $0, type: resolved($1)) })
    return make(.tuple(values, labels: labels), type, at: syntax)
  }
}
