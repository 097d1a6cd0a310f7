import Reading
import SwiftSyntax

/// Builds a generic signature from the written requirements.
///
/// Requirements may come in any order and depend on each other (`where T.Element: P, T: Sequence`).
/// A requirement that can't be resolved yet is retried. Queries on the signature during this are
/// answered with the requirements found so far.
final class SignatureBuilder {
  private enum Clause {
    case bound(Type, TypeSyntax)
    case conformance(TypeSyntax, TypeSyntax)
    case same(TypeSyntax, TypeSyntax)
    case written(GenericRequirement)
  }

  /// The maximum number of requirements in one `where` clause, because each is resolved again after
  /// the others.
  private static let requirementsLimit = 500

  private unowned let model: SemanticModel
  private let parameters: [GenericParameter]
  private let outer: () -> GenericSignature
  private var clauses: [Clause] = []
  /// Types of a function's parameters, which may imply requirements: `Set<T>` implies `T:
  /// Hashable`.
  private var implying: [TypeSyntax] = []
  /// The function's error type.
  private var thrown: TypeSyntax?
  /// The context of the clauses.
  var context: Context?
  private var requirements: [GenericRequirement] = []
  /// The signature with the requirements found so far.
  private(set) lazy var partial = GenericSignature.empty

  init(
    model: SemanticModel, parameters: [GenericParameter], outer: @escaping () -> GenericSignature
  ) {
    self.model = model
    self.parameters = parameters
    self.outer = outer
  }

  // MARK: Written requirements

  func add(bound: TypeSyntax, of parameter: GenericParameter) {
    clauses.append(.bound(parameter.type, bound))
  }

  func add(bound: TypeSyntax, of type: Type) { clauses.append(.bound(type, bound)) }

  func add(_ requirement: GenericRequirement) { clauses.append(.written(requirement)) }

  func add(_ clause: GenericWhereClauseSyntax?) {
    if let clause, let context, clause.requirements.count > Self.requirementsLimit {
      model.reportUnsupported(
        UnsupportedMessage.longClause(limit: Self.requirementsLimit),
        at: context.file.position(of: clause))
      return model.budget.giveUp()
    }
    for item in (clause?.requirements).elements {
      switch item.requirement {
      case .conformanceRequirement(let syntax):
        clauses.append(.conformance(syntax.leftType, syntax.rightType))
      case .sameTypeRequirement(let syntax):
        if case .type(let left) = syntax.leftType, case .type(let right) = syntax.rightType {
          clauses.append(.same(left, right))
        }
      case .layoutRequirement(let syntax):
        if let context {
          model.reportUnsupported(
            UnsupportedMessage.requirement, at: context.file.position(of: syntax))
        }
      }
    }
  }

  func add(implying type: TypeSyntax) { implying.append(type) }

  func add(thrown type: TypeSyntax?) { thrown = type }

  var isEmpty: Bool { clauses.isEmpty && parameters.isEmpty }

  // MARK: Building

  /// The signature as a fact. During its computation it returns the partial signature.
  func fact() -> Lazy<GenericSignature> {
    model.fact(circular: self.partial) { [self] in build() }
  }

  /// The signature's own requirements, without those of the enclosing signature.
  func requirementsFact() -> Lazy<[GenericRequirement]> {
    model.fact(circular: self.requirements) { [self] in
      _ = build()
      return requirements
    }
  }

  private func build() -> GenericSignature {
    model.reading {
      let outer = outer()
      if clauses.isEmpty, parameters.isEmpty, implying.isEmpty, thrown == nil { return outer }
      renew(outer)
      var pending = clauses
      while !pending.isEmpty {
        var left: [Clause] = []
        for clause in pending {
          let (found, problems) = model.collecting { read(clause) }
          if let found, problems.isEmpty {
            requirements += found
            renew(outer)
          } else {
            left.append(clause)
          }
        }
        if left.count == pending.count {
          for clause in left { requirements += read(clause) ?? [] }
          break
        }
        pending = left
      }
      addImplied(outer)
      renew(outer)
      return partial
    }
  }

  private func renew(_ outer: GenericSignature) {
    partial = GenericSignature(
      parameters: outer.parameters + parameters, requirements: outer.requirements + requirements,
      model: model)
  }

