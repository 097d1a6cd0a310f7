import Machine
import SwiftSyntax

/// What stands after a type's colon.
struct Inheritance {
  var superclass: Type?
  var superclassPosition: Position?
  var rawType: Type?
  var conformances: [WrittenConformance] = []
  var isClassBound = false
}

extension Declarer {
  /// Makes superclass, raw type and conformances facts that are read together.
  func readInheritance(
    _ clause: InheritanceClauseSyntax?, of type: TypeContext, in head: Context
  ) {
    if let one = type as? ProtocolDeclaration { inheritSelf(of: one, in: head, besides: clause) }
    guard let clause else { return }
    let checker = checker
    let inheritance = checker.fact(circular: Inheritance()) { [self, unowned type] in
      read(clause, of: type, in: head, isExtension: false)
    }
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
        ["AnyObject", "class", "Actor"].contains($0.type.trimmedDescription)
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

  /// `protocol P where Self: Q` inherits from `Q` as well.
  private func inheritSelf(
    of one: ProtocolDeclaration, in head: Context, besides clause: InheritanceClauseSyntax?
  ) {
    let bounds = (one.syntax?.genericWhereClause?.requirements ?? []).compactMap { item in
      if case .conformanceRequirement(let requirement) = item.requirement,
        requirement.leftType.trimmedDescription == "Self"
      {
        requirement.rightType
      } else {
        nil
      }
    }
    if bounds.isEmpty { return }
    one.inherited = checker.fact(circular: []) { [checker] in
      let reader = TypeReader(checker: checker, context: head)
      return bounds.flatMap { reader.inherited($0)?.existential?.protocols ?? [] }
    }
  }

  func read(
    _ clause: InheritanceClauseSyntax, of type: TypeContext, in context: Context, isExtension: Bool
  ) -> Inheritance {
    var result = Inheritance()
    let reader = TypeReader(checker: checker, context: context)
    for (index, item) in clause.inheritedTypes.enumerated() {
      var written = item.type
      var conformance = WrittenMarks()
      if let attributed = written.as(AttributedTypeSyntax.self) {
        conformance = WrittenMarks(attributed)
        written = attributed.baseType
      }
      if written.is(SuppressedTypeSyntax.self) {
        checker.reportUnsupported("`\(written.trimmedDescription)`", at: reader.position(written))
        continue
      }
      guard let found = reader.inherited(written) else { continue }
      switch found.kind {
      case .existential(let existential):
        if !existential.arguments.isEmpty {
          reader.report(
            "cannot inherit from protocol type with generic argument '\(existential.constraintDescription)'",
            at: written)
        }
        if let superclass = existential.superclass {
          add(superclass, to: &result, of: type, index: index, at: written, reader, isExtension)
        }
        if existential.protocols.isEmpty, existential.isClassBound {
          if type is ProtocolDeclaration {
            result.isClassBound = true
          } else if (type as? NominalDeclaration)?.isReference == false {
            reader.report("only protocols can inherit from 'AnyObject'", at: written)
          }
        }
        for one in existential.protocols {
          result.conformances.append(
            WrittenConformance(
              protocol: one, isUnchecked: conformance.isUnchecked,
              isRetroactive: conformance.isRetroactive, position: reader.position(written)))
        }
      case .error: continue
      default: add(found, to: &result, of: type, index: index, at: written, reader, isExtension)
      }
    }
    return result
  }

  private struct WrittenMarks {
    var isUnchecked = false
    var isRetroactive = false

    init() {}
    init(_ syntax: AttributedTypeSyntax) {
      for attribute in syntax.attributes {
        switch attribute.trimmedDescription {
        case "@unchecked": isUnchecked = true
        case "@retroactive": isRetroactive = true
        default: continue
        }
      }
    }
  }

  /// A type that isn't a protocol: a superclass or a raw type.
  private func add(
    _ found: Type, to result: inout Inheritance, of type: TypeContext, index: Int,
    at syntax: TypeSyntax, _ reader: TypeReader, _ isExtension: Bool
  ) {
    let isClass = found.nominal?.kind == .class || found.nominal?.kind == .actor
    if isExtension {
      reader.report("inheritance from non-protocol type '\(found)'", at: syntax)
      return
    }
    if let one = type as? ProtocolDeclaration {
      if isClass {
        result.superclass = found
        result.isClassBound = true
      } else {
        checker.report(
          "inheritance from non-protocol, non-class type '\(found)'",
          at: one.position ?? reader.position(syntax))
      }
      return
    }
    guard let nominal = type as? NominalDeclaration else { return }
    switch nominal.kind {
    case .class where isClass:
      if index > 0, result.conformances.isEmpty, let earlier = result.superclass {
        reader.report(
          "multiple inheritance from classes '\(earlier)' and '\(found)'", at: syntax)
      } else if index > 0 {
        reader.report(
          "superclass '\(found)' must appear first in the inheritance clause", at: syntax)
        result.superclass = found
      } else {
        result.superclass = found
        result.superclassPosition = reader.position(syntax)
      }
    case .enumeration:
      if let earlier = result.rawType {
        reader.report(
          "multiple enum raw types '\(earlier)' and '\(found)'", at: syntax)
      } else if index > 0 {
        reader.report(
          "raw type '\(found)' must appear first in the enum inheritance clause", at: syntax)
      } else {
        result.rawType = found
      }
    case .structure:
      checker.report(
        "inheritance from non-protocol type '\(found)'",
        at: type.position ?? reader.position(syntax))
    case .actor:
      checker.report(
        isClass
          ? "actor types do not support inheritance"
          : "inheritance from non-protocol type '\(found)'",
        at: type.position ?? reader.position(syntax))
    case .class:
      checker.report(
        "inheritance from non-protocol, non-class type '\(found)'",
        at: type.position ?? reader.position(syntax))
    }
  }

  // MARK: Circles

  /// A type that inherits from itself is complained about, and inherits from nothing.
  func cutCircles(_ type: TypeContext) {
    if let one = type as? ProtocolDeclaration {
      if one.inherited.value.contains(where: { $0.inherits(from: one) }) {
        // The compiler begins with the last of the circle.
        let start = Position(line: 1, column: 1)
        let last = one.closure.last { $0.inherited.value.contains(one) } ?? one
        checker.report("protocol '\(last.name)' refines itself", at: last.position ?? start)
        if last !== one, !last.inherited.value.contains(one) || !one.inherited.value.contains(last)
        {
          checker.report("circular reference", at: one.position ?? start)
        }
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
        // Of two the compiler names the second.
        let other = nominal.superclass.value?.nominal
        let named = seen.count == 2 ? other ?? nominal : nominal
        checker.report(
          "'\(named.name)' inherits from itself",
          at: named.position ?? Position(line: 1, column: 1))
        nominal.superclass = Lazy(known: nil)
        return
      }
      current = superclass.superclass.value?.nominal
    }
  }
}

extension TypeReader {
  /// What is named in an inheritance clause, without asking whether values can be of it.
  func inherited(_ syntax: TypeSyntax) -> Type? {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier): return identifierType(identifier)
    case .memberType(let member): return memberType(member)
    case .compositionType, .classRestrictionType:
      return constraint(syntax).map { Type(.existential($0)) }
    case .someOrAnyType:
      report("inheritance from non-protocol type '\(syntax.trimmedDescription)'", at: syntax)
      return nil
    default: return read(syntax)
    }
  }
}
