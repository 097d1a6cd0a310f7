import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

extension BodyChecker {
  /// The statements of an initializer, with an implicit call of the superclass's at the end. Sets
  /// the kind of the body.
  func checkInitializer(
    _ function: FunctionDeclaration, _ items: CodeBlockItemListSyntax, in context: Context,
    end: Position
  ) -> [Statement] {
    guard let frame = context.frame, let owner = function.owner else { return [] }
    let nominal = owner.type as? NominalDeclaration
    let calls = InitializerCalls(items)
    let isReference = nominal?.isReference ?? false
    if isReference {
      frame.delegation = classDelegation(function, nominal, calls, in: context)
    } else if calls.callsSelf || nominal?.kind == .enumeration || isForeignExtension(function) {
      frame.delegation = .toSelf
    }
    if !isReference, case .toSelf = frame.delegation { frame.body.replacesSelf = true }
    frame.body.kind = bodyKind(function, nominal, frame, context)
    if function.isFailable, let (single, _) = SingleExpression.of(items),
      single.is(NilLiteralExprSyntax.self)
    {
      return [failing(at: context.file.position(of: single))]
    }
    var statements = checkItems(items, in: context)
    if !Reachability.endsControl(statements) {
      statements += implicitSuperCall(in: context, at: end)
    }
    return statements
  }

  /// Whether it extends another module's type or a protocol, so that it can't set the properties
  /// one by one.
  private func isForeignExtension(_ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner, owner.extension != nil else { return false }
    if owner.type is ProtocolDeclaration { return true }
    return owner.type.isPrelude && !(function.context?.file.isPrelude ?? false)
  }

  private func classDelegation(
    _ function: FunctionDeclaration, _ nominal: NominalDeclaration?, _ calls: InitializerCalls,
    in context: Context
  ) -> Frame.Delegation {
    if function.isConvenience, nominal?.kind == .class, calls.callsSuper {
      report(
        InitializerMessage.convenienceCallsSuper(type: nominal?.name ?? ""), at: function.position)
    }
    if function.isConvenience || (nominal?.kind == .actor && calls.callsSelf) { return .toSelf }
    if calls.callsSelf {
      report(
        InitializerMessage.designatedDelegates(type: nominal?.name ?? ""), at: function.position)
      return .toSelf
    }
    guard nominal?.superclass.value != nil else { return .none }
    return calls.callsSuper ? .toSuper : .implicitlyToSuper
  }

  private func bodyKind(
    _ function: FunctionDeclaration, _ nominal: NominalDeclaration?, _ frame: Frame,
    _ context: Context
  ) -> Body.Kind {
    let delegates: Bool = if case .toSelf = frame.delegation { true } else { false }
    let position = function.position
    guard let nominal else {
      return .valueInitializer(nil, types: [], isFailable: function.isFailable)
    }
    let types = nominal.genericParameters.map {
      typeExpression($0.type, in: context, at: position)
    }
    if nominal.isReference, let layout = nominal.layout {
      return .classInitializer(
        layout, types: types, isFailable: function.isFailable, delegates: delegates)
    }
    return .valueInitializer(nominal.layout, types: types, isFailable: function.isFailable)
  }

  /// The call of a superclass's `init()` that Swift adds at the end if there is none.
  func implicitSuperCall(in context: Context, at position: Position) -> [Statement] {
    guard case .implicitlyToSuper? = context.frame?.delegation else { return [] }
    let call = model.makeCall(model.makeTerm(.superReference, at: position), "init", at: position)
    let (value, diagnostics) = collecting { checkValue(call, in: context) }
    guard diagnostics.isEmpty else {
      report(FlowMessage.superInitializerMayBeSkipped, at: position)
      return []
    }
    var expression = value.expression
    expression.role = .initializesSuperclassImplicitly
    return [.expression(expression)]
  }
}

/// The other initializers that an initializer's code calls, without closures and types inside it.
struct InitializerCalls {
  private(set) var callsSelf = false
  private(set) var callsSuper = false

  init(_ items: CodeBlockItemListSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(items)
    callsSelf = finder.callsSelf
    callsSuper = finder.callsSuper
  }

  private final class Finder: SyntaxVisitor {
    var callsSelf = false
    var callsSuper = false

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.declName.baseName.tokenKind == .keyword(.`init`), let base = node.base else {
        return .visitChildren
      }
      if base.is(SuperExprSyntax.self) { callsSuper = true }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.`self`) {
        callsSelf = true
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
