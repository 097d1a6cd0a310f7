package import Machine
import SwiftParser
package import SwiftSyntax

/// Converts parsed expressions to terms: operator sequences become trees, literals become values,
/// and other syntax becomes the solver's kinds of terms. It has no types.
package struct TermReader: Reporting {
  package let reporter: Reporter
  package let operators: Operators
  package let numbers: TermNumbers
  package let file: SourceText
  package let names: any NamesInView

  package init(
    reporter: Reporter, operators: Operators, numbers: TermNumbers, file: SourceText,
    names: any NamesInView
  ) {
    self.reporter = reporter
    self.operators = operators
    self.numbers = numbers
    self.file = file
    self.names = names
  }

  package func read(_ syntax: ExprSyntax) -> Term {
    let (term, isChain) = readLink(syntax)
    return isChain ? make(.optionalScope(term), at: syntax) : term
  }

  /// Reads an expression that may begin a longer one (`a?.b` in `a?.b.c`). The result says whether
  /// it has a `?` whose scope is the whole.
  func readLink(_ syntax: ExprSyntax) -> (term: Term, isChain: Bool) {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): return memberAccess(access)
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call): return subscripting(call)
    case .genericSpecializationExpr(let specialization): return specialized(specialization)
    case .optionalChainingExpr(let chaining):
      if let type = type(of: syntax) { return (make(.type(type), at: syntax), false) }
      let base = readLink(chaining.expression).term
      return (make(.chained(base), at: syntax, anchor: chaining.questionMark), true)
    case .forceUnwrapExpr(let forced):
      let (base, isChain) = readLink(forced.expression)
      return (make(.forced(base), at: syntax, anchor: forced.exclamationMark), isChain)
    case .postfixOperatorExpr(let applied):
      let (base, isChain) = readLink(applied.expression)
      return (make(.postfix(operatorName(applied.operator), base), at: syntax), isChain)
    default: return (readWhole(syntax), false)
    }
  }

  private func readWhole(_ syntax: ExprSyntax) -> Term {
    switch syntax.as(ExprSyntaxEnum.self) {
    // Literals
    case .integerLiteralExpr(let literal): return integer(literal, isNegative: false)
    case .floatLiteralExpr(let literal): return floating(literal, isNegative: false)
    case .booleanLiteralExpr(let literal):
      return make(.boolean(literal.literal.tokenKind == .keyword(.true)), at: syntax)
    case .nilLiteralExpr: return make(.nothing, at: syntax)
    case .stringLiteralExpr(let literal): return string(literal)
    case .arrayExpr(let array):
      return make(.array(array.elements.map { read($0.expression) }), at: syntax)
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary)
    case .macroExpansionExpr(let macro): return self.macro(macro)
    // Names
    case .declReferenceExpr(let reference):
      #if canImport(SwiftSyntax603)
        if reference.moduleSelector != nil { return unsupported(.moduleSelector, syntax) }
      #endif
      if reference.baseName.tokenKind == .keyword(.`init`) {
        report(
          TermMessage.initializerWithoutBase, at: position(of: syntax))
      }
      return make(.name(name(of: reference)), at: syntax)
    case .superExpr: return make(.superReference, at: syntax)
    case .discardAssignmentExpr: return make(.discard, at: syntax)
    case .typeExpr(let type): return make(.type(type.type), at: syntax)
    case .keyPathExpr(let keyPath): return self.keyPath(keyPath)
    // Operators
    case .sequenceExpr(let sequence): return OperatorFolding(reader: self, sequence).read()
    case .prefixOperatorExpr(let applied): return prefix(applied)
    case .inOutExpr(let address): return make(.address(read(address.expression)), at: syntax)
    case .tryExpr(let attempt):
      return make(.attempt(self.attempt(attempt), read(attempt.expression)), at: syntax)
    case .awaitExpr(let waiting): return make(.await(read(waiting.expression)), at: syntax)
    case .consumeExpr(let consumed): return make(.consume(read(consumed.expression)), at: syntax)
    case .copyExpr(let copied): return make(.copy(read(copied.expression)), at: syntax)
    // Structure
    case .tupleExpr(let tuple): return self.tuple(tuple)
    case .closureExpr(let closure): return make(.closure(self.closure(closure)), at: syntax)
    case .ifExpr, .switchExpr: return make(.branching(syntax), at: syntax)
    case .regexLiteralExpr(let literal): return regex(literal)
    default: return unsupported(Self.unsupportedForm(syntax), syntax)
    }
  }

  // MARK: Making

  /// - Parameter anchor: Where errors about the value are shown, if not where it starts.
  package func make(
    _ kind: Term.Kind, at syntax: some SyntaxProtocol, anchor: TokenSyntax? = nil
  ) -> Term {
    Term(
      id: numbers.next(), kind, position: position(of: syntax),
      anchor: anchor.map { position(of: $0) }, syntax: Syntax(syntax))
  }

  package func unsupported(_ form: UnsupportedTerm, _ syntax: some SyntaxProtocol) -> Term {
    make(.unsupported(form), at: syntax)
  }

  package func position(of syntax: some SyntaxProtocol) -> Position { file.position(of: syntax) }

  func operatorName(_ token: TokenSyntax) -> Term.OperatorName {
    Term.OperatorName(text: token.text, position: position(of: token))
  }

  private static func unsupportedForm(_ syntax: ExprSyntax) -> UnsupportedTerm {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .borrowExpr: .borrow
    case .unsafeExpr: .unsafe
    case .packElementExpr, .packExpansionExpr: .parameterPack
    case .patternExpr: .pattern
    default: .expression
    }
  }

  // MARK: Small ones

  private func tuple(_ syntax: TupleExprSyntax) -> Term {
    if syntax.elements.count == 1, let only = syntax.elements.first, only.label == nil {
      return make(.parenthesized(read(only.expression)), at: syntax)
    }
    if syntax.elements.count == 1, let only = syntax.elements.first {
      report(
        TermMessage.labelOfSingleElement, at: position(of: only))
      return make(.parenthesized(read(only.expression)), at: syntax)
    }
    if syntax.elements.compactMap({ $0.label?.plainName }).filter({ $0 != "_" }).hasDuplicates {
      report(TermMessage.duplicateLabel, at: position(of: syntax))
    }
    return make(
      .tuple(
        syntax.elements.map { element in
          let label = element.label.map(\.plainName)
          return (label: label == "_" ? nil : label, value: read(element.expression))
        }), at: syntax)
  }

  private func dictionary(_ syntax: DictionaryExprSyntax) -> Term {
    guard case .elements(let elements) = syntax.content else {
      return make(.dictionary([]), at: syntax)
    }
    return make(
      .dictionary(elements.map { (key: read($0.key), value: read($0.value)) }), at: syntax)
  }

  private func prefix(_ syntax: PrefixOperatorExprSyntax) -> Term {
    // A minus sign directly before a literal is part of it.
    if syntax.operator.text == "-" {
      if let literal = syntax.expression.as(IntegerLiteralExprSyntax.self) {
        return integer(literal, isNegative: true, at: ExprSyntax(syntax))
      }
      if let literal = syntax.expression.as(FloatLiteralExprSyntax.self) {
        return floating(literal, isNegative: true, at: ExprSyntax(syntax))
      }
    }
    return make(.prefix(operatorName(syntax.operator), read(syntax.expression)), at: syntax)
  }

  private func attempt(_ syntax: TryExprSyntax) -> Term.Attempt {
    switch syntax.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .plain
    }
  }

  /// `#warning` or `#error`. A warning has no effect at run time.
  private func directive(_ syntax: MacroExpansionExprSyntax, _ name: String) -> Term {
    if let problem = syntax.problemOfDirective {
      report(problem, at: position(of: syntax))
    } else if name == "error", let message = syntax.messageOfDirective {
      report(TermMessage.written(message), at: position(of: syntax))
    }
    return make(.tuple([]), at: syntax)
  }

  private func macro(_ syntax: MacroExpansionExprSyntax) -> Term {
    let name = syntax.macroName.text
    let magic = ["line", "column", "function", "file", "fileID", "filePath", "isolation"]
    if syntax.leftParen == nil,
      magic.contains(name) || name == "_sourceLocation" && names.hasExpectations
    {
      return make(.magic(name), at: syntax)
    }
    if name == "warning" || name == "error" { return directive(syntax, name) }
    if let term = expectation(syntax) { return term }
    if name == "expect" || name == "require" {
      report(
        TermMessage.unknownTestingMacro(name: name), at: position(of: syntax))
      return make(.tuple([]), at: syntax)
    }
    return unsupported(.macro(name: name), syntax)
  }
}
