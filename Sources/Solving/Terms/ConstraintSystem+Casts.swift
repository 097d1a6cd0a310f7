import Reading
import Semantics
import SwiftSyntax

/// The static types of `as`, `as?`, `as!` and `is`.
extension ConstraintSystem {
  func generateCast(
    _ term: Term, _ value: Term, _ syntax: TypeSyntax, _ cast: Term.Cast
  ) -> Type? {
    let type = model.resolve(syntax, in: context, placeholder: { self.makeVariable() })
    record(.written(term.id, type))
    guard requireConditions(of: type, term), let from = generate(value) else { return nil }
    switch cast {
    case .coerce: return convert(from, type, .coercion, value) ? type : nil
    case .conditional: return core.optional(type)
    case .forced: return type
    case .check: return core.bool
    }
  }

  /// The requirements of generic types on their omitted arguments.
  private func requireConditions(of type: Type, _ term: Term) -> Bool {
    guard type.hasVariables else { return true }
    if case .nominal(let declaration, let arguments) = type.kind {
      let substitution = Substitution(declaration.genericParameters, arguments)
      for requirement in declaration.signature.requirements {
        guard require(requirement, substitution, term) else { return false }
      }
    }
    var holds = true
    _ = type.mapParts { part in
      if holds, !requireConditions(of: part, term) { holds = false }
      return part
    }
    return holds
  }

  /// Whether `as` makes Foundation's object of a number: `count as NSNumber`.
  func isBridged(_ from: Type, _ own: NominalDeclaration, to wanted: NominalDeclaration)
    -> Bool
  {
    switch wanted.known {
    case .nsDecimalNumber: own.known == .decimal
    case .nsNumber:
      own.isPrelude
        && (from == core.bool
          || model.conforms(from, to: core.protocol("Numeric"), in: context.signature))
    default: false
    }
  }
}
