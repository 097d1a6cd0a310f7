package import SwiftSyntax

/// Resolves type syntax to types.
extension SemanticModel {
  /// The type that the syntax names. An unknown type is reported and gives `.error`.
  ///
  /// - Parameter placeholder: Provides types for `_` and omitted generic arguments; without it they
  ///   are errors.
  package func resolve(
    _ type: TypeSyntax, in context: Context, placeholder: (() -> Type)? = nil
  ) -> Type {
    TypeReader(model: self, context: context, placeholder: placeholder).read(type)
  }

  /// The constraint in type syntax: after `any` and `some`, after a colon, or in an inheritance
  /// clause. It consists of protocols, a class, and `AnyObject`. Reports anything else and returns
  /// nil.
  func resolveConstraint(
    _ type: TypeSyntax, of subject: Type? = nil, in context: Context
  ) -> Existential? {
    TypeReader(model: self, context: context)
      .constraint(type, of: subject?.description ?? "Self")
  }

  /// The written generic arguments after a name.
  package func resolve(
    _ arguments: GenericArgumentClauseSyntax, in context: Context,
    placeholder: (() -> Type)? = nil
  ) -> [Type] {
    TypeReader(model: self, context: context, placeholder: placeholder).arguments(arguments)
  }
}

extension SemanticModel {
  /// The wrapped type of an optional.
  package func wrapped(_ type: Type) -> Type? {
    guard case .nominal(let declaration, let arguments) = type.kind, declaration === core.optional
    else { return nil }
    return arguments.first
  }

  /// Whether the type is `()?`, `()??` and so on. A closure with that result may reach its end.
  package func isOptionalVoid(_ type: Type) -> Bool {
    wrapped(type).map { $0.isVoid || isOptionalVoid($0) } ?? false
  }
}
