import Machine
import Reading
import SwiftSyntax

/// The resolved inheritance clause of a type.
struct Inheritance {
  var superclass: Type?
  var rawType: Type?
  var conformances: [WrittenConformance] = []
  var isClassBound = false
  /// `~Copyable`
  var suppressesCopyable = false
}

/// Resolves an inheritance clause and reports types that can't be inherited from.
struct InheritanceReader {
  private let model: SemanticModel
  private let type: TypeContext
  private let isExtension: Bool
  private let reader: TypeReader
  private var result = Inheritance()

  init(model: SemanticModel, type: TypeContext, isExtension: Bool, context: Context) {
    self.model = model
    self.type = type
    self.isExtension = isExtension
    reader = TypeReader(model: model, context: context)
  }

  mutating func read(_ clause: InheritanceClauseSyntax) -> Inheritance {
    for (index, item) in clause.inheritedTypes.enumerated() {
      var written = item.type
      var conformance = WrittenMarks()
      if let attributed = written.as(AttributedTypeSyntax.self) {
        conformance = WrittenMarks(attributed, reader, isExtension: isExtension)
        written = attributed.baseType
      }
      if let suppressed = written.as(SuppressedTypeSyntax.self) {
        read(suppressed, clause)
        continue
      }
      guard let found = reader.inherited(written) else { continue }
      switch found.kind {
      case .existential(let existential):
        if !existential.arguments.isEmpty {
          reader.report(
            InheritanceMessage.protocolWithArgument(constraint: existential.constraintDescription),
            at: written)
        }
        if let superclass = existential.superclass {
          add(superclass, index: index, at: written)
        }
        if existential.protocols.isEmpty, existential.isClassBound {
          if type is ProtocolDeclaration {
            result.isClassBound = true
          } else if (type as? NominalDeclaration)?.isReference == false {
            reader.report(InheritanceMessage.anyObjectOutsideOfProtocol, at: written)
          }
        }
        for one in existential.protocols {
          result.conformances.append(
            WrittenConformance(
              protocol: one, isUnchecked: conformance.isUnchecked,
              isRetroactive: conformance.isRetroactive, position: reader.position(written),
              isolation: conformance.isolation, isPreconcurrency: conformance.isPreconcurrency))
        }
      case .error: continue
      default: add(found, index: index, at: written)
      }
    }
    return result
  }

  /// `~Copyable`
  private mutating func read(
    _ suppressed: SuppressedTypeSyntax, _ clause: InheritanceClauseSyntax
  ) {
    guard reader.suppressesCopyable(suppressed) else {
      model.reportUnsupported(
        UnsupportedMessage.inherited(type: suppressed.trimmedDescription),
        at: reader.position(suppressed))
      return
    }
    let start = type.position ?? reader.position(suppressed)
    if isExtension {
      let item = clause.parent?.as(ExtensionDeclSyntax.self)?.extensionKeyword
      model.report(
        CopyingMessage.extensionSuppresses, at: item.map { reader.position($0) } ?? start)
      return
    }
    switch (type as? NominalDeclaration)?.kind {
    case .class?: model.report(CopyingMessage.classSuppresses(keyword: "classes"), at: start)
    case .actor?: model.report(CopyingMessage.classSuppresses(keyword: "actors"), at: start)
    case .structure?, .enumeration?, nil: result.suppressesCopyable = true
    }
  }

  private struct WrittenMarks {
    var isUnchecked = false
    var isRetroactive = false
    var isPreconcurrency = false
    var isolation = Isolation.unspecified

    init() {}
    init(_ syntax: AttributedTypeSyntax, _ reader: TypeReader, isExtension: Bool) {
      for case .attribute(let attribute) in syntax.attributes {
        switch attribute.spelling {
        case "@unchecked": isUnchecked = true
        case "@retroactive":
          isRetroactive = true
          if !isExtension {
            reader.report(InheritanceMessage.retroactiveOutsideOfExtension, at: attribute)
          }
        case "@preconcurrency": isPreconcurrency = true
        default:
          guard let actor = reader.model.globalActor(attribute, in: reader.context) else {
            continue
          }
          isolation = .global(actor)
        }
      }
    }
  }

  /// Adds a type that isn't a protocol: a superclass or a raw type.
  private mutating func add(_ found: Type, index: Int, at syntax: TypeSyntax) {
    let isClass = found.nominal?.kind == .class || found.nominal?.kind == .actor
    if isExtension {
      reader.report(InheritanceMessage.fromOtherType(type: found), at: syntax)
      return
    }
    if let one = type as? ProtocolDeclaration {
      if isClass {
        result.superclass = found
        result.isClassBound = true
      } else {
        model.report(
          InheritanceMessage.classFromOtherType(type: found),
          at: one.position ?? reader.position(syntax))
      }
      return
    }
    guard let nominal = type as? NominalDeclaration else { return }
    switch nominal.kind {
    case .class where isClass:
      if index > 0, result.conformances.isEmpty, let earlier = result.superclass {
        reader.report(
          InheritanceMessage.severalSuperclasses(first: earlier, second: found), at: syntax)
      } else {
        if index > 0 {
          reader.report(InheritanceMessage.superclassMustBeFirst(superclass: found), at: syntax)
        }
        result.superclass = found
      }
    case .enumeration:
      if let earlier = result.rawType {
        reader.report(InheritanceMessage.severalRawTypes(first: earlier, second: found), at: syntax)
      } else if index > 0 {
        reader.report(InheritanceMessage.rawTypeMustBeFirst(type: found), at: syntax)
      } else {
        result.rawType = found
      }
    case .structure:
      model.report(
        InheritanceMessage.fromOtherType(type: found), at: type.position ?? reader.position(syntax))
    case .actor:
      model.report(
        isClass
          ? InheritanceMessage.actorInherits : .fromOtherType(type: found),
        at: type.position ?? reader.position(syntax))
    case .class:
      model.report(
        InheritanceMessage.classFromOtherType(type: found),
        at: type.position ?? reader.position(syntax))
    }
  }
}