  private func addImplied(_ outer: GenericSignature) {
    guard let context, !implying.isEmpty || thrown != nil else { return }
    var types: [Type] = []
    for syntax in implying {
      types.append(
        model.collecting {
          model.resolve(syntax, in: context)
        }.result)
    }
    renew(outer)
    for type in types { imply(type, outer) }
    if let thrown {
      implyError(model.collecting { model.resolve(thrown, in: context) }.result, outer)
    }
  }

  /// A thrown type is an error: `throws(E)` implies `E: Error`.
  private func implyError(_ thrown: Type, _ outer: GenericSignature) {
    let error = model.core.protocol("Error")
    guard thrown.isTypeParameter, !partial.conforms(thrown, to: error) else { return }
    requirements.append(.conforms(thrown, error))
    renew(outer)
  }

  /// A mentioned generic type implies its requirements on its arguments.
  private func imply(_ type: Type, _ outer: GenericSignature) {
    guard type.flags.contains(.hasParameters) else { return }
    if case .function(let function) = type.kind, let thrown = function.thrown {
      implyError(thrown, outer)
    }
    if case .nominal(let declaration, let arguments) = type.kind,
      !declaration.ownSignature.isComputing
    {
      let substitution = Substitution(declaration.genericParameters, arguments)
      for requirement in declaration.signature.requirements {
        let put = requirement.mapTypes { model.substitute($0, substitution, in: partial) }
        guard put.subject.isTypeParameter, !requirements.contains(put) else { continue }
        if case .conforms(let subject, let one) = put, partial.conforms(subject, to: one) {
          continue
        }
        requirements.append(put)
        renew(outer)
      }
    }
    _ = type.mapParts { part in
      imply(part, outer)
      return part
    }
  }

  // MARK: Clauses

  private func read(_ clause: Clause) -> [GenericRequirement]? {
    guard let context else { return nil }
    switch clause {
    case .written(let requirement): return [requirement]
    case .bound(let subject, let syntax):
      return model.resolveConstraint(syntax, of: subject, in: context).map { constraint in
        if constraint.suppressesCopyable, case .member = subject.kind {
          model.report(
            CopyingMessage.associatedTypeSuppresses, at: context.file.position(of: syntax))
        }
        return Self.requirements(of: subject, constraint)
      }
    case .conformance(let left, let right):
      let subject = model.resolve(left, in: context)
      guard !subject.isError,
        let constraint = model.resolveConstraint(right, of: subject, in: context)
      else {
        return nil
      }
      if !subject.isTypeParameter {
        // Another requirement makes the type concrete, so this one adds nothing to the signature.
        return []
      }
      return Self.requirements(of: subject, constraint)
    case .same(let left, let right):
      let first = model.resolve(left, in: context)
      let second = model.resolve(right, in: context)
      if first.isError || second.isError { return nil }
      if first == second { return [] }
      reportConflict(first, second, left, in: context)
      // In a protocol, lookups use the left type, so the longer type is on the left.
      let swaps =
        !first.isTypeParameter || (second.isTypeParameter && second.depth > first.depth)
      return [swaps ? .same(second, first) : .same(first, second)]
    }
  }

  /// Reports a type that an earlier requirement has already made another concrete type.
  private func reportConflict(
    _ first: Type, _ second: Type, _ subject: TypeSyntax, in context: Context
  ) {
    guard !context.file.isPrelude, !first.flags.contains(.hasParameters),
      !second.flags.contains(.hasParameters)
    else { return }
    model.report(
      DeclarationMessage.conflictingTypes(
        subject: subject.spelling, later: second, earlier: first),
      at: context.file.position(of: subject))
  }

  /// The requirements that a constraint places on a type.
  static func requirements(
    of subject: Type, _ constraint: Existential
  ) -> [GenericRequirement] {
    if constraint.suppressesCopyable, case .parameter(let parameter) = subject.kind {
      parameter.isNoncopyable = true
    }
    var result: [GenericRequirement] = constraint.protocols.map { .conforms(subject, $0) }
    for (name, argument) in constraint.arguments.sorted(by: { $0.key < $1.key }) {
      let associated = constraint.protocols.lazy.flatMap(\.closure).flatMap(\.associatedTypes)
        .first { $0.name == name }
      if let associated { result.append(.same(Type(.member(subject, associated)), argument)) }
    }
    if let superclass = constraint.superclass {
      result.append(.inherits(subject, superclass: superclass))
    } else if constraint.isClassBound {
      result.append(.classBound(subject))
    }
    return result
  }
}
