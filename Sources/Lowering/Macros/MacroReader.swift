import Machine
import MacroExpansions
import MessageTables
import Reading
import Semantics
import SwiftSyntax

/// Finds the attributes of macros in a tree, and collects the changes of its text.
struct MacroReader {
  private(set) var edits = TextEdits()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [MacroUse] = []
  /// The names of the macros, by the positions of their attributes.
  private(set) var expansions: [Position: String] = [:]
  private let lines: LineTable
  private let scope: MacroScope

  init(lines: LineTable, scope: MacroScope) {
    self.lines = lines
    self.scope = scope
  }

  mutating func read(_ node: Syntax, local: Bool) {
    if let declaration = node.as(DeclSyntax.self), expand(declaration, local: local) { return }
    let local = local || node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      read(child, local: local)
    }
  }

  /// Expands the macros of a declaration.
  ///
  /// - Returns: Whether this round must skip the declaration's contents.
  private mutating func expand(_ declaration: DeclSyntax, local: Bool) -> Bool {
    guard let list = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes,
      !list.isEmpty
    else { return false }
    var conformances: [(name: String, origin: Int)] = []
    var isReplaced = false
    for case .attribute(let attribute) in list {
      guard let macro = KnownMacro(attribute, from: scope.modules) else { continue }
      let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<attribute.endPositionBeforeTrailingTrivia.utf8Offset)
      let expansion = self.expansion(of: macro, attribute, on: declaration)
      diagnostics += expansion.problems.map { problem in
        Diagnostic(LoweringMessage.macro(problem: problem.message), at: position(of: problem.node))
      }
      guard expansion.isWritten else {
        isReplaced = replaceStorage(of: declaration, from: start) || isReplaced
        continue
      }
      expansions[lines.position(utf8Offset: start)] = macro.rawValue
      note(expansion, of: macro, on: declaration, from: start)
      conformances += expansion.extensions.map { ($0, start) }
      if !expansion.extensions.isEmpty, local {
        diagnostics.append(
          Diagnostic(
            LoweringMessage.extensionMacroOnLocalType, at: position(of: attribute)))
      }
      isReplaced = add(expansion, to: declaration, from: start) || isReplaced
      if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        addAttributes(of: macro, toMembersOf: group, from: start)
      }
    }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      add(conformances, to: group)
    }
    return isReplaced
  }

  private func expansion(
    of macro: KnownMacro, _ attribute: AttributeSyntax, on declaration: DeclSyntax
  ) -> Expansion {
    if let (mistake, argument) = macro.mistake(inArgumentsOf: attribute) {
      return .refused(mistake.text, at: argument)
    }
    switch macro.place {
    case .anything: return Expansion()
    case .type:
      if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        return macro.expansion(of: group, attribute)
      }
      return .refused(LoweringMessage.macroBelongsToType(macro: macro.rawValue).text, at: attribute)
    case .property:
      if let property = declaration.as(VariableDeclSyntax.self) {
        return macro.expansion(of: property, attribute)
      }
      return .refused(
        LoweringMessage.macroBelongsToProperty(macro: macro.rawValue).text, at: attribute)
    }
  }

  /// Stores the text of a macro for display.
  private mutating func note(
    _ expansion: Expansion, of macro: KnownMacro, on declaration: DeclSyntax, from origin: Int
  ) {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    let end = attributes?.endPosition ?? declaration.position
    let keyword = declaration.tokens(viewMode: .sourceAccurate).first { $0.position >= end }
    let start = (keyword ?? declaration.firstToken(viewMode: .sourceAccurate))?
      .positionAfterSkippingLeadingTrivia
    let first = lines.position(utf8Offset: start?.utf8Offset ?? 0).line
    let last = lines.position(
      utf8Offset: declaration.endPositionBeforeTrailingTrivia.utf8Offset - 1
    ).line
    let variables = declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.spelling)
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainName
    uses.append(
      MacroUse(
        name: macro.rawValue, position: lines.position(utf8Offset: origin),
        declared: variables ?? [name].compactMap(\.self), lines: first...max(first, last),
        texts: expansion.texts))
  }

  // MARK: Changes of the text

  /// Adds members, peers and accessors.
  ///
  /// - Returns: Whether the declaration's value was moved.
  private mutating func add(
    _ expansion: Expansion, to declaration: DeclSyntax, from origin: Int
  ) -> Bool {
    var keepsValue = false
    let members = expansion.members + expansion.checks
    if !members.isEmpty,
      let block = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock
    {
      edits.insert(
        pieces(of: members, in: declaration, from: origin),
        at: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    if !expansion.accessors.isEmpty,
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    {
      let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset
      let type = expansion.type.map { ": \($0)" } ?? ""
      let written = expansion.accessors.map(ModifyAccessor.divided).joined(separator: "\n")
      let text = type + " {\n" + written + "\n}"
      let accessors = [TextEdits.Piece(text: text, origin: origin)]
      keepsValue = Self.keepsValue(of: binding, expansion)
      if keepsValue {
        edits.insert(accessors, at: end)
      } else {
        let start =
          binding.typeAnnotation?.endPositionBeforeTrailingTrivia
          ?? binding.pattern.endPositionBeforeTrailingTrivia
        edits.replace(start.utf8Offset..<end, with: accessors)
      }
    }
    if !expansion.peers.isEmpty {
      edits.insert(
        pieces(of: expansion.peers, in: declaration, from: origin),
        at: declaration.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return !expansion.accessors.isEmpty && !keepsValue
  }

  /// Gives a property of an extension accessors in place of those that its macro didn't write. Without
  /// them, the property would be a second mistake.
  private mutating func replaceStorage(of declaration: DeclSyntax, from origin: Int) -> Bool {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      binding.accessorBlock == nil, let type = binding.typeAnnotation,
      declaration.surroundings?.is(ExtensionDeclSyntax.self) == true
    else { return false }
    let start = type.endPositionBeforeTrailingTrivia.utf8Offset
    // It never runs, because the text is refused.
    let accessors = " { get { Swift.fatalError() } nonmutating set {} }"
    edits.replace(
      start..<declaration.endPositionBeforeTrailingTrivia.utf8Offset,
      with: [TextEdits.Piece(text: accessors, origin: origin)])
    return true
  }

  /// Whether the property keeps its value beside the new accessors: the accessor `init` takes the value, and
  /// the macro didn't copy it to a stored property.
  private static func keepsValue(of binding: PatternBindingSyntax, _ expansion: Expansion) -> Bool {
    binding.initializer != nil && !expansion.copiesValue
      && expansion.accessors.contains { $0.contains("@storageRestrictions") }
  }

  /// Texts on separate lines. Copies of the property's value and observers keep their positions.
  private func pieces(
    of texts: [String], in declaration: DeclSyntax, from origin: Int
  ) -> [TextEdits.Piece] {
    let made = "\n" + texts.joined(separator: "\n") + "\n"
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    let written = [
      binding?.initializer.map { Syntax($0.value) }, binding?.accessorBlock.map { Syntax($0) },
    ].compactMap(\.self)
    var pieces: [TextEdits.Piece] = []
    var rest = made[...]
    for node in written {
      guard let range = rest.firstRange(of: node.spelling) else { continue }
      pieces.append(.init(text: String(rest[..<range.lowerBound]), origin: origin))
      pieces.append(
        .init(
          text: String(rest[range]), origin: node.positionAfterSkippingLeadingTrivia.utf8Offset,
          isCopied: true))
      rest = rest[range.upperBound...]
    }
    return pieces + [.init(text: String(rest), origin: origin)]
  }

  private mutating func addAttributes(
    of macro: KnownMacro, toMembersOf group: some DeclGroupSyntax, from origin: Int
  ) {
    for item in group.memberBlock.members {
      let expansion = macro.expansion(ofMember: item.decl, of: group)
      let attributes = expansion.memberAttributes
      guard !attributes.isEmpty else { continue }
      if let mistake = mistake(in: item.decl, observedBy: macro) {
        diagnostics.append(mistake)
        continue
      }
      note(expansion, of: macro, on: item.decl, from: origin)
      edits.insert(
        [TextEdits.Piece(text: attributes.map { "@\($0) " }.joined(), origin: origin)],
        at: item.decl.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  /// The mistake in a property that the macro makes a computed one.
  private func mistake(
    in member: DeclSyntax, observedBy macro: KnownMacro
  ) -> Diagnostic? {
    guard macro == .observable, let variable = member.as(VariableDeclSyntax.self),
      let first = variable.bindings.first
    else { return nil }
    if variable.bindings.count > 1 {
      let tracked = KnownMacro.observationTracked.rawValue
      return Diagnostic(
        LoweringMessage.macroOfSeveralVariables(macro: tracked), at: position(of: first))
    }
    let wrapper = variable.attributes.first {
      if case .attribute(let attribute) = $0 { scope.isWrapper(attribute) } else { false }
    }
    return wrapper.map {
      Diagnostic(
        LoweringMessage.wrapperOfObservedProperty(property: first.pattern.spelling),
        at: position(of: $0))
    }
  }

  /// Adds conformances after the type's name, where they mean the same as in an extension.
  private mutating func add(
    _ conformances: [(name: String, origin: Int)], to group: some DeclGroupSyntax
  ) {
    let written = group.inheritanceClause?.inheritedTypes.map { $0.type.spelling } ?? []
    let missing = conformances.flatMap { name, origin in
      name.split(separator: ",").map { ($0.drop { $0 == " " }, origin) }
    }.filter { name, _ in
      !written.contains { $0 == name || name.hasSuffix(".\($0)") }
    }
    guard !missing.isEmpty else { return }
    let before =
      group.inheritanceClause?.endPositionBeforeTrailingTrivia
      ?? group.headEnd
    guard let before else { return }
    let pieces = missing.enumerated().map { index, conformance in
      let mark = index == 0 && written.isEmpty ? ": " : ", "
      return TextEdits.Piece(text: mark + conformance.0, origin: conformance.1)
    }
    edits.insert(pieces, at: before.utf8Offset)
  }

  private func position(of node: some SyntaxProtocol) -> Position {
    lines.position(utf8Offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

extension KnownMacro {
  /// The first mistake in the attribute's arguments, and the wrong argument.
  fileprivate func mistake(
    inArgumentsOf attribute: AttributeSyntax
  ) -> (LoweringMessage, Syntax)? {
    guard let labels, case .argumentList(let arguments)? = attribute.arguments else { return nil }
    for argument in arguments {
      guard let expected = labels.first else {
        return (.macroWithoutArguments, Syntax(argument.expression))
      }
      if argument.label?.text == expected { continue }
      return (.macroArgument(label: argument.label?.text, expected: expected), Syntax(argument))
    }
    return nil
  }
}

extension DeclGroupSyntax {
  /// The end of the type's name and generic parameters; nil for an extension.
  fileprivate var headEnd: AbsolutePosition? {
    let generics = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    return generics?.endPositionBeforeTrailingTrivia
      ?? asProtocol((any NamedDeclSyntax).self)?.name.endPositionBeforeTrailingTrivia
  }
}
