import SwiftSyntax

/// Resolves type syntax to types.
extension Checker {
  /// The type that the syntax names. An unknown type is reported and gives `.error`.
  ///
  /// - Parameter placeholder: Provides types for `_` and omitted generic arguments; without it they
  ///   are errors.
  func resolve(
    _ type: TypeSyntax, in context: Context, placeholder: (() -> Type)? = nil
  ) -> Type {
    TypeReader(checker: self, context: context, placeholder: placeholder).read(type)
  }

  /// The constraint in type syntax: after `any` and `some`, after a colon, or in an inheritance
  /// clause. It consists of protocols, a class, and `AnyObject`. Reports anything else and returns
  /// nil.
  func resolveConstraint(
    _ type: TypeSyntax, of subject: Type? = nil, in context: Context
  ) -> Existential? {
    TypeReader(checker: self, context: context)
      .constraint(type, of: subject?.description ?? "Self")
  }

  /// The written generic arguments after a name.
  func resolve(
    _ arguments: GenericArgumentClauseSyntax, in context: Context,
    placeholder: (() -> Type)? = nil
  ) -> [Type] {
    TypeReader(checker: self, context: context, placeholder: placeholder).arguments(arguments)
  }
}
