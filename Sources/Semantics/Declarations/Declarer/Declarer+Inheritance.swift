import Machine
import Reading
package import SwiftSyntax

/// The superclass, raw type and protocols in an inheritance clause.
extension Declarer {
  /// Declares superclass, raw type and conformances as facts that are resolved together.
  func readInheritance(
    _ clause: InheritanceClauseSyntax?, of type: TypeContext, in head: Context
  ) {
    if let one = type as? ProtocolDeclaration { inheritSelf(of: one, in: head, besides: clause) }
    guard let clause else { return }
    let model = model
    let inheritance = model.fact(circular: Inheritance()) { [self, unowned type] in
      read(clause, of: type, in: head, isExtension: false)
    }
    noteSuppression(clause, of: type, inheritance)
    if let nominal = type as? NominalDeclaration {
      if nominal.kind == .class || nominal.kind == .actor {
        nominal.superclass = Lazy(circular: nil) { inheritance.value.superclass }
      }
      if nominal.kind == .enumeration {
        nominal.rawType = Lazy(circular: nil) { inheritance.value.rawType }
      }
      nominal.inherited = Lazy(circular: []) { inheritance.value.conformances }
    } else if let one = type as? ProtocolDeclaration {
      let further = one.inherited
      one.inherited = Lazy(circular: []) {
        let written = inheritance.value.conformances.map(\.protocol)
        return written + further.value.filter { !written.contains($0) }
      }
      one.superclass = Lazy(circular: nil) { inheritance.value.superclass }
      one.isClassBound = clause.inheritedTypes.contains {
        ["AnyObject", "class", "Actor"].contains($0.type.spelling)
      }
      completions.append { [unowned one] in
        if inheritance.value.superclass != nil
          || one.closure.contains(where: { $0.isClassBound })
        {
          one.isClassBound = true
        }
      }
    }
  }

  /// Notes that a type or a protocol's `Self` is `~Copyable`.
  private func noteSuppression(
    _ clause: InheritanceClauseSyntax, of type: TypeContext, _ inheritance: Lazy<Inheritance>
  ) {
    let isWritten = clause.inheritedTypes.contains { $0.type.is(SuppressedTypeSyntax.self) }
    guard isWritten, !(type.context?.file.isPrelude ?? false) else { return }
    model.declarations.hasNoncopyableTypes = true
    switch type {
    case let nominal as NominalDeclaration:
      nominal.suppressesCopyable = Lazy(circular: false) { inheritance.value.suppressesCopyable }
    case let one as ProtocolDeclaration:
      completions.append {
        if inheritance.value.suppressesCopyable { one.selfParameter.isNoncopyable = true }
      }
    default: break
    }
  }

  /// `protocol P where Self: Q` also inherits from `Q`.
  private func inheritSelf(
    of one: ProtocolDeclaration, in head: Context, besides clause: InheritanceClauseSyntax?
  ) {
    let bounds = (one.syntax?.genericWhereClause?.requirements).elements.compactMap { item in
      if case .conformanceRequirement(let requirement) = item.requirement,
        requirement.leftType.spelling == "Self"
      {
        requirement.rightType
      } else {
        nil
      }
    }
    if bounds.isEmpty { return }
    one.inherited = model.fact(circular: []) { [model] in
      let reader = TypeReader(model: model, context: head)
      return bounds.flatMap { reader.inherited($0)?.existential?.protocols ?? [] }
    }
  }

  func read(
    _ clause: InheritanceClauseSyntax, of type: TypeContext, in context: Context, isExtension: Bool
  ) -> Inheritance {
    var reader = InheritanceReader(
      model: model, type: type, isExtension: isExtension, context: context)
    return reader.read(clause)
  }

  // MARK: Cycles

  /// The maximum number of superclasses of a class, and of protocols that a protocol refines. Each
  /// of them is searched for members.
  private static let lineageLimit = 100

  /// Reports a type that inherits from itself or from too many types, and removes its inheritance.
  func cutCircles(_ type: TypeContext) {
    if let one = type as? ProtocolDeclaration {
      if one.inherited.value.contains(where: { $0.inherits(from: one) }) {
        // The compiler reports the last protocol of the cycle first.
        let start = Position(line: 1, column: 1)
        let last = one.closure.last { $0.inherited.value.contains(one) } ?? one
        model.report(
          InheritanceMessage.protocolRefinesItself(protocol: last.name), at: last.position ?? start)
        if last !== one, !last.inherited.value.contains(one) || !one.inherited.value.contains(last)
        {
          model.report(InheritanceMessage.circular, at: one.position ?? start)
        }
        one.inherited = Lazy(known: [])
        one.forgetClosure()
      }
      if one.closure.count > Self.lineageLimit {
        reportLineage(.manyRefinements(limit: Self.lineageLimit), of: one)
        one.inherited = Lazy(known: [])
        one.forgetClosure()
      }
      return
    }
    guard let nominal = type as? NominalDeclaration, nominal.kind == .class else { return }
    var seen: Set<NominalDeclaration> = []
    var current = nominal.superclass.value?.nominal
    while let superclass = current, seen.insert(superclass).inserted {
      if superclass === nominal {
        // In a cycle of two, the compiler names the second.
        let other = nominal.superclass.value?.nominal
        let named = seen.count == 2 ? other ?? nominal : nominal
        model.report(
          InheritanceMessage.classInheritsItself(type: named.name),
          at: named.position ?? Position(line: 1, column: 1))
        nominal.superclass = Lazy(known: nil)
        return
      }
      if seen.count > Self.lineageLimit {
        reportLineage(.manySuperclasses(limit: Self.lineageLimit), of: nominal)
        nominal.superclass = Lazy(known: nil)
        return
      }
      current = superclass.superclass.value?.nominal
    }
  }

  private func reportLineage(_ message: UnsupportedMessage, of type: TypeContext) {
    model.reportUnsupported(message, at: type.position ?? Position(line: 1, column: 1))
    model.budget.giveUp()
  }
}

extension TypeReader {
  /// The type in an inheritance clause, without checking whether it can be a value's type.
  package func inherited(_ syntax: TypeSyntax) -> Type? {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier): return identifierType(identifier)
    case .memberType(let member): return memberType(member)
    case .compositionType, .classRestrictionType:
      return constraint(syntax).map { Type(.existential($0)) }
    case .someOrAnyType:
      report(InheritanceMessage.fromOtherTypeNamed(type: syntax.spelling), at: syntax)
      return nil
    default: return read(syntax)
    }
  }
}
