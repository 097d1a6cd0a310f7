import Reading
import SwiftSyntax

/// Protocols: their associated types and their requirements.
extension Declarer {
  /// Declares a protocol's associated types, and its requirements on them and on itself.
  func declareRequirements(
    of one: ProtocolDeclaration, _ syntax: NominalSyntax, _ context: Context
  ) {
    one.isMarker =
      one.attributes.contains("marker")
      || one.isPrelude
        && ["Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"]
          .contains(one.name)
    let builder = SignatureBuilder(
      model: model, parameters: [], outer: { [unowned one] in one.signature })
    builder.context = context
    let model = model
    for item in syntax.members {
      guard let written = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let associated = AssociatedType(
        name: written.name.plainName, owner: one, index: one.associatedTypes.count,
        position: context.file.position(of: written.name))
      if one.associatedTypes.contains(where: { $0.name == associated.name }) {
        report(
          DeclarationMessage.redeclaration(name: associated.name), at: written.name, in: context)
        continue
      }
      one.associatedTypes.append(associated)
      one.members.add(.associatedType(associated), named: associated.name)
      let type = Type(.member(one.selfParameter.type, associated))
      for bound in (written.inheritanceClause?.inheritedTypes).elements {
        builder.add(bound: bound.type, of: type)
      }
      builder.add(written.genericWhereClause)
      if let value = written.initializer?.value {
        associated.defaultType = model.fact(circular: nil) {
          let type = model.resolve(value, in: context)
          return type.isError ? nil : type
        }
      }
    }
    builder.add(syntax.whereClause)
    one.requirements = builder.requirementsFact()
    for name in one.primaryNames {
      completions.append { [unowned one] in
        let isThere = one.closure.contains { $0.associatedTypes.contains { $0.name == name } }
        if !isThere {
          model.report(
            DeclarationMessage.primaryTypeNotDeclared(name: name, protocol: one.name),
            at: context.file.position(of: syntax.name))
        }
      }
    }
  }

  /// Numbers the requirements in a protocol's declaration.
  func require(_ function: FunctionDeclaration, of owner: Owner) {
    guard let one = owner.type as? ProtocolDeclaration, owner.extension == nil else { return }
    function.requirementIndex = one.takeRequirementIndex()
    function.access = max(one.access, .file)
    one.require(function)
  }

  func require(_ storage: StorageDeclaration, of owner: Owner) {
    guard let one = owner.type as? ProtocolDeclaration, owner.extension == nil else { return }
    storage.access = max(one.access, .file)
    storage.requirementIndex = one.takeRequirementIndex()
    storage.getter?.requirementIndex = storage.requirementIndex
    if storage.isSettableRequirement {
      storage.setterRequirementIndex = one.takeRequirementIndex()
      storage.setter?.requirementIndex = storage.setterRequirementIndex
    }
    one.require(storage)
  }
}
