import Machine
import SwiftParser
import SwiftSyntax

/// Reads the targets from a manifest's tree, and collects what it can't read.
struct ManifestReader {
  typealias Literal = PackageManifest.Literal
  typealias Target = PackageManifest.Target

  /// The number of expressions that are read, because constants can be repeated in constants.
  private static let valueLimit = 100_000
  /// The longest name or path of a file system.
  private static let textLimit = 4_096

  private let file: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  /// The initial values of the constants at the top level.
  private var constants: [String: ExprSyntax] = [:]
  /// The constants that are being read.
  private var open: Set<String> = []
  private var valueCount = 0

  init(file: SourceText) {
    self.file = file
  }

  mutating func targets(in tree: SourceFileSyntax) -> [Target] {
    var package: (name: String, call: FunctionCallExprSyntax)?
    for item in tree.statements {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
          let value = binding.initializer?.value
        else { continue }
        constants[name] = value
        if package == nil, let call = Self.packageCall(value, binding.typeAnnotation?.type) {
          package = (name, call)
        }
      }
    }
    // A variable that a statement may change has no constant value.
    for item in tree.statements where !item.item.is(DeclSyntax.self) {
      for token in item.tokens(viewMode: .sourceAccurate) { constants[token.text] = nil }
    }
    guard let package else {
      diagnostics.append(
        Diagnostic(
          ManifestProblem.noPackage, at: Position(line: file.range.lowerBound, column: 1)))
      return []
    }
    var found: [Target] = []
    if let list = package.call.argument("targets") { found = targets(in: list) }
    for item in tree.statements where !item.item.is(DeclSyntax.self) {
      found += targets(changedBy: item, of: package.name)
    }
    return found
  }

  private static func packageCall(
    _ value: ExprSyntax, _ type: TypeSyntax?
  ) -> FunctionCallExprSyntax? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    switch call.calledExpression.spelling {
    case "Package", "Package.init", "PackageDescription.Package": return call
    case ".init": return type?.spelling == "Package" ? call : nil
    default: return nil
    }
  }

  // MARK: Statements

  /// The targets that a statement adds: `package.targets += […]` or `package.targets.append(…)`.
  private mutating func targets(
    changedBy item: CodeBlockItemSyntax, of package: String
  ) -> [Target] {
    let targets = "\(package).targets"
    if let sum = item.item.as(SequenceExprSyntax.self) {
      let parts = Array(sum.elements)
      if parts.count > 2, parts[0].spelling == targets, parts[1].spelling == "+=" {
        return elements(ofSum: parts.dropFirst(2)).compactMap { target($0) }
      }
    }
    if let call = item.item.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.spelling == "\(targets).append", let argument = call.arguments.first
    {
      if argument.label == nil { return target(argument.expression).map { [$0] } ?? [] }
      return self.targets(in: argument.expression)
    }
    if let changed = Self.changedTargets(in: item) {
      report(.changedTargets, at: changed)
    }
    return []
  }

  /// The place at which a statement can change the layout; nil if it only reads or sets settings.
  private static func changedTargets(in item: CodeBlockItemSyntax) -> TokenSyntax? {
    var targets: TokenSyntax?
    var changes = false
    for token in item.tokens(viewMode: .sourceAccurate)
    where token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period {
      switch token.text {
      case "targets": targets = targets ?? token
      case "dependencies", "path", "sources", "exclude": changes = true
      default: break
      }
    }
    let isLoop =
      item.item.is(ForStmtSyntax.self)
      || item.item.as(FunctionCallExprSyntax.self)?.calledExpression.spelling
        .hasSuffix(".targets.forEach") == true
    return isLoop && !changes ? nil : targets
  }

  // MARK: Targets

  private mutating func targets(in list: ExprSyntax) -> [Target] {
    elements(of: list).compactMap { target($0) }
  }

  private mutating func target(_ expression: ExprSyntax) -> Target? {
    guard let call = constant(expression).as(FunctionCallExprSyntax.self),
      let kind = Self.kind(call)
    else {
      report(.unknownTarget, at: expression)
      return nil
    }
    guard let name = call.argument("name") else {
      report(.targetWithoutName, at: expression)
      return nil
    }
    guard let name = literal(name) else { return nil }
    var target = Target(kind: kind, name: name)
    if kind == .other { return target }
    if let list = call.argument("dependencies") {
      target.dependencies = elements(of: list).compactMap { dependency($0) }
    }
    target.path = call.argument("path").flatMap { literal($0) }
    target.sources = call.argument("sources").map { literals(in: $0) }
    target.exclude = call.argument("exclude").map { literals(in: $0) } ?? []
    return target
  }

  private static func kind(_ call: FunctionCallExprSyntax) -> Target.Kind? {
    guard let name = call.member(of: ["Target", "PackageDescription.Target"]) else { return nil }
    switch name {
    case "target": return .library
    case "executableTarget": return .executable
    case "testTarget": return .tests
    case "macro", "plugin", "systemLibrary", "binaryTarget": return .other
    default: return nil
    }
  }

  /// - Returns: nil for a dependency of other platforms.
  private mutating func dependency(_ expression: ExprSyntax) -> PackageManifest.Dependency? {
    let value = constant(expression)
    if value.is(StringLiteralExprSyntax.self) {
      return literal(value).map { .init(name: $0, isTarget: false) }
    }
    guard let call = value.as(FunctionCallExprSyntax.self),
      let kind = call.member(of: ["Target.Dependency", "PackageDescription.Target.Dependency"]),
      let name = call.argument("name")
    else {
      report(.unknownDependency, at: expression)
      return nil
    }
    if let condition = call.argument("condition"), isOfOtherPlatforms(condition) { return nil }
    switch kind {
    case "target", "targetItem": return literal(name).map { .init(name: $0, isTarget: true) }
    case "byName", "byNameItem": return literal(name).map { .init(name: $0, isTarget: false) }
    // The modules of other packages are known or unknown at their `import`.
    case "product", "productItem": return nil
    default:
      report(.unknownDependency, at: expression)
      return nil
    }
  }

  /// Whether a condition is `.when(platforms: […])` without Linux, where programs run here.
  private mutating func isOfOtherPlatforms(_ condition: ExprSyntax) -> Bool {
    guard let call = constant(condition).as(FunctionCallExprSyntax.self),
      let platforms = call.argument("platforms"),
      let list = constant(platforms).as(ArrayExprSyntax.self)
    else { return false }
    return !list.elements.contains { $0.expression.spelling.hasSuffix(".linux") }
  }

  // MARK: Values

  /// The value of a constant, or the expression itself.
  private mutating func constant(_ expression: ExprSyntax) -> ExprSyntax {
    var value = expression
    var seen: Set<String> = []
    while let name = value.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      let next = constants[name], seen.insert(name).inserted
    {
      value = next
    }
    return value
  }

  private mutating func literals(in list: ExprSyntax) -> [Literal] {
    elements(of: list).compactMap { literal($0) }
  }

  private mutating func literal(_ expression: ExprSyntax) -> Literal? {
    let position = file.position(of: expression)
    guard let text = text(expression) else {
      report(.computed, at: expression)
      return nil
    }
    return Literal(text: text, position: position)
  }

  /// The text of a string literal, a constant or a sum of these; nil for any other expression.
  private mutating func text(_ expression: ExprSyntax) -> String? {
    reading(expression, ifNot: nil) { reader, value in
      if let sum = value.as(SequenceExprSyntax.self), let parts = sum.summands {
        var text = ""
        for part in parts {
          guard let next = reader.text(part) else { return nil }
          text += next
          if text.utf8.count > Self.textLimit { return nil }
        }
        return text
      }
      return value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }

  /// The elements of an array literal, a constant or a sum of these.
  private mutating func elements(of list: ExprSyntax) -> [ExprSyntax] {
    let found: [ExprSyntax]? = reading(list, ifNot: nil) { reader, value in
      if let array = value.as(ArrayExprSyntax.self) {
        reader.valueCount += array.elements.count
        return array.elements.map(\.expression)
      }
      if let sum = value.as(SequenceExprSyntax.self), let parts = sum.summands {
        return parts.flatMap { reader.elements(of: $0) }
      }
      return nil
    }
    if found == nil { report(.computed, at: list) }
    return found ?? []
  }

  private mutating func elements(ofSum parts: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
    guard let parts = Array(parts).summands else {
      if let first = parts.first { report(.computed, at: first) }
      return []
    }
    return parts.flatMap { elements(of: $0) }
  }

  /// Reads the value of an expression. A constant that needs itself, and a manifest with too many
  /// values, have none.
  private mutating func reading<Value>(
    _ expression: ExprSyntax, ifNot fallback: Value,
    _ read: (inout ManifestReader, ExprSyntax) -> Value
  ) -> Value {
    valueCount += 1
    guard valueCount < Self.valueLimit else {
      report(.tooManyValues, at: expression)
      return fallback
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName else {
      return read(&self, expression)
    }
    guard let value = constants[name], open.count < 100, open.insert(name).inserted else {
      return fallback
    }
    defer { open.remove(name) }
    return reading(value, ifNot: fallback, read)
  }

  /// Reports a problem if it is the first at its place, and the values aren't too many.
  private mutating func report(_ problem: ManifestProblem, at node: some SyntaxProtocol) {
    let diagnostic = Diagnostic(problem, at: file.position(of: node))
    guard diagnostics.count < 50, diagnostics.last?.position != diagnostic.position else { return }
    diagnostics.append(diagnostic)
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.plainName == label }?.expression
  }

  /// The name in `.name(…)` or `Type.name(…)`.
  fileprivate func member(of types: [String]) -> String? {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    if let base = callee.base, !types.contains(base.spelling) { return nil }
    return callee.declName.baseName.plainName
  }
}

extension SequenceExprSyntax {
  fileprivate var summands: [ExprSyntax]? { Array(elements).summands }
}

extension [ExprSyntax] {
  /// The operands, if `+` is the only operator.
  fileprivate var summands: [ExprSyntax]? {
    guard count % 2 == 1 else { return nil }
    for index in indices where index % 2 == 1 && self[index].spelling != "+" { return nil }
    return indices.filter { $0 % 2 == 0 }.map { self[$0] }
  }
}
